/**
 * Functions, as `owner.name`, that the browsers of 2020 lack, and the first version of Chrome, Firefox or Safari, the
 * last of the three, that has them.
 */
export const YOUNGER: Readonly<Record<string, string>> = {
  'AbortSignal.any': 'Safari 17.4',
  'AbortSignal.prototype.reason': 'Chrome 98',
  'AbortSignal.prototype.throwIfAborted': 'Chrome 100',
  'AbortSignal.timeout': 'Chrome 103',
  'Array.fromAsync': 'Chrome 121',
  'Array.prototype.at': 'Safari 15.4',
  'Array.prototype.findLast': 'Firefox 104',
  'Array.prototype.findLastIndex': 'Firefox 104',
  'Array.prototype.toReversed': 'Firefox 115',
  'Array.prototype.toSorted': 'Firefox 115',
  'Array.prototype.toSpliced': 'Firefox 115',
  'Array.prototype.with': 'Firefox 115',
  'Document.prototype.startViewTransition': 'Firefox 144',
  'Element.prototype.checkVisibility': 'Safari 17.4',
  'HTMLDialogElement.prototype.close': 'Safari 15.4',
  'HTMLDialogElement.prototype.show': 'Safari 15.4',
  'HTMLDialogElement.prototype.showModal': 'Safari 15.4',
  'HTMLElement.prototype.inert': 'Firefox 112',
  'Iterator.prototype.map': 'Safari 18.4',
  'Map.groupBy': 'Safari 17.4',
  'Navigator.prototype.locks': 'Safari 15.4',
  'Navigator.prototype.userActivation': 'Firefox 120',
  'Object.groupBy': 'Safari 17.4',
  'Object.hasOwn': 'Safari 15.4',
  'Promise.any': 'Chrome 85',
  'Promise.try': 'Firefox 134',
  'Promise.withResolvers': 'Firefox 121',
  'Scheduler.prototype.postTask': 'Firefox 142',
  'Set.prototype.union': 'Firefox 127',
  'String.prototype.at': 'Safari 15.4',
  'String.prototype.isWellFormed': 'Firefox 119',
  'Crypto.prototype.randomUUID': 'Safari 15.4',
  'URL.canParse': 'Chrome 120',
  'globalThis.BroadcastChannel': 'Safari 15.4',
  'globalThis.FinalizationRegistry': 'Safari 14.1',
  'globalThis.HTMLDialogElement': 'Safari 15.4',
  'globalThis.WeakRef': 'Safari 14.1',
  'globalThis.navigation': 'Firefox 147',
  'globalThis.reportError': 'Safari 15.4',
  'globalThis.requestIdleCallback': 'not in Safari',
  'globalThis.scheduler': 'Firefox 142',
  'globalThis.structuredClone': 'Safari 15.4',
};

/** A script, for a page or a worker, that takes them away; it notes in `forgotten` what was there. */
export const FORGET_THE_YOUNGER = `globalThis.forgotten = ${JSON.stringify(Object.keys(YOUNGER))}
  .filter((path) => {
    const steps = path.split('.');
    const name = steps.pop();
    const owner = steps.reduce((at, step) => at?.[step], globalThis);
    return owner && name in owner && Reflect.deleteProperty(owner, name);
  });
  // Firefox before 101 and Safari before 14.1 measure from mark to mark only.
  performance.measure = (name, options) => {
    if (typeof options === 'object') throw new SyntaxError('no such mark');
  };
`;
