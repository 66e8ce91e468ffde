import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteOpen } from '../../../src/state/shell/dialogs.ts';
import { dismissToast, showOffer, showToast, toasts } from '../../../src/state/shell/toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const undo = () => ({ label: 'Desfazer', run: vi.fn() });
const offered = () => toasts.offers.map(({ text }) => text);

test('a toast stays for three seconds', () => {
  showToast('um');
  vi.advanceTimersByTime(2999);
  expect(toasts.current?.text).toBe('um');
  vi.advanceTimersByTime(1);
  expect(toasts.current).toBeNull();
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
  const see = { label: 'Ver', run: vi.fn() };
  showToast('um', see);
  vi.advanceTimersByTime(7999);
  expect(toasts.current?.text).toBe('um');
  vi.advanceTimersByTime(1);
  expect(toasts.current).toBeNull();
  showToast('dois', see);
  showToast('três');
  expect(toasts.current?.text).toBe('três');
  expect(toasts.offers).toEqual([]);
});

test('offers stand beside each other, each for eight seconds, newest first', () => {
  showOffer('um', undo());
  vi.advanceTimersByTime(3000);
  showOffer('dois', undo());
  expect(offered()).toEqual(['dois', 'um']);
  vi.advanceTimersByTime(4999);
  expect(offered()).toEqual(['dois', 'um']);
  vi.advanceTimersByTime(1);
  expect(offered()).toEqual(['dois']);
  vi.advanceTimersByTime(2999);
  expect(offered()).toEqual(['dois']);
  vi.advanceTimersByTime(1);
  expect(offered()).toEqual([]);
});

test('one without an action takes none of them away, nor its time', () => {
  showOffer('um', undo());
  showToast('dois');
  expect(offered()).toEqual(['um']);
  expect(toasts.current?.text).toBe('dois');
  vi.advanceTimersByTime(3000);
  expect(toasts.current).toBeNull();
  vi.advanceTimersByTime(4999);
  expect(offered()).toEqual(['um']);
});

test('the one that was used goes, the others stay, and each does its own', () => {
  const [first, second] = [undo(), undo()];
  showOffer('um', first);
  showOffer('dois', second);
  const used = toasts.offers.find(({ text }) => text === 'um');
  used?.action?.run(new Event('click') as MouseEvent);
  if (used) dismissToast(used.id);
  expect(first.run).toHaveBeenCalledTimes(1);
  expect(second.run).not.toHaveBeenCalled();
  expect(offered()).toEqual(['dois']);
});

test('who opens a dialog is done with what led on, not with words alone; offers of the page wait, those of the dialog do not', async () => {
  showOffer('Jogo excluído', undo());
  showToast('Jogo salvo', { label: 'Ver', run: vi.fn() });
  vi.advanceTimersByTime(7000);
  const close = noteOpen(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(toasts.current).toBeNull();
  showToast('Código copiado');
  showOffer('Grupo apagado', undo());
  const closeOther = noteOpen(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(toasts.current?.text).toBe('Código copiado');
  await vi.advanceTimersByTimeAsync(8000);
  expect(offered()).toEqual(['Jogo excluído']);
  closeOther();
  await vi.advanceTimersByTimeAsync(8000);
  expect(offered()).toEqual(['Jogo excluído']);
  close();
  await vi.advanceTimersByTimeAsync(7999);
  expect(offered()).toEqual(['Jogo excluído']);
  await vi.advanceTimersByTimeAsync(1);
  expect(offered()).toEqual([]);
});
