import { useEffect, useState } from 'react';
import { receiveFiles } from '../../state/incoming/incoming.ts';
import { importText } from '../../state/results/importing.ts';

/**
 * Reads what is pasted anywhere on the page but into a field, and files that are dropped anywhere; true while some are
 * held over it.
 */
export function useIncoming(): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (!clipboardData || (target as Element).matches?.('input, textarea')) return;
      if (clipboardData.files.length > 0) void receiveFiles([...clipboardData.files]);
      else importText(clipboardData.getData('text/plain'));
    };
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Or else the browser leaves the page and opens the file.
      event.preventDefault();
      setIsOver(event.type === 'dragover');
      if (event.type === 'drop') void receiveFiles([...event.dataTransfer.files]);
    };
    const listeners = { paste: onPaste, dragover: onDrag, dragleave: onDrag, drop: onDrag };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of all) document.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of all) document.removeEventListener(type, listener);
    };
  }, []);
  return isOver;
}
