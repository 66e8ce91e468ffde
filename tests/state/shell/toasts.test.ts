import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteOpen } from '../../../src/state/shell/dialogs.ts';
import { dismissToast, leaveToast, showOffer, showToast, toasts } from '../../../src/state/shell/toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
});

const action = (label: string) => ({ label, run: vi.fn() });
const shown = () => [toasts.current?.text, toasts.kept?.text];

test('a toast stays for three seconds', () => {
  showToast('um');
  vi.advanceTimersByTime(2999);
  expect(shown()).toEqual(['um', undefined]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([undefined, undefined]);
});

test('a toast in place of another has three seconds of its own', () => {
  showToast('um');
  const first = toasts.current?.id;
  vi.advanceTimersByTime(2000);
  showToast('um');
  expect(toasts.current?.id).not.toBe(first);
  vi.advanceTimersByTime(2999);
  expect(toasts.current?.text).toBe('um');
  vi.advanceTimersByTime(1);
  expect(toasts.current).toBeNull();
});

test('a toast that leads on to something stays for eight seconds, unless another comes', () => {
  showToast('um', action('Ver'));
  vi.advanceTimersByTime(7999);
  expect(toasts.current?.text).toBe('um');
  vi.advanceTimersByTime(1);
  expect(toasts.current).toBeNull();
  showToast('dois', action('Ver'));
  showToast('três');
  expect(shown()).toEqual(['três', undefined]);
});

test('what can be undone goes on to the head when something else comes, for the rest of its eight seconds', () => {
  showOffer('apagado', action('Desfazer'));
  vi.advanceTimersByTime(3000);
  showToast('copiado');
  expect(shown()).toEqual(['copiado', 'apagado']);
  showToast('copiado de novo');
  expect(shown()).toEqual(['copiado de novo', 'apagado']);
  vi.advanceTimersByTime(4999);
  expect(toasts.kept?.text).toBe('apagado');
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([undefined, undefined]);
});

test('the last of two things to undo stays', () => {
  showOffer('um', action('Desfazer'));
  showOffer('dois', action('Desfazer'));
  expect(shown()).toEqual(['dois', undefined]);
  leaveToast();
  showOffer('três', action('Desfazer'));
  expect(shown()).toEqual(['três', undefined]);
});

test('an offer that was taken goes, wherever it stands', () => {
  const id = showOffer('um', action('Desfazer'));
  leaveToast();
  expect(shown()).toEqual([undefined, 'um']);
  dismissToast(id);
  expect(shown()).toEqual([undefined, undefined]);
});

test('a dialog that opens takes words and what led on away and has what it offered; one that closes leaves the toast', async () => {
  showToast('Código copiado');
  leaveToast();
  expect(shown()).toEqual(['Código copiado', undefined]);
  const closes = [];
  for (const lead of [null, action('Ver')]) {
    showToast('Jogo salvo', lead);
    closes.push(noteOpen(() => {}));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual([undefined, undefined]);
  }
  showOffer('Grupo apagado', action('Desfazer'));
  for (const close of closes) close();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual(['Grupo apagado', undefined]);
  const closeOther = noteOpen(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual([undefined, 'Grupo apagado']);
  closeOther();
});
