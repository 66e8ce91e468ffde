// Runs before anything else, inlined into every page. Keeps the taps and choices made before the
// page is live, hides the prerendered home while a link leads to another view, and what premium has
// no use for.
{
  const kept = [];
  const keep = (event) => {
    const control = event.target.closest?.('#root button, #root select');
    if (!control) return;
    // A list says `input` before `change`, and React hydrates what hears it: that sets it back.
    if (event.type !== 'input') kept.push({ type: event.type, control, value: control.value });
    // What is kept is done later, in its turn: not now too, by a page that is half awake.
    event.stopImmediatePropagation();
  };
  const types = ['click', 'input', 'change'];
  for (const type of types) document.addEventListener(type, keep, true);
  window.takeEarlyTaps = () => {
    for (const type of types) document.removeEventListener(type, keep, true);
    return kept;
  };
  try {
    // Lays the page out for premium from its first paint on. The key: `state/premium`.
    if (localStorage.getItem('robo-da-sorte:v1:premium') === 'true') {
      document.documentElement.classList.add('premium');
    }
  } catch {
    // A browser that keeps nothing has no premium either.
  }
  if (/[?&]view=/.test(location.search)) {
    const { classList } = document.documentElement;
    classList.add('deep');
    // Home is better than nothing when the scripts do not come.
    setTimeout(() => classList.remove('deep'), 8000);
  }
}
