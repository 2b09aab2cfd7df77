import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lessonPath, readLessonIndex } from '#content/lessons/lesson-index.ts';
import { loadBank } from '#content/load-bank.ts';
import { writeVtt } from './captions.ts';
import { isCurrent, madeFaults, spokenIn } from './check-made.ts';
import { lessonHash } from './lesson-hash.ts';
import { keepLesson, type LessonFacts } from './lesson-store.ts';
import { viewOf } from './open-lesson.ts';
import { readScripts } from './read-scripts.ts';

const bank = loadBank();
const [script] = readScripts(['WFD']);
const view = viewOf(script!, bank);
const right: LessonFacts = { taskType: 'WFD', scriptHash: lessonHash(view), durationMs: 72_000, lufs: -18.1 };

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lessons-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function captionsOf(text: string): string {
  const words = text.split(' ');
  const cues = Array.from({ length: Math.ceil(words.length / 8) }, (_, at) => ({
    fromMs: at * 5000,
    toMs: at * 5000 + 5000,
    text: words.slice(at * 8, at * 8 + 8).join(' '),
  }));
  return writeVtt(cues);
}

/** Keeps a lesson with files of these contents, and gives what the check says of it. */
function keep(facts: Partial<LessonFacts> = {}, bytes: Record<string, string> = {}) {
  const contents = {
    webm: 'webm',
    mp4: 'mp4',
    captions: captionsOf(spokenIn(view)),
    cover: 'webp',
    ...bytes,
  };
  const pathOf = (file: keyof typeof contents): string => {
    const path = join(folder, `made-${file}`);
    writeFileSync(path, contents[file]);
    return path;
  };
  const files = {
    webm: pathOf('webm'),
    mp4: pathOf('mp4'),
    captions: pathOf('captions'),
    cover: pathOf('cover'),
  };
  return keepLesson({ ...right, ...facts }, files, folder);
}

describe('madeFaults', () => {
  it('accepts a lesson of its script', () => {
    const made = keep();
    expect(readLessonIndex(folder)).toEqual([made]);
    expect(madeFaults(made, view, folder)).toEqual([]);
    expect(isCurrent(made, view, folder)).toBe(true);
  });

  it('reports files that are missing or that the index does not name', () => {
    const made = keep();
    writeFileSync(lessonPath(folder, made, 'webm'), 'webX');
    rmSync(lessonPath(folder, made, 'cover'));
    expect(madeFaults(made, view, folder)).toEqual([
      'WFD: the webm is not the file that the index names',
      'WFD: the cover is missing',
    ]);
    expect(isCurrent(made, view, folder)).toBe(false);
  });

  it('reports a lesson of another script, length, loudness or size', () => {
    const made = keep(
      { scriptHash: '0'.repeat(64), durationMs: 121_000, lufs: -20 },
      { mp4: 'x'.repeat(600_001) },
    );
    expect(madeFaults(made, view, folder)).toEqual([
      'WFD: is out of date',
      'WFD: lasts 121.0 s',
      'WFD: -20 LUFS',
      'WFD: the mp4 has 600001 bytes',
    ]);
  });

  it('reports captions of other words', () => {
    const made = keep({}, { captions: captionsOf(spokenIn(view).replace('Dictation', 'memory')) });
    expect(madeFaults(made, view, folder)).toEqual([
      'WFD: captions: word 3 is "memory", and "Dictation" is said',
    ]);
  });

  it('replaces the lesson of the same task alone', () => {
    keep({ taskType: 'RA' });
    keep({ lufs: -17 });
    keep({ lufs: -18 });
    expect(readLessonIndex(folder).map(({ taskType, lufs }) => [taskType, lufs])).toEqual([
      ['RA', -18.1],
      ['WFD', -18],
    ]);
  });
});
