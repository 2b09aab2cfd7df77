import {
  lessonPath,
  lessonsFolder,
  readLessonIndex,
  type MadeLesson,
} from '#content/lessons/lesson-index.ts';
import { LessonScript } from '#content/lessons/lesson-script.ts';
import { loadBank, type Bank } from '#content/load-bank.ts';
import { ffmpeg } from '#tools/content/ffmpeg.ts';
import { openBrowser } from '#tools/pictures/browser.ts';
import { checkLessons } from './check.ts';
import { bytesOf, isCurrent } from './check-made.ts';
import { scriptFaults } from './check-script.ts';
import { makeLesson } from './make-lesson.ts';
import { viewOf } from './open-lesson.ts';
import { readScriptFiles, scriptWithFacts } from './read-scripts.ts';

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

function lineOf({ taskType, durationMs, lufs, files }: MadeLesson): string {
  const sizes = [files.webm, files.mp4, files.captions, files.cover].map(({ sizeBytes }) =>
    kilobytes(sizeBytes),
  );
  const length = `${(durationMs / 1000).toFixed(1)} s`;
  return [taskType, length, `${lufs.toFixed(1)} LUFS`, ...sizes].map((part) => part.padEnd(11)).join('');
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Lengths of both videos by ffmpeg, where it is installed: those of the index. */
async function lengthFaults(made: MadeLesson): Promise<string[]> {
  const faults: string[] = [];
  for (const kind of ['webm', 'mp4'] as const) {
    const path = lessonPath(lessonsFolder, made, kind);
    const report = await ffmpeg(['-i', path, '-c', 'copy', '-f', 'null', '-'], new Uint8Array());
    const [, h, m, s] = /Duration: (\d+):(\d+):([\d.]+)/.exec(report) ?? [];
    const ms = ((Number(h) * 60 + Number(m)) * 60 + Number(s)) * 1000;
    if (!(Math.abs(ms - made.durationMs) <= 250)) faults.push(`${made.taskType}: the ${kind} lasts ${ms} ms`);
  }
  return faults;
}

async function measureLengths(made: readonly MadeLesson[]): Promise<string[]> {
  try {
    await ffmpeg(['-version'], new Uint8Array());
  } catch {
    console.log('Without ffmpeg the lengths of the videos are not measured.');
    return [];
  }
  return (await Promise.all(made.map(lengthFaults))).flat();
}

async function check(bank: Bank): Promise<void> {
  const { made, faults } = checkLessons(bank);
  for (const lesson of made) console.log(lineOf(lesson));
  console.log(`${made.length} lessons, ${kilobytes(bytesOf(made))}.`);
  const all = faults.length > 0 ? faults : await measureLengths(made);
  for (const fault of all) console.error(fault);
  if (all.length > 0) process.exitCode = 1;
}

async function make(bank: Bank, only: readonly string[]): Promise<void> {
  const browser = await openBrowser();
  try {
    for (const file of readScriptFiles().filter(({ name }) => only.length === 0 || only.includes(name))) {
      const faults = scriptFaults(file, bank);
      for (const fault of faults) console.error(fault);
      if (faults.length > 0) process.exitCode = 1;
      else await makeIfOld(file.content);
    }
  } finally {
    await browser.close();
  }

  async function makeIfOld(content: unknown): Promise<void> {
    const script = scriptWithFacts(LessonScript.parse(content));
    const known = readLessonIndex().find(({ taskType }) => taskType === script.taskType);
    if (isCurrent(known, viewOf(script, bank), lessonsFolder)) return;
    try {
      console.log(lineOf(await makeLesson(script, { bank, browser, say: (line) => console.log(line) })));
    } catch (error) {
      console.error(reasonOf(error));
      process.exitCode = 1;
    }
  }
}

/**
 * `npm run lessons [-- TYPE ...]` makes the lessons that are missing or out of date, of these task types or of all.
 * `npm run lessons -- --check` makes nothing, and lists what is wrong.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const bank = loadBank();
  if (args.includes('--check')) await check(bank);
  else await make(bank, args);
}

try {
  await main();
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
