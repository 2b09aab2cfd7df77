import type { Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BankItem } from '#contract/items/bank-item.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { readAudioIndex } from '#content/audio-index.ts';
import { bankFolder } from '#content/bank-files.ts';
import { readHeardAudio } from '#content/heard-audio.ts';
import { loadBank } from '#content/load-bank.ts';
import { soundOf } from '#domain/tasks/bank-rules-of.ts';
import { playFast, taskSteps } from '#tests/e2e/support/answer-task.ts';
import { Learner } from '#tests/e2e/support/learner.ts';
import { questionPath } from '#tests/e2e/support/practise.ts';
import { waitUntilUsable } from '#tests/e2e/support/stored-device.ts';
import { ProductServer } from '#tests/support/product-server.ts';
import { drawSample } from './draw-sample.ts';
import { heardInApp, keepPlayedSounds, waitForEnd, type HeardInApp } from './heard-in-app.ts';
import { soundFaults } from './sound-faults.ts';

/*
 * `node tests/sample/practise-sample.ts SEED [COUNT [ID ...]]`: practises a sample of the bank in the built app, in a real Chromium
 * on a screen of 390 x 844, as a learner who is not signed in. Each question is opened and heard to its end, then answered. Pictures
 * of the question and of its result, and a line for each item, are written to .cache/sample. Items that are named are the only ones.
 */
const folder = resolve('.cache', 'sample');
const [seed = 1, count = 80, ...named] = process.argv.slice(2).map(Number);
const longestSoundMs = 60_000;
/** Sheets and pictures have come. */
const restMs = 600;

const known = { entries: readAudioIndex(bankFolder), heard: readHeardAudio(bankFolder) };
const isOfCore = ({ exams }: BankItem): boolean => !exams.includes('ACADEMIC');

/** Opens the question, begins it, and hears it; a model reading is heard from its answer. */
async function hear(page: Page, item: BankItem): Promise<HeardInApp[]> {
  const begin = page.getByRole('button', { name: 'Begin', exact: true });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(restMs);
  if (await begin.isVisible()) await begin.click();
  const sound = soundOf(item.taskType);
  if (sound !== undefined && sound.isModel !== true) await waitForEnd(page, longestSoundMs);
  await page.waitForTimeout(restMs);
  await page.screenshot({ path: join(folder, `${item.id}-question.png`), fullPage: true });
  return heardInApp(page);
}

/** Hands in an answer, right or wrong, and looks at what comes back. */
async function handIn(page: Page, item: BankItem): Promise<HeardInApp[]> {
  await taskSteps[item.taskType].answer(page);
  const show = page.getByRole('button', { name: 'Show answer' });
  if (await show.isVisible()) await show.click();
  if (soundOf(item.taskType)?.isModel === true) {
    const model = page.getByRole('group', { name: 'Model reading' });
    await model.getByRole('button', { name: 'Play' }).click();
    await waitForEnd(page, longestSoundMs);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(restMs);
  await page.screenshot({ path: join(folder, `${item.id}-result.png`), fullPage: true });
  return heardInApp(page);
}

async function practise(page: Page, url: string, item: BankItem): Promise<string> {
  const address = `${url}${questionPath({ task: item.taskType, id: item.id })}`;
  await page.goto(address);
  const first = await hear(page, item);
  // Nothing was entered: it begins anew.
  await page.goto(address);
  const second = await handIn(page, item);
  const sounds = first.length > 0 ? first : second;
  const said = sounds.map((sound) => {
    const faults = soundFaults(sound, item.id, known);
    const heard = known.heard.get(sound.sha256);
    const words = heard ? `${heard.words - heard.wordErrors} of ${heard.words} words understood` : '';
    return `${(sound.durationMs / 1000).toFixed(1)} s, ${words}${faults.map((fault) => `, FAULT: ${fault}`).join('')}`;
  });
  const isMute = soundOf(item.taskType) !== undefined && sounds.length === 0;
  return isMute ? 'FAULT: nothing was heard' : said.join('; ') || 'has no sound';
}

async function switchToCore(page: Page, url: string): Promise<void> {
  const { section, slug } = taskAddresses.WEM;
  await page.goto(`${url}/dashboard/${section}/${slug}`);
  await page.getByRole('button', { name: 'Switch to PTE Core' }).click();
  await page.waitForTimeout(restMs);
}

mkdirSync(folder, { recursive: true });
const sample = drawSample(loadBank().items, seed, count)
  .filter(({ id }) => named.length === 0 || named.includes(id))
  .sort((a, b) => Number(isOfCore(a)) - Number(isOfCore(b)));
const lines: string[] = [];
const server = await ProductServer.create({ BANK_DIR: bankFolder });
const learner = new Learner({ width: 390, height: 844 });
try {
  await server.start();
  const page = await learner.openApp(server.url);
  await page.addInitScript(playFast);
  await page.addInitScript(keepPlayedSounds);
  page.setDefaultTimeout(longestSoundMs);
  await waitUntilUsable(page, server.url);
  for (const [at, item] of sample.entries()) {
    if (isOfCore(item) && !(sample[at - 1] && isOfCore(sample[at - 1] as BankItem)))
      await switchToCore(page, server.url);
    const result = await practise(page, server.url, item).catch(
      (error: unknown) => `FAULT: ${String(error).slice(0, 300)}`,
    );
    const line = `${item.taskType} ${item.id}: ${result}`;
    process.stdout.write(`[${at + 1}/${sample.length}] ${line}\n`);
    lines.push(line);
    writeFileSync(join(folder, 'report.txt'), `${lines.join('\n')}\n`);
  }
} finally {
  await learner.dispose();
  await server.dispose();
}
const faulty = lines.filter((line) => line.includes('FAULT')).length;
process.stdout.write(`${sample.length} items practised, ${faulty} with faults. Pictures are in ${folder}\n`);
if (faulty > 0) process.exitCode = 1;
