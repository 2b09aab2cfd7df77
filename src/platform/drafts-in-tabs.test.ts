import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '#tests/support/fake-storage.ts';
import { rounds } from '#tests/support/rounds.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { newestFirst, readRow, type ReadVersion } from './draft-versions.ts';
import { createDrafts } from './drafts.ts';

const key = 'local 9016';
const parse = (draft: unknown) => (typeof draft === 'string' && draft !== '' ? draft : null);
let browsers = 0;

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

interface Tab {
  text: string;
  others: readonly ReadVersion<string>[];
  keeper: DraftKeeper<string>;
  /** Its writes reach the database; a frozen tab's wait, a dead one's never come. */
  frozen: PromiseWithResolvers<void> | null;
  isDead: boolean;
}

/** The tabs of one browser on one essay, without locks: nobody tells them of each other. */
function openBrowser() {
  browsers += 1;
  const database = `tabs-${browsers}`;
  const drafts = createDrafts(database);
  const tabs: Tab[] = [];
  /** What closed tabs carried over, and no other process sees yet. */
  const late: Storage[] = [];
  /** Texts that must never be lost, and those that were handed in. */
  const promised: string[] = [];
  const handedIn: string[] = [];

  async function open(): Promise<Tab> {
    const own = createDrafts(database);
    const { newest, others, seen } = readRow(await own.find(key), parse);
    const tab: Tab = {
      text: newest?.draft ?? '',
      others,
      frozen: null,
      isDead: false,
      keeper: createDraftKeeper<string>(
        {
          ...own,
          async write(of, write) {
            await tab.frozen?.promise;
            await (tab.isDead ? new Promise<never>(() => undefined) : own.write(of, write));
          },
        },
        key,
        seen,
      ),
    };
    tabs.push(tab);
    return tab;
  }
  /** What `useKeptDraft` does when a page hides. */
  function hide({ text, keeper }: Tab): void {
    if (text === '') keeper.forget();
    else keeper.refresh(text);
    keeper.flush();
    promised.push(text);
  }
  return {
    drafts,
    tabs,
    promised,
    handedIn,
    open,
    hide,
    type(tab: Tab, words: string) {
      tab.text += words;
      tab.keeper.keep(tab.text);
    },
    close(tab: Tab) {
      const seenByAll = localStorage;
      const ownView = fakeStorage();
      late.push(ownView);
      vi.stubGlobal('localStorage', ownView);
      hide(tab);
      vi.stubGlobal('localStorage', seenByAll);
      tab.isDead = true;
    },
    /** The last words of closed tabs become visible to the others. */
    arrive() {
      for (const own of late.splice(0))
        for (const name of Object.keys(own)) localStorage.setItem(name, own.getItem(name) ?? '');
    },
    /** Two seconds pass: whatever is on a screen now must stay. */
    async wait() {
      const awakeTabs = tabs.filter(({ isDead, frozen }) => !isDead && !frozen);
      await Promise.all(awakeTabs.map(({ keeper }) => keeper.whenStored()));
      promised.push(...awakeTabs.map(({ text }) => text));
    },
    handIn(tab: Tab) {
      tab.keeper.forget();
      handedIn.push(tab.text);
      tab.text = '';
    },
    async turnTo(tab: Tab, { version, draft }: ReadVersion<string>) {
      await tab.keeper.whenStored();
      await drafts.prefer(key, version);
      const { newest, others, seen } = readRow(await drafts.find(key), parse);
      tab.keeper.goOnFrom(seen);
      tab.others = others;
      tab.text = newest?.draft ?? draft;
    },
    texts: async () => newestFirst(await drafts.find(key)).flatMap(({ draft }) => parse(draft) ?? []),
  };
}
function freeze(tab: Tab): void {
  tab.frozen = Promise.withResolvers();
}

function thaw(tab: Tab | undefined): void {
  tab?.frozen?.resolve();
  if (tab) tab.frozen = null;
}

it('a tab that only looked takes nothing from one that wrote, when it closes', async () => {
  const browser = openBrowser();
  const idle = await browser.open();
  const writing = await browser.open();
  browser.type(writing, 'A text.');
  await browser.wait();
  browser.close(writing);
  browser.close(idle);
  browser.arrive();
  expect(await browser.texts()).toEqual(['A text.']);
});

it('a tab whose text another one went on with does not bring it back when it closes', async () => {
  const browser = openBrowser();
  const first = await browser.open();
  browser.type(first, 'A line.');
  await browser.wait();
  const second = await browser.open();
  browser.type(second, ' And more.');
  await browser.wait();
  browser.close(first);
  browser.arrive();
  expect(await browser.texts()).toEqual(['A line. And more.']);
});

it('two tabs that both wrote both keep their text, the newer one first', async () => {
  const browser = openBrowser();
  const first = await browser.open();
  const second = await browser.open();
  browser.type(first, 'Of the first.');
  await browser.wait();
  browser.type(second, 'Of the second.');
  await browser.wait();
  browser.close(second);
  browser.arrive();
  expect((await browser.texts()).toSorted()).toEqual(['Of the first.', 'Of the second.']);
  browser.handIn(first);
  await browser.wait();
  expect(await browser.texts()).toEqual(['Of the second.']);
});

it('words that arrive late from a closed tab stand beside what was written meanwhile', async () => {
  const browser = openBrowser();
  const first = await browser.open();
  browser.type(first, 'A line');
  await browser.wait();
  browser.type(first, ', and its end.');
  browser.close(first);
  const second = await browser.open();
  expect(second.text).toBe('A line');
  browser.type(second, ' of the second.');
  await browser.wait();
  browser.arrive();
  expect((await browser.texts()).toSorted()).toEqual(['A line of the second.', 'A line, and its end.']);
});

const steps = [
  'open',
  'type',
  'type',
  'type',
  'wait',
  'hide',
  'freeze',
  'thaw',
  'close',
  'crash',
  'arrive',
  'handIn',
  'turnTo',
] as const;

async function live(seed: number): Promise<{ lost: string[]; story: string[] }> {
  const { pick: pickOne, below } = createSeededRandom(seed);
  const pick = <One>(list: readonly One[]): One | undefined =>
    list.length === 0 ? undefined : pickOne(list);
  const browser = openBrowser();
  const story: string[] = [];
  const most = 2 + below(3);
  const length = 10 + below(40);
  await browser.open();
  for (let at = 0; at < length; at += 1) {
    const step = pickOne(steps);
    const alive = browser.tabs.filter(({ isDead }) => !isDead);
    const tab = pick(alive.filter(({ frozen }) => !frozen));
    story.push(`${step} ${tab ? browser.tabs.indexOf(tab) : '-'}`);
    if (step === 'open' && alive.length < most) await browser.open();
    else if (step === 'wait') await browser.wait();
    else if (step === 'arrive') browser.arrive();
    else if (step === 'thaw') thaw(pick(alive.filter(({ frozen }) => frozen)));
    else if (!tab) continue;
    else if (step === 'type') browser.type(tab, ` ${at}`);
    else if (step === 'hide') browser.hide(tab);
    else if (step === 'freeze') freeze(tab);
    else if (step === 'close') browser.close(tab);
    else if (step === 'crash') tab.isDead = true;
    else if (step === 'handIn') browser.handIn(tab);
    else if (step === 'turnTo' && tab.others[0]) await browser.turnTo(tab, tab.others[0]);
  }
  for (const tab of browser.tabs) thaw(tab);
  browser.arrive();
  await browser.wait();
  const kept = [...(await browser.texts()), ...browser.handedIn];
  const lost = browser.promised.filter((text) => text !== '' && !kept.some((each) => each.startsWith(text)));
  return { lost, story };
}

it('loses no text that was on a screen for two seconds, whatever two to four tabs do', async () => {
  const seeds = rounds('TAB_SEEDS', { short: 200, long: 4_000 });
  for (let seed = 1; seed <= seeds; seed += 1) {
    vi.stubGlobal('localStorage', fakeStorage());
    const { lost, story } = await live(seed);
    expect(lost, `seed ${seed}: ${story.join(', ')}`).toEqual([]);
  }
});
