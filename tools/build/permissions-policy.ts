/**
 * What browsers can do and the app does not use: all features that Chromium 156 knows on every system, but for hints
 * that no host of the app asks for. Firefox 153 and WebKitGTK 2.50 read no such header.
 *
 * Not here, so allowed to the page itself, and to the video's frame where its `allow` says so: `autoplay`,
 * `clipboard-write`, `fullscreen`, `media-playback-while-not-visible`, `picture-in-picture`, `screen-wake-lock`,
 * `web-share`. Nor what Chromium on Linux takes for a mistake and warns of, as `bluetooth`: none of it is in the code.
 */
export const REFUSED_FEATURES = [
  ...['accelerometer', 'aria-notify', 'browsing-topics', 'camera', 'captured-surface-control', 'clipboard-read'],
  ...['compute-pressure', 'cross-origin-isolated', 'deferred-fetch', 'deferred-fetch-minimal'],
  ...['digital-credentials-create', 'digital-credentials-get', 'display-capture', 'encrypted-media', 'gamepad'],
  ...['geolocation', 'gyroscope', 'hid', 'identity-credentials-get', 'idle-detection', 'interest-cohort'],
  ...['keyboard-map', 'language-detector', 'language-model', 'local-fonts', 'local-network', 'local-network-access'],
  ...['loopback-network', 'magnetometer', 'microphone', 'midi', 'on-device-speech-recognition', 'otp-credentials'],
  ...['payment', 'private-state-token-issuance', 'private-state-token-redemption', 'publickey-credentials-create'],
  ...['publickey-credentials-get', 'serial', 'speaker-selection', 'storage-access', 'summarizer', 'sync-xhr'],
  ...['translator', 'unload', 'usb', 'window-management', 'xr-spatial-tracking'],
];

/** The header's value, which refuses these to the page and to every frame in it. */
export function permissionsPolicy(): string {
  return REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');
}
