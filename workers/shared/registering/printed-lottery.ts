import { LOTTERIES, type LotteryKey } from '../lottery/lotteries.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Each lottery's name as a word, with or without spaces and signs in it: «esquina» is no Quina. */
const NAMES = LOTTERIES.map(({ key, name }) => {
  const letters = plain(name).replace(/[^a-z]/g, '');
  return { key, pattern: new RegExp(`(?:^|[^a-z])${[...letters].join('[^a-z]{0,2}')}(?![a-z])`) };
});

/** The lottery that a text names, where it is another than the one that was asked for, and only that. */
export function otherLotteryIn(text: string, asked: LotteryKey): LotteryKey | undefined {
  const words = plain(text);
  const named = NAMES.filter(({ pattern }) => pattern.test(words)).map(({ key }) => key);
  return named.includes(asked) ? undefined : named[0];
}
