/** A file that the system has opened with the app. */
interface LaunchHandle {
  getFile(): Promise<File>;
}

interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly LaunchHandle[] }) => void): void;
}

/**
 * Calls back with the files that the system opens with the installed app, those of the launch that has led here among
 * them; null for one that it does not hand out. Does nothing in a browser without such launches.
 */
export function onLaunchFiles(callback: (files: readonly (File | null)[]) => void): void {
  const { launchQueue }: { launchQueue?: LaunchQueue } = window as object;
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length === 0) return;
    void Promise.all(files.map(fileOf)).then(callback);
  });
}

async function fileOf(handle: LaunchHandle): Promise<File | null> {
  try {
    return await handle.getFile();
  } catch {
    return null;
  }
}
