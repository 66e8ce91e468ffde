const { classList } = document.documentElement;

/** Lays the page out for premium from its first paint on. The key: `state/premium`. */
export function lookAtPremium(): void {
  try {
    if (localStorage.getItem('robo-da-sorte:v1:premium') === 'true') classList.add('premium');
  } catch {
    // A browser without storage cannot have premium.
  }
}

/** Hides the prerendered home for 8 s where a link leads to another view; true if so. */
export function hideHome(): boolean {
  const isDeep = /[?&](view|r)=/.test(location.search);
  if (isDeep) {
    classList.add('deep');
    // Home is better than nothing when the scripts do not come.
    setTimeout(() => classList.remove('deep'), 8000);
  }
  return isDeep;
}
