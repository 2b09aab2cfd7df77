import { ProofDevice } from './device.ts';

/*
 * Opened with `?as=<learner>`: waits for what the test asks of `globalThis.device`. With `&job=enqueue` or `&job=drain`
 * as well it needs nobody: it reports what it found, then does its job until the browser is killed.
 */
const params = new URLSearchParams(location.search);
const userId = params.get('as') ?? 'nobody';
const job = params.get('job');
const firstDictation = Number(params.get('dictation') ?? 0);
const firstAloud = Number(params.get('aloud') ?? 0);

/** Browsers let 64 kB in all outlive a page, so only short reports do: what a page found may be longer. */
const report = (what: string, content: unknown): Promise<Response> => {
  const body = JSON.stringify(content);
  return fetch(`/proof/report?job=${job}&what=${what}`, {
    method: 'POST',
    body,
    keepalive: body.length < 1_000,
  });
};

// Nobody watches a page with a job: what goes wrong in it must be told.
if (job !== null) {
  addEventListener('unhandledrejection', ({ reason }) => void report('broken', String(reason)));
  addEventListener('error', ({ message }) => void report('broken', message));
}

/** Answers, now and then one with a recording; each is reported as soon as the device says that it has it. */
async function writeOne(device: ProofDevice, at: number): Promise<void> {
  const lane = at % 8;
  const isSpoken = at % 10 === 9;
  const saved = isSpoken
    ? await device.recording(firstAloud + lane, 8_192)
    : await device.answer(firstDictation + lane);
  if (saved.kind === 'saved') void report('acknowledged', saved.answerId);
  else await report('failed', saved.reason);
}

/**
 * What Chromium says when it has thrown away all databases of this origin because its files were damaged. It happens
 * after several kills on one profile, to a page that knows nothing of ours too; this database is there to be told.
 */
function browserLoss(): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('canary', 1);
    let loss: string | null = null;
    opening.addEventListener('upgradeneeded', (event) => {
      const { dataLoss, dataLossMessage } = event as Event & { dataLoss?: string; dataLossMessage?: string };
      if (dataLoss === 'total') loss = dataLossMessage ?? 'no reason given';
    });
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve(loss);
    });
  });
}

async function work(device: ProofDevice, lossOfBrowser: string | null): Promise<void> {
  await report('found', { ...(await device.state()), browserLoss: lossOfBrowser });
  if (job === 'enqueue') {
    device.start();
    for (let at = 0; ; at += 1) await writeOne(device, at);
  }
  if (job === 'drain') {
    for (let at = 0; at < 24; at += 1) await writeOne(device, at);
    await report('draining', null);
    device.start();
    for (;;) {
      await new Promise((resolve) => {
        setTimeout(resolve, 40);
      });
      await writeOne(device, Math.floor(Math.random() * 100));
    }
  }
}

// Before anything else of this origin is opened: only the first one to open hears of it.
const loss = browserLoss();
globalThis.device = loss.then(() => ProofDevice.open(userId, Number(params.get('speed') ?? 1)));
if (job !== null) await work(await globalThis.device, await loss);

declare global {
  var device: Promise<ProofDevice>;
}
