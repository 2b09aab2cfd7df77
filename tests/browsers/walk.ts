import { demoAccount } from '#server/idp/demo-account.ts';
import { grantPremium } from '#tests/e2e/support/grant-premium.ts';
import { learnersEssay } from '#tests/support/learners-essay.ts';
import type { ProductServer } from '#tests/support/product-server.ts';
import { desktop, type Size } from './engines/engine.ts';
import { answer, pathOf, record, submit, ways } from './answers.ts';
import type { Learner } from './learner.ts';

/** What a check of the walk has at hand. */
export interface Walk {
  readonly learner: Learner;
  readonly server: ProductServer;
  readonly size: Size;
}

/** One line of the report. Checks run in order, on one device. */
export interface Check {
  readonly what: string;
  /** Part of the short form. */
  readonly isShort?: true;
  readonly run: (walk: Walk) => Promise<void>;
}

/** Engines for scores are opened first; in a slow browser on a busy machine that takes minutes. */
const engineMs = 400_000;
const reading = { task: 'RA', id: 1001 } as const;
const essay = { task: 'WE', id: 9003 } as const;
const halfWritten = { task: 'WE', id: 9001 } as const;
const single = { task: 'MCS_R', id: 15_001 } as const;
const offline = { task: 'MCS_R', id: 15_002 } as const;
const words = 'Trains are quiet in the morning, and I think best there.';

/** Every mark of the own answer at the question says so. */
const ownAnswer = `document.querySelector('[aria-label="My answers"]')?.innerText ?? ''`;

/** Some browsers have given the permission before, and do not show the button. */
const pressedUntilAllowed = `(() => {
  const buttons = [...document.querySelectorAll('main button')];
  buttons.find((button) => /^Allow microphone$/.test(button.innerText))?.click();
  return /Say this sentence/.test(document.body.innerText);
})()`;

/** From the menu of a question, and in Persian. */
const readInPersian = `(() => {
  const view = document.querySelector('[aria-labelledby=translation-heading]');
  if (view === null) {
    const items = [...document.querySelectorAll('[role=menuitem], [role=dialog] button')];
    const item = items.find((each) => /^Translation/.test(each.innerText));
    (item ?? document.querySelector('main button[aria-label^=More]'))?.click();
    return false;
  }
  const picker = view.querySelector('select');
  if (picker?.value !== 'FA') {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(picker, 'FA');
    picker?.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const line = view.querySelector('p[lang=fa]');
  return line !== null && getComputedStyle(line).direction === 'rtl';
})()`;

/** From the page of all videos: a press, as browsers want before a sound. */
async function watchLesson(learner: Learner): Promise<void> {
  await learner.open('/dashboard/flash-video');
  await learner.press('button', /^Write from Dictation$/);
  await learner.holds('the lesson plays', `document.querySelector('video')?.currentTime > 1`, 90_000);
  await learner.holds(
    'it has captions',
    `/\\w/.test(document.querySelector('[role=dialog] p[lang=en]')?.innerText)`,
  );
}

/** On the list of paragraphs to put in order: the link of a row covers that row and no other. */
async function openFirst(learner: Learner): Promise<void> {
  await learner.pressAny('main a[href*="/re-order-paragraphs/13001"]');
  await learner.isAt('/dashboard/reading/re-order-paragraphs/13001');
}

const answering: readonly Check[] = ways.map((way) => ({
  what: `answer and result: ${way.kind}`,
  ...(way.task === 'MCS_R' || way.task === 'WFD' ? { isShort: true as const } : {}),
  run: ({ learner }) => answer(learner, way),
}));

export const checks: readonly Check[] = [
  {
    what: 'first visit',
    isShort: true,
    async run({ learner }) {
      await learner.open('/');
      await learner.sees('link', /^Practi[sc]e$/);
    },
  },
  {
    what: 'stored for offline',
    isShort: true,
    async run({ learner }) {
      await learner.open('/me/storage');
      await learner.holds('the service worker runs the page', 'navigator.serviceWorker.controller !== null');
      await learner.reads(/All questions and their sound are on this device\. You can go offline\./, 180_000);
    },
  },
  {
    what: 'list of questions',
    isShort: true,
    async run({ learner }) {
      await learner.open('/dashboard/reading/re-order-paragraphs');
      await openFirst(learner);
    },
  },
  {
    what: 'list as a table',
    isShort: true,
    async run({ learner, size }) {
      await learner.open('/dashboard/reading/re-order-paragraphs');
      await learner.resize(desktop);
      await learner.holds('a table', `document.querySelector('main table')`);
      await openFirst(learner);
      await learner.resize(size);
    },
  },
  ...answering,
  {
    what: 'reload keeps the answer',
    isShort: true,
    async run({ learner }) {
      await learner.open(pathOf(single));
      await learner.reload();
      await learner.holds('the own answer is listed', `/\\S/.test(${ownAnswer})`);
    },
  },
  {
    what: 'record, result and score',
    async run({ learner }) {
      await learner.open('/me/storage');
      await learner.pressAny('section[aria-label="Reading"] button', /^Download \(/);
      await learner.reads(/It works without a connection/, 180_000);
      await learner.open(pathOf(reading));
      await record(learner, 3);
      // No artificial microphone speaks words: the engine hears the sound and says so, in one of these ways.
      await learner.reads(/no words could be scored|We heard nothing|is not this text/, engineMs);
      await learner.reads(/Length\s+[3-9]\.\d s/);
    },
  },
  {
    what: 'microphone setup',
    async run({ learner }) {
      await learner.open('/dashboard/microphone-setup?step=test');
      await learner.holds('the test', pressedUntilAllowed);
      await learner.press('button', /^Start the test$/);
      // An artificial microphone plays tones, or nothing.
      await learner.press('button', /^Confirm Changes$/);
      await learner.reads(/Saved for this device/);
      await learner.open('/me');
      await learner.holds(
        'the microphone is saved',
        `localStorage.getItem('passage-microphone') && !/Not checked/.test(document.body.innerText)`,
      );
    },
  },
  {
    what: 'sound file, score word by word',
    async run({ learner }) {
      await learner.open(pathOf(reading));
      await learner.press('button', /^Begin$/);
      await learner.attach('Audio file', 'tests/fixtures/speech/reading.wav');
      await learner.holds(
        'the recording',
        `document.querySelector('[aria-label="Your recording"]')`,
        engineMs,
      );
      await submit(learner);
      await learner.reads(/We heard \d\d of 50 words/, engineMs);
      await learner.reads(/Scored on this device/);
    },
  },
  {
    what: 'essay and score',
    async run({ learner }) {
      await learner.open(pathOf(essay));
      await learner.press('button', /^Begin$/);
      await learner.type(/^Your essay$/, learnersEssay.replaceAll('\n\n', ' '));
      await submit(learner);
      await learner.reads(/Scored on this device/, engineMs);
      await learner.reads(/\d+ to \d+ of 26 points/);
    },
  },
  {
    what: 'leave while writing and return',
    isShort: true,
    async run({ learner }) {
      await learner.open(pathOf(halfWritten));
      await learner.press('button', /^Begin$/);
      await learner.type(/^Your essay$/, words);
      await learner.press('link', /^Back to /);
      await learner.isAt('/dashboard/writing/write-essay');
      await learner.pressAny(`main a[href*="/${halfWritten.id}"]`);
      await learner.press('button', /^Go on$/);
      await learner.has(/^Your essay$/, words);
    },
  },
  {
    what: 'a word is looked up and kept',
    async run({ learner }) {
      await learner.open(pathOf(reading));
      await learner.press('button', /^Begin$/);
      await learner.pressAny('main p', /its length shows the distance/);
      await learner.check('checkbox', /^Spelling Book$/);
      await learner.press('button', /^Close$/);
      await learner.reads(/Word added successfully/);
      await learner.open('/words');
      await learner.check('radio', /^Spelling$/);
      await learner.reads(/Total 1 words/);
    },
  },
  {
    what: 'statistics',
    async run({ learner }) {
      await learner.open('/statistics');
      await learner.reads(/Multiple Choice, Single Answer/);
    },
  },
  {
    what: 'me, back and forward',
    isShort: true,
    async run({ learner }) {
      await learner.open('/me');
      await learner.press('link', /^Words$/);
      await learner.isAt('/words');
      await learner.goBack('/me');
      await learner.goForward('/words');
    },
  },
  {
    what: 'a question in Persian, stored and read without the server',
    async run({ learner, server }) {
      await learner.open(pathOf(single));
      await learner.holds('it is read in Persian', readInPersian);
      await server.stop();
      await learner.reload();
      await learner.holds('it is still there', readInPersian);
      await server.start();
    },
  },
  {
    what: 'offline: answer without the server',
    isShort: true,
    async run({ learner, server }) {
      await server.stop();
      await learner.open(pathOf(offline));
      await learner.check('radio', /^A\./);
      await submit(learner);
      await learner.reload();
      await learner.holds('the answer is kept', `/Saved on this device|Waiting/.test(${ownAnswer})`);
    },
  },
  {
    what: 'back online, sign in, synced',
    isShort: true,
    async run({ learner, server }) {
      if (!server.isRunning) await server.start();
      await learner.open('/me');
      await learner.press('button', /^Sign in$/);
      await learner.type(/e-?mail/, demoAccount.username);
      await learner.type(/^password$/, demoAccount.password);
      await learner.press('button', /^sign in$/);
      await learner.reads(/Signed in as Maya/);
      await learner.open('/sync');
      // The engine waits longer after each failure; the learner need not.
      await learner.press('button', /^Sync now$/);
      await learner.sees('heading', /^Nothing to send$/);
      await learner.open(pathOf(offline));
      await learner.holds('the answer is synced', `/Synced/.test(${ownAnswer})`, 180_000);
    },
  },
  {
    what: 'back online, a lesson watched without the server',
    async run({ learner, server }) {
      await server.stop();
      grantPremium(server.dataDir);
      await server.start();
      await learner.open('/sync');
      await learner.press('button', /^Sync now$/);
      await learner.sees('heading', /^Nothing to send$/);
      await watchLesson(learner);
      await learner.holds('the service worker runs the page', 'navigator.serviceWorker.controller !== null');
      await server.stop();
      await watchLesson(learner);
    },
  },
];
