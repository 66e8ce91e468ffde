// Runs before anything else, inlined into every page. Keeps the taps and choices made before the
// page is live, and hides the prerendered home while a link leads to another view.
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
  if (/[?&]view=/.test(location.search)) {
    const { classList } = document.documentElement;
    classList.add('deep');
    // Home is better than nothing when the scripts do not come.
    setTimeout(() => classList.remove('deep'), 8000);
  }
}
