/** The browser's own question whether to install the app. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** The question, once the browser has offered it. */
export const installPrompt: { kept?: InstallPrompt | undefined } = {};

/**
 * Keeps the question, which the browser offers once, for when it is time to ask it. The browser
 * offers it for a page with a manifest: the page has it from now on, so that nobody misses it.
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
