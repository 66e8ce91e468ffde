/**
 * Goes up whenever the same receipt would give other tickets. The golden replays in the tests
 * fail when a change needs it.
 */
export const ENGINE_VERSION = '2';
