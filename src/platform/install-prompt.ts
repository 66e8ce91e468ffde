/** The browser's own question whether to install the app. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** The question, once the browser has offered it. */
export const installPrompt: { kept?: InstallPrompt | undefined } = {};

/**
 * Keeps the install prompt, which the browser offers once, until it is time to ask. The browser offers it for a page
 * with a manifest, so the link to the manifest is added here, after the listener.
 */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.kept = event as InstallPrompt;
  });
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${import.meta.env.BASE_URL}manifest.webmanifest`;
  document.head.append(link);
}
