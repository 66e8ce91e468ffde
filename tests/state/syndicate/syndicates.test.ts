import { beforeEach, describe, expect, test, vi } from 'vitest';
import { versionText } from '../../../src/content/syndicate/incoming.ts';
import type { RegisteredBet } from '../../../src/state/saved-games/game.ts';
import { MAX_GROUP_GAMES, MAX_MEMBERS, MAX_REVISION, type Syndicate } from '../../../src/state/syndicate/syndicate.ts';
import { withoutNames } from '../../../src/state/syndicate/syndicate-link.ts';
import { marksOf } from '../../../workers/shared/bet/marks.ts';
import { storedRecords } from '../../platform/fake-database.ts';
import { useStores } from '../../platform/tabs.ts';
import { oneOfEach, ticketOf, ticketsOf } from '../saved-games/tickets.ts';
import { FRIENDS } from './any-group.ts';
import { openSyndicates, type SyndicatesPage } from './syndicates-page.ts';

beforeEach(useStores);

const groupIn = (page: SyndicatesPage): Syndicate => page.syndicates.list[0]?.group as Syndicate;
const namesIn = (page: SyndicatesPage) => groupIn(page).members.map(({ name }) => name);

/** Makes a group of a saved batch; gives its id. */
async function made(page: SyndicatesPage): Promise<string> {
  const games = ticketsOf(1, 4).map((game) => ({ ...game, group: { id: 'g', name: ' Turma\u00a0da  firma ' } }));
  const answer = await page.makeGroup(games, 'Bolão da Mega-Sena');
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.id;
}

describe('a group', () => {
  test('saved games make a group, with copies of them, their cost and what all of them have', async () => {
    const { page } = await openSyndicates();
    const follow = { from: 2943, draws: 2 };
    const registered = { on: '2026-11-25', draw: '2026-11-26', receipt: 'A1' };
    const games = ticketsOf(1, 3).map((game) => ({ ...game, follow, registered }));
    expect(await page.makeGroup(games, 'Bolão da Mega-Sena')).toHaveProperty('id');
    expect(groupIn(page)).toMatchObject({
      ...{ revision: 1, name: 'Bolão da Mega-Sena', lottery: 'megasena', cents: 3600, members: [] },
      ...{ follow, draw: '2026-11-26', receipt: 'A1' },
      games: games.map(({ numbers }) => ({ numbers })),
    });
    await made(page);
    const newest = page.syndicates.list.find(({ group }) => group.name === 'Turma da firma');
    expect(newest?.group).not.toHaveProperty('follow');
  });

  test('games of a list, which have nothing else, make a group', async () => {
    const { page } = await openSyndicates();
    const games = Array.from({ length: MAX_GROUP_GAMES }, (_, i) => marksOf(ticketOf(i)));
    expect(await page.makeGroup(games, 'Bolão da Mega-Sena')).toHaveProperty('id');
    expect(groupIn(page)).toMatchObject({ name: 'Bolão da Mega-Sena', cents: 600 * MAX_GROUP_GAMES });
    expect(groupIn(page).games).toEqual(games.map(({ numbers }) => ({ numbers })));
    expect(await page.makeGroup([...games, marksOf(ticketOf(60))], 'Bolão')).toEqual({ problem: 'refused' });
  });

  test('the day of games that were registered by it alone is the group’s, and stays as its contest becomes known', async () => {
    const registered = { on: '2026-11-25', draw: '2026-11-26' };
    const games = ticketsOf(0, 2).map((ticket) => ({ ...ticket, follow: { draws: 1 }, registered }));
    const { page } = await openSyndicates();
    const answer = await page.makeGroup(games, 'Bolão');
    const id = 'id' in answer ? answer.id : '';
    expect(groupIn(page)).toMatchObject({ draw: '2026-11-26' });
    expect(groupIn(page)?.follow).toBeUndefined();
    await page.changeDetails(id, { name: 'Outro' });
    await page.changeDetails(id, { contest: 3088 });
    expect(groupIn(page)).toMatchObject({ name: 'Outro', draw: '2026-11-26', follow: { from: 3088, draws: 1 } });
  });

  test('a bet of its games that is registered or corrected changes it where somebody asks for that', async () => {
    const { page } = await openSyndicates();
    const id = await made(page);
    const bet = { draws: 2, on: '2026-11-25', draw: '2026-11-26', from: 2943, receipt: 'A1' };
    const otherwise = (told: RegisteredBet, was?: RegisteredBet, games = ticketsOf(0, 9)) =>
      page.groupsOtherwise(page.syndicates.list, games, told, was).map((group) => group.id);
    expect(otherwise(bet)).toEqual([id]);
    expect(otherwise(bet, undefined, ticketsOf(1, 3)), 'one of its games is not among these').toEqual([]);
    expect(await page.changeBet(id, bet)).toBe('kept');
    expect(groupIn(page)).toMatchObject({ follow: { from: 2943, draws: 2 }, draw: '2026-11-26', receipt: 'A1' });
    expect(groupIn(page)).toMatchObject({ revision: 2, cents: 2400 });
    expect(otherwise(bet)).toEqual([]);
    const { from: _, receipt: __, ...byDay } = { ...bet, draw: '2026-11-28', draws: 1 };
    expect(otherwise(byDay), 'another bet of the same games').toEqual([]);
    expect(otherwise(byDay, bet)).toEqual([id]);
    await page.changeBet(id, byDay);
    expect(groupIn(page)).toMatchObject({ draw: '2026-11-28', receipt: 'A1' });
    expect(groupIn(page).follow, 'a contest of another day').toBeUndefined();
    expect(otherwise(byDay)).toEqual([]);
    await page.keepGroup({ ...FRIENDS, games: groupIn(page).games });
    expect(otherwise(bet, byDay), 'a copy that came is not changed').toEqual([id]);
  });

  test('the cost is what the diary notes of its games, at the visitor’s own price', async () => {
    const { page } = await openSyndicates();
    page.restorePrices();
    page.keepPrice('megasena', 605);
    const { page: next } = await openSyndicates();
    const games = ticketsOf(1, 3).map((game) => ({ ...game, follow: { from: 2943, draws: 4 } }));
    await next.makeGroup(games, 'Bolão');
    expect(groupIn(next).cents).toBe(3 * 4 * 605);
    expect(groupIn(next).cents).toBe(next.centsOf(games));
  });

  test('any lottery can have a group, and a group has one lottery', async () => {
    const { page } = await openSyndicates();
    for (const ticket of oneOfEach) expect(await page.makeGroup([ticket], 'Bolão')).toHaveProperty('id');
    expect(page.syndicates.list).toHaveLength(oneOfEach.length);
    expect(await page.makeGroup(oneOfEach, 'Bolão')).toEqual({ problem: 'lotteries' });
    expect(await page.makeGroup([], 'Bolão')).toEqual({ problem: 'lotteries' });
  });

  test('a name that cannot be read gives way to the name of the lottery', async () => {
    const { page } = await openSyndicates();
    const named = { ...ticketOf(1), name: '\u2800' };
    await page.makeGroup([named], 'Bolão da Mega-Sena');
    expect(groupIn(page).name).toBe('Bolão da Mega-Sena');
  });

  test('each member who comes, changes or goes makes a version', async () => {
    const { page } = await openSyndicates();
    const id = await made(page);
    await page.addMembers(id, ['Ana', 'Bruno']);
    await page.addMembers(id, ['Caio']);
    const [, bruno] = groupIn(page).members;
    await page.changeMember(id, bruno?.id ?? 0, { paid: true, quotas: 3 });
    const removed = await page.removeMember(id, bruno?.id ?? 0);
    expect(namesIn(page)).toEqual(['Ana', 'Caio']);
    await page.addMembers(id, ['Dora']);
    if (removed) await page.restoreMember(id, removed);
    if (removed) await page.restoreMember(id, removed);
    expect(namesIn(page)).toEqual(['Ana', 'Bruno', 'Caio', 'Dora']);
    expect(groupIn(page).members[1]).toMatchObject({ id: bruno?.id, quotas: 3, paid: true });
    expect(new Set(groupIn(page).members.map((member) => member.id)).size).toBe(4);
    expect(groupIn(page).revision).toBe(8);
  });

  test('another contest has another day and the same other details; a prize can be taken back', async () => {
    const { page } = await openSyndicates();
    await page.changeGroup(FRIENDS.id, () => ({ id: FRIENDS.id, own: true, since: '', group: FRIENDS }));
    const same = { name: 'Outra', cents: 500, contest: 2943, receipt: undefined };
    await page.changeDetails(FRIENDS.id, same);
    expect(groupIn(page)).toMatchObject({ name: 'Outra', cents: 500, draw: '2026-11-26' });
    expect(groupIn(page)).not.toHaveProperty('receipt');
    await page.changeDetails(FRIENDS.id, { ...same, contest: 2944 });
    expect(groupIn(page).follow).toEqual({ from: 2944, draws: 1 });
    expect(groupIn(page)).not.toHaveProperty('draw');
    await page.changePrize(FRIENDS.id, 100);
    expect(groupIn(page).prize).toBe(100);
    await page.changePrize(FRIENDS.id, undefined);
    expect(groupIn(page)).not.toHaveProperty('prize');
  });

  test('two forms at once take nothing from each other: only details that were changed change', async () => {
    const { page } = await openSyndicates();
    const group = { ...FRIENDS, follow: { from: 2943, draws: 4 } };
    await page.changeGroup(FRIENDS.id, () => ({ id: FRIENDS.id, own: true, since: '', group }));
    await page.changeDetails(FRIENDS.id, { receipt: 'B-2' });
    await page.changeDetails(FRIENDS.id, { name: 'Outra' });
    expect(groupIn(page)).toEqual({ ...group, revision: 6, name: 'Outra', receipt: 'B-2' });
    await page.changeDetails(FRIENDS.id, { contest: 2950 });
    expect(groupIn(page).follow).toEqual({ from: 2950, draws: 4 });
    await page.changeDetails(FRIENDS.id, { contest: undefined });
    expect(groupIn(page)).not.toHaveProperty('follow');
    expect(groupIn(page).receipt).toBe('B-2');
  });

  test('the last version that can be read has no next one', async () => {
    const { page } = await openSyndicates();
    const group = { ...FRIENDS, revision: MAX_REVISION - 1 };
    await page.changeGroup(FRIENDS.id, () => ({ id: FRIENDS.id, own: true, since: '', group }));
    await page.changePrize(FRIENDS.id, 100);
    await page.changePrize(FRIENDS.id, 200);
    expect(groupIn(page)).toEqual({ ...group, revision: MAX_REVISION, prize: 100 });
  });

  test('a full group takes no further member', async () => {
    const { page } = await openSyndicates();
    const members = Array.from({ length: MAX_MEMBERS }, (_, i) => ({ id: i + 1, name: 'x', quotas: 1, paid: true }));
    const group = { ...FRIENDS, revision: 1000, members };
    await page.changeGroup(FRIENDS.id, () => ({ id: FRIENDS.id, own: true, since: '', group }));
    expect(await page.addMembers(FRIENDS.id, ['Ana'])).toBe('full');
    expect(groupIn(page)).toEqual(group);
    const removed = await page.removeMember(FRIENDS.id, 1);
    expect(await page.addMembers(FRIENDS.id, ['Ana', 'Bruno'])).toBe('full');
    expect(await page.addMembers(FRIENDS.id, ['Ana'])).toBe('kept');
    const full = groupIn(page);
    expect(removed && (await page.restoreMember(FRIENDS.id, removed))).toBe('full');
    expect(groupIn(page)).toEqual(full);
  });

  test('a group is there after a reload, and comes back after it was deleted', async () => {
    const first = await openSyndicates();
    const id = await made(first.page);
    const { page } = await openSyndicates();
    const before = page.syndicates.list;
    const removed = await page.deleteGroup(id);
    expect(page.syndicates.list).toEqual([]);
    if (removed) await page.restoreGroup(removed);
    expect(page.syndicates.list).toEqual(before);
    expect(await page.deleteGroup('none')).toBeUndefined();
  });
});

describe('several tabs', () => {
  test('two tabs follow each other, and changes of both hold', async () => {
    const { page: here } = await openSyndicates();
    const { page: there } = await openSyndicates();
    const id = await made(here);
    await expect.poll(() => there.syndicates.list.length).toBe(1);
    await Promise.all([here.addMembers(id, ['Ana']), there.addMembers(id, ['Bruno'])]);
    for (const page of [here, there]) await expect.poll(() => namesIn(page).sort()).toEqual(['Ana', 'Bruno']);
    expect(new Set(groupIn(here).members.map((member) => member.id)).size).toBe(2);
    await there.deleteGroup(id);
    await expect.poll(() => here.syndicates.list).toEqual([]);
    // What one deletes, the other does not bring back.
    expect(await here.addMembers(id, ['Caio'])).toBe('not-kept');
    expect(here.syndicates.list).toEqual([]);
  });
});

describe('a browser that keeps nothing', () => {
  test('a browser that keeps nothing has the groups as long as the page, and says so', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { page } = await openSyndicates();
    expect(page.syndicates.status).toBe('not-kept');
    const id = await made(page);
    expect(await page.addMembers(id, ['Ana'])).toBe('not-kept');
    expect(namesIn(page)).toEqual(['Ana']);
  });

  test('a browser that kept a member too late to say so has the member once', async () => {
    const { page } = await openSyndicates();
    const id = await made(page);
    // It fails when all is written, and what is written stays: so too where the browser answers too late.
    const { getAll } = IDBObjectStore.prototype;
    vi.spyOn(IDBTransaction.prototype, 'abort').mockImplementationOnce(() => {});
    vi.spyOn(IDBObjectStore.prototype, 'getAll')
      .mockImplementationOnce(getAll)
      .mockImplementationOnce(() => {
        throw new DOMException('late', 'TimeoutError');
      });
    expect(await page.addMembers(id, ['Ana'])).toBe('not-kept');
    await page.loadSyndicates();
    expect(page.syndicates.status).toBe('kept');
    expect(namesIn(page)).toEqual(['Ana']);
  });
});

const records = (...put: readonly object[]) => storedRecords('robo-da-sorte-syndicates', 'syndicates', ...put);

test('what only a later version knows stays through changes, and is not shown', async () => {
  const { page } = await openSyndicates();
  const members = FRIENDS.members.map((member) => ({ ...member, phone: '1' }));
  const record = { id: FRIENDS.id, own: true, since: '', group: { ...FRIENDS, members, place: 'bar' }, pinned: true };
  await page.changeGroup(FRIENDS.id, () => record);
  expect(page.syndicates.list).toEqual([{ id: FRIENDS.id, own: true, since: '', group: FRIENDS }]);
  await page.changePrize(FRIENDS.id, 100);
  const removed = await page.deleteGroup(FRIENDS.id);
  if (removed) await page.restoreGroup(removed);
  expect(await records()).toEqual([{ ...record, group: { ...record.group, revision: 5, prize: 100 } }]);
});

test('a damaged record is not shown, spoils no other, and stays, though a group of its id comes', async () => {
  const { page } = await openSyndicates();
  const bad = [
    { id: 'x', group: null },
    { id: FRIENDS.id, own: true, since: 'now', group: { ...FRIENDS, cents: 'much' } },
    { id: 'f'.repeat(32), own: true, since: 'now', group: FRIENDS },
  ];
  await records(...bad);
  await made(page);
  expect(page.syndicates).toMatchObject({ status: 'kept', list: [{ own: true }] });
  expect(await page.keepGroup(FRIENDS)).toBe(false);
  expect(await page.changeMember(FRIENDS.id, 2, { paid: false })).toBe('not-kept');
  expect(await page.deleteGroup(FRIENDS.id)).toBeUndefined();
  expect(await records()).toEqual(expect.arrayContaining(bad));
});

describe('a group that somebody sent', () => {
  const own = { id: FRIENDS.id, own: true, since: '', group: FRIENDS };
  const later = { ...FRIENDS, revision: 9, members: FRIENDS.members.slice(1) };

  test('a group that came is new, the same, one’s own, older or newer', async () => {
    const { page } = await openSyndicates();
    const received = { ...own, own: false };
    const bare = { ...received, group: withoutNames(FRIENDS) };
    expect(page.groupStatus(undefined, FRIENDS)).toBe('new');
    expect(page.groupStatus(received, { ...withoutNames(FRIENDS), revision: 1 })).toBe('same');
    expect(page.groupStatus(bare, FRIENDS)).toBe('newer');
    expect(page.groupStatus(received, { ...FRIENDS, members: [...FRIENDS.members].reverse() })).toBe('newer');
    expect(page.groupStatus(received, later)).toBe('newer');
    expect(page.groupStatus({ ...received, group: later }, FRIENDS)).toBe('older');
    expect(page.groupStatus(own, later)).toBe('own');
  });

  test.each<[string, Partial<Syndicate>]>([
    ['name', { name: 'Outro' }],
    ['lottery', { lottery: 'quina' }],
    ['games', { games: [...FRIENDS.games.slice(1), { numbers: [1, 2, 3, 4, 5, 60] }] }],
    ['contests', { follow: { from: 2950, draws: 1 } }],
    ['day', { draw: '2026-11-29' }],
    ['receipt', { receipt: 'B2' }],
    ['cost', { cents: 1 }],
    ['prize', { prize: 1 }],
    ['payments', { members: FRIENDS.members.map((member) => ({ ...member, paid: !member.paid })).reverse() }],
    ['names', { members: FRIENDS.members.map((member) => ({ ...member, name: 'Dora' })) }],
    ['order', { members: [...FRIENDS.members].reverse() }],
  ])('two versions that differ in their %s are told in other words', (_, change) => {
    const other = { ...FRIENDS, ...change };
    expect(versionText(FRIENDS, other)).not.toBe(versionText(other, FRIENDS));
  });

  test('a version is told by its receipt where the other has another, or none', () => {
    const { receipt: _, ...none } = FRIENDS;
    expect(versionText({ ...FRIENDS, receipt: 'B2' }, none)).toMatch(/ · comprovante B2$/);
    expect(versionText(none, { ...FRIENDS, receipt: 'B2' })).toMatch(/ · sem comprovante$/);
    expect(versionText(FRIENDS, FRIENDS)).not.toContain('comprovante');
  });

  test('a group that came is kept to be read only, and gives way to another version, which keeps the known names', async () => {
    const { page } = await openSyndicates();
    expect(await page.keepGroup(FRIENDS)).toBe(true);
    expect(page.syndicates.list).toMatchObject([{ own: false, group: FRIENDS }]);
    await page.addMembers(FRIENDS.id, ['Dora']);
    await page.changePrize(FRIENDS.id, 100);
    expect(groupIn(page)).toEqual(FRIENDS);
    const fresh = { id: 8, quotas: 1, paid: false };
    await page.keepGroup(withoutNames({ ...later, revision: MAX_REVISION, members: [...later.members, fresh] }));
    expect(namesIn(page)).toEqual(['Bruno', 'Caio', undefined]);
    // A forged last version locks nobody out of the next one.
    await page.keepGroup({ ...later, revision: 10 });
    expect(page.syndicates.list).toMatchObject([{ own: false, group: { ...later, revision: 10 } }]);
  });

  test('a group that came never takes the place of one that was made here', async () => {
    const { page } = await openSyndicates();
    await page.changeGroup(FRIENDS.id, () => own);
    for (const revision of [1, 9]) await page.keepGroup({ ...later, revision });
    expect(page.syndicates.list).toEqual([own]);
  });

  test.each([
    ['too-large', new Blob(['x'.repeat(1_000_001)])],
    ['not-text', new Blob([new Uint8Array([0xff, 0xfe, 0x00])])],
    ['not-json', new Blob(['bolão'])],
    ['unreadable', { size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob],
  ])('a file that is %s is refused', async (reason, file) => {
    const { page } = await openSyndicates();
    expect(await page.openFile(file)).toEqual({ reason });
    expect(page.syndicates.list).toEqual([]);
  });
});
