/** The browser's own question whether to install the app. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** The question, once the browser has offered it. */
export const installPrompt: { kept?: InstallPrompt | undefined } = {};

/** Keeps the question, which the browser offers once and early, for when it is time to ask it. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.kept = event as InstallPrompt;
  });
}
