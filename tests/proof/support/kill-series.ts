import type { Page } from '@playwright/test';
import type { OwnBrowser } from '#tests/support/own-browser.ts';
import type { DeviceState } from '#tests/proof/page/device.ts';
import type { FaultyLine, Report } from './faulty-line.ts';
import { expect, expectAllOnce, nudge, openDevice, start, stateOf } from './proof.ts';
import { practices, type RealServer } from './real-server.ts';

interface Found extends DeviceState {
  readonly browserLoss: string | null;
}

interface SeriesOf {
  readonly line: FaultyLine;
  readonly browser: OwnBrowser;
  readonly learner: string;
  readonly job: 'enqueue' | 'drain';
}

interface Round {
  readonly killAfter: string;
  readonly upToMs: number;
  readonly upToCalls?: number;
}

/** A device that sends nothing for so long has stopped. */
const standstillMs = 60_000;

/**
 * One device whose browser is killed again and again. The page works alone and reports over the line, so a round costs
 * no more than the start of a browser. Reports of a killed page may be missing: then an answer counts as not taken.
 */
export function killSeries({ line, browser, learner, job }: SeriesOf) {
  const acknowledged = new Set<string>();
  const failures: unknown[] = [];
  const browserLosses: string[] = [];
  let before: string[] = [];
  let kills = 0;
  /** Rounds that found ops which were on their way when the browser was killed. */
  let foundInFlight = 0;
  let broken = 'it said nothing';
  let hear: (report: Report) => void = () => {};
  line.onReport = (report) => {
    if (report.what === 'found') hearLoss(report.body as Found);
    if (report.what === 'acknowledged') acknowledged.add(String(report.body));
    if (report.what === 'failed') failures.push(report.body);
    if (report.what === 'broken') broken = String(report.body);
    hear(report);
  };

  /** The browser itself says that it threw the databases away: that is no loss of ours, and it is counted apart. */
  function hearLoss({ browserLoss }: Found): void {
    if (browserLoss === null) return;
    browserLosses.push(browserLoss);
    acknowledged.clear();
    before = [];
  }

  function next(what: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`the page did not report ${what}: ${broken}`)), 60_000);
      const previous = hear;
      hear = (report) => {
        previous(report);
        if (report.what !== what) return;
        clearTimeout(timer);
        resolve(report.body);
      };
    });
  }

  return {
    /** What the device had said that it has before this round's page was opened. */
    get acknowledgedBefore(): readonly string[] {
      return before;
    },

    /**
     * Starts the browser, lets the page work, and kills it at a random moment after its report, or after that of its next calls of
     * the API which chance picks. What the page found.
     */
    async run({ killAfter, upToMs, upToCalls = 0 }: Round): Promise<DeviceState> {
      before = [...acknowledged];
      hear = () => {};
      const found = next('found');
      const reached = next(killAfter);
      const { dictation, aloud } = practices;
      browser.launch(`${line.url}/?as=${learner}&job=${job}&dictation=${dictation}&aloud=${aloud}`);
      const [state] = (await Promise.all([found, reached])) as [DeviceState, unknown];
      if (state.queued.some((op) => op.state === 'inflight')) foundInFlight += 1;
      if (upToCalls > 0) await line.called(1 + Math.floor(Math.random() * upToCalls));
      await new Promise((resolve) => {
        setTimeout(resolve, Math.random() * upToMs);
      });
      await browser.kill();
      kills += 1;
      return state;
    },

    /** Opens the device once more and lets it send: the server has everything, once. */
    async drainAndCompare(server: RealServer): Promise<void> {
      expect(failures).toEqual([]);
      browser.launch();
      const page = await openDevice(browser, line, { learner });
      await start(page);
      await nudge(page);
      await drainToEnd(page);
      await expectAllOnce(server, page, { learner, ids: [...acknowledged] });
    },

    figures: (): string =>
      [
        `${kills} kills, ${foundInFlight} with ops on their way, ${acknowledged.size} acknowledged answers`,
        `${browserLosses.length} times the browser threw its databases away (${[...new Set(browserLosses)].join('; ')})`,
      ].join(', '),
  };
}

/** Waits for as long as the queue gets shorter: after many kills there may be thousands of answers in it. */
async function drainToEnd(page: Page): Promise<void> {
  let left = await stateOf(page);
  while (left.waiting > 0) {
    const { waiting: before } = left;
    const poll = async () => (left = await stateOf(page)).waiting;
    await expect
      .poll(poll, { message: 'ops that wait', timeout: standstillMs, intervals: [1_000] })
      .toBeLessThan(before);
  }
}
