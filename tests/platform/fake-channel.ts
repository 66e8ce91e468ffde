/** The broadcast channels of one browser: a `BroadcastChannel` whose messages stay in the test. */
export function fakeChannels(): new (name: string) => EventTarget {
  const open = new Set<FakeChannel>();
  class FakeChannel extends EventTarget {
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      open.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of open) {
        if (other === this || other.name !== this.name) continue;
        setTimeout(() => other.dispatchEvent(Object.assign(new Event('message'), { data })));
      }
    }
  }
  return FakeChannel;
}
