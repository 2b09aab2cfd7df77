import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readAudioIndex } from '#content/audio-index.ts';
import { bankFolder } from '#content/bank-files.ts';
import { checkBank } from './check-bank.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const readAloud = 'items/speaking/read-aloud/1001.json';
const sentence = 'items/speaking/repeat-sentence/2001.json';
const lecture = 'items/speaking/re-tell-lecture/4001.json';
const essay = 'items/writing/write-essay/9001.json';
const reorder = 'items/reading/re-order-paragraphs/13001.json';
const choice = 'items/reading/multiple-choice-single/15001.json';
const dictation = 'items/listening/write-from-dictation/23001.json';
const picture = 'items/speaking/describe-image/3001.json';
/** Of the dictation of the small bank. */
const sameBeginning = 'Please return all library books before the end of your holidays in May.';
const oneVoice = 'audio/23001-af_heart.mp3';

type Json = Record<string, unknown>;
interface Index {
  entries: {
    itemId: number;
    voice: string;
    lufs: number;
    durationMs: number;
    sizeBytes: number;
    accent: string;
  }[];
}

function readJson<T>(folder: string, path: string): T {
  return JSON.parse(readFileSync(join(folder, path), 'utf8')) as T;
}

function edit<T = Json>(folder: string, path: string, change: (value: T) => void): void {
  const value = readJson<T>(folder, path);
  change(value);
  writeFileSync(join(folder, path), JSON.stringify(value));
}

/** A small sound bank: one item of each task type, with its audio, in a folder of its own. */
function makeBank(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bank-'));
  folders.push(folder);
  for (const path of [readAloud, sentence, picture, lecture, essay, reorder, choice, dictation]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(bankFolder, path), join(folder, path));
  }
  const entries = readJson<Index>(bankFolder, 'audio/index.json').entries.filter(({ itemId }) =>
    [1001, 2001, 4001, 23_001].includes(itemId),
  );
  mkdirSync(join(folder, 'audio'));
  for (const { itemId, voice } of entries) {
    const name = `audio/${itemId}-${voice}.mp3`;
    cpSync(join(bankFolder, name), join(folder, name));
  }
  writeFileSync(join(folder, 'audio/index.json'), JSON.stringify({ format: 1, entries }));
  cpSync(join(bankFolder, 'audio/heard.json'), join(folder, 'audio/heard.json'));
  return folder;
}

function messagesOf(folder: string): string[] {
  return checkBank(folder).problems.map(({ file, message }) => `${file}: ${message}`);
}

test('the bank of this repository is sound', () => {
  const report = checkBank(bankFolder);
  expect(report.problems).toEqual([]);
  expect(report.itemCount).toBeGreaterThanOrEqual(70);
  expect(report.audioCount).toBeGreaterThanOrEqual(156);
});

test('a bank of one item of each task type is sound', () => {
  expect(messagesOf(makeBank())).toEqual([]);
});

test('a model reading that is not rendered yet is told, not refused', () => {
  const folder = makeBank();
  const isDictation = (entry: { itemId: number }) => entry.itemId !== 1001;
  const { entries } = readJson<Index>(folder, 'audio/index.json');
  for (const { itemId, voice } of entries.filter((entry) => !isDictation(entry))) {
    rmSync(join(folder, `audio/${itemId}-${voice}.mp3`));
  }
  edit<Index>(folder, 'audio/index.json', (index) => (index.entries = entries.filter(isDictation)));
  const { problems, notices } = checkBank(folder);
  expect(problems).toEqual([]);
  const missing = notices.filter(({ message }) => message.startsWith('has no audio'));
  expect(missing.map(({ file }) => file)).toEqual([readAloud, readAloud]);
});

type Plant = readonly [bad: string, plant: (folder: string) => void, found: RegExp];

const badItems: readonly Plant[] = [
  ['a file that is not JSON', (f) => writeFileSync(join(f, choice), '{'), /15001.json: is not JSON/],
  ['a missing field', (f) => edit(f, readAloud, (i) => delete i['text']), /1001.json: text: /],
  ['an unknown level', (f) => edit(f, readAloud, (i) => (i['level'] = 'MEDIUM')), /1001.json: level: /],
  ['a misspelt field', (f) => edit(f, readAloud, (i) => (i['topics'] = 'Biology')), /a field "topics"/],
  [
    'an id of another task type',
    (f) => edit(f, readAloud, (i) => (i['id'] = 2001)),
    /id 2001 is outside 1001 to 1999/,
  ],
  [
    'a file named after another id',
    (f) => edit(f, readAloud, (i) => (i['id'] = 1002)),
    /should be named 1002.json/,
  ],
  [
    'an item in the folder of another task type',
    (f) => renameSync(join(f, dictation), join(f, 'items/speaking/read-aloud/23001.json')),
    /belongs in items\/listening\/write-from-dictation/,
  ],
  [
    'the same id twice',
    (f) => cpSync(join(f, readAloud), join(f, 'items/speaking/read-aloud/1002.json')),
    /has the id 1001 of items\/speaking\/read-aloud\/1001.json/,
  ],
  ['an essay for PTE Core', (f) => edit(f, essay, (i) => (i['exams'] = ['CORE'])), /WE is not part of CORE/],
  [
    'a text that is too long',
    (f) => edit(f, readAloud, (i) => (i['text'] = 'word. '.repeat(61).trim())),
    /61 words/,
  ],
  [
    'digits in a dictation',
    (f) =>
      edit(f, dictation, (i) => (i['transcript'] = 'You need 2 books before the end of the first term.')),
    /has digits/,
  ],
  [
    'digits in a sentence to repeat',
    (f) =>
      edit(
        f,
        sentence,
        (i) => (i['transcript'] = 'The campus shuttle leaves every 20 minutes from right here.'),
      ),
    /2001.json: the transcript has digits/,
  ],
  [
    'a lecture that is too short',
    (f) => edit(f, lecture, (i) => (i['transcript'] = 'Yawning needs no oxygen.')),
    /4001.json: the lecture has 4 words/,
  ],
  [
    'a key point that the lecture does not have',
    (f) =>
      edit<{ keyPoints: { terms: string[] }[] }>(f, lecture, (i) => (i.keyPoints[0]!.terms = ['zeppelin'])),
    /the lecture has no term of the key point/,
  ],
  [
    'two sentences in a dictation',
    (f) =>
      edit(
        f,
        dictation,
        (i) => (i['transcript'] = 'Bring all the books. Return them before the end of term.'),
      ),
    /should be one sentence/,
  ],
  [
    'a key that is no option',
    (f) => edit(f, choice, (i) => (i['correct'] = 'E')),
    /correct option "E" is not among/,
  ],
  [
    'a key whose note says wrong',
    (f) => edit(f, choice, (i) => (i['correct'] = 'A')),
    /note of option A should begin with "Right"/,
  ],
  [
    'a key point that no model answer covers',
    (f) =>
      edit<{ keyPoints: { terms: string[] }[] }>(f, essay, (i) => (i.keyPoints[0]!.terms = ['zeppelin'])),
    /no model answer has a term of the key point/,
  ],
  [
    'a first box that points backwards',
    (f) =>
      edit<{ paragraphs: { text: string }[] }>(
        f,
        reorder,
        (i) =>
          (i.paragraphs[0]!.text = 'This leads to a large number of bridges that are built every autumn.'),
      ),
    /could not come first/,
  ],
  [
    'a tag outside the subset',
    (f) => edit(f, choice, (i) => (i['analysis'] = '<p><i>no</i></p>')),
    /<i> is not allowed/,
  ],
  [
    'curly quotes',
    (f) => edit(f, choice, (i) => (i['title'] = 'Why \u2018bees\u2019')),
    /title has curly quotes/,
  ],
  [
    'a picture without a description',
    (f) => edit(f, picture, (i) => (i['description'] = '')),
    /3001.json: description: /,
  ],
  [
    'a word that is spelt in no nation',
    (f) => edit(f, choice, (i) => (i['title'] = 'Why bees recieve so much praise')),
    /15001.json: "recieve" is no spelling of either nation \(receive/,
  ],
  [
    'British and American spelling in one item',
    (f) => edit(f, choice, (i) => (i['title'] = 'The colour of my favorite center')),
    /15001.json: is spelt in two ways: .*favorite.* \(American\), .*colour.* \(British\)/,
  ],
  ['a double space', (f) => edit(f, choice, (i) => (i['title'] = 'Why  bees')), /title has two spaces/],
  [
    'a near-copy of another item',
    (f) => {
      const copy = readJson<Json>(f, choice);
      Object.assign(copy, {
        id: 15_002,
        title: 'Another title',
        explanation: 'Words of its own, and of no other question.',
      });
      copy['passage'] = String(copy['passage']).replace('hotels', 'museums');
      writeFileSync(join(f, 'items/reading/multiple-choice-single/15002.json'), JSON.stringify(copy));
    },
    /15002.json: shares 9\d % of its word groups with .*15001.json \(the question, the question\)/,
  ],
  [
    'a short question that was asked before, in other words at its end',
    (f) => {
      const copy = {
        ...readJson<Json>(f, dictation),
        id: 23_002,
        title: 'Another title',
        explanation: 'Words of its own, and of no other question.',
        transcript: sameBeginning,
      };
      writeFileSync(join(f, 'items/listening/write-from-dictation/23002.json'), JSON.stringify(copy));
    },
    /23002.json: shares \d+ % of its word groups with .*23001.json \(the question, the question\)/,
  ],
  [
    'a model answer of another item',
    (f) => {
      const copy = readJson<Json>(f, essay);
      const other = readJson<Json>(f, lecture);
      other['modelAnswers'] = [...(other['modelAnswers'] as string[]), (copy['modelAnswers'] as string[])[0]];
      writeFileSync(join(f, lecture), JSON.stringify(other));
    },
    /9001.json: shares 100 % of its word groups with .*4001.json \(modelAnswers.0, modelAnswers.2\)/,
  ],
];

const badAudio: readonly Plant[] = [
  ['a missing file', (f) => rmSync(join(f, oneVoice)), /23001-af_heart.mp3 is in the index, but the file is missing/],
  ['another file of that name', (f) => writeFileSync(join(f, oneVoice), 'not audio'), /is not the file that the index knows/],
  ['a file that nobody knows', (f) => cpSync(join(f, oneVoice), join(f, 'audio/23009-af_heart.mp3')), /23009-af_heart.mp3 is left over/],
  ['a text changed after rendering', (f) => edit(f, dictation, (i) => (i['level'] = 'HARD')), /23001-af_heart.mp3 is out of date/],
  ['audio of an item that is gone', (f) => rmSync(join(f, dictation)), /belongs to no item that is spoken/],
  ['a wrong length in the index', (f) => editEntry(f, (e) => (e.durationMs += 500)), /lasts [\d.]+ ms, the index says/],
  ['a wrong size in the index', (f) => editEntry(f, (e) => (e.sizeBytes += 1)), /bytes, the index says/],
  ['a loudness that is off', (f) => editEntry(f, (e) => (e.lufs = -23)), /loudness of -23 LUFS/],
  ['the wrong accent', (f) => editEntry(f, (e) => (e.accent = 'UK')), /does not have the label and accent of its voice/],
  [
    'a voice that is missing',
    (f) => edit<Index>(f, 'audio/index.json', (index) => index.entries.splice(index.entries.findIndex((e) => e.voice === 'af_heart'), 1)),
    /has no audio by Heart/,
  ],
  [
    'a sentence that cannot be heard',
    (f) => edit<Index>(f, 'audio/index.json', (index) => (index.entries = index.entries.filter((e) => e.itemId !== 2001))),
    /repeat-sentence\/2001.json: has no audio by/,
  ],
  ['word times of another text', (f) => editHeard(f, (heard) => heard.times.pop()), /2001.json: has 9 words, a rendering of it .* has times of 8/],
  ['word times past the end', (f) => editHeard(f, (heard) => heard.times.splice(8, 1, [90_000, 90_100])), /2001.json: a rendering of it .* has word times out of order or past its end/],
  ['word times out of order', (f) => editHeard(f, (heard) => heard.times.reverse()), /2001.json: a rendering of it .* has word times out of order/],
  ['a rendering that is misheard', (f) => editHeard(f, (heard) => (heard.wordErrors = 8)), /2001.json: is misheard in \d+ % of its words/],
  ['a silent rendering', (f) => editHeard(f, (heard) => Object.assign(heard, { wordErrors: 9, heard: '' })), /2001.json: is misheard in 28 % of its words/],
  ['a long silence before the first word', (f) => editHeard(f, (heard) => heard.times.splice(0, 1, [800, 900])), /2001.json: a rendering of it .* is silent for 0.8 s before its first word/],
  ['a long silence between two words', (f) => editHeard(f, (heard) => heard.times.splice(8, 1, [5000, 5100])), /2001.json: a rendering of it .* is silent for \d.\d s between two words/],
  ['a long silence after the last word', (f) => editHeard(f, (heard) => heard.times.splice(8, 1, [400, 500])), /2001.json: a rendering of it .* is silent for \d.\d s after its last word/],
  ['a word that lasts too long', (f) => editHeard(f, (heard) => heard.times.splice(8, 1, [500, 2100])), /2001.json: a rendering of it .* has a word of 1.6 s/],
  ['words that nobody heard', (f) => editHeard(f, (heard) => heard.times.splice(3, 2, null, null)), /2001.json: a rendering of it .* has 2 of 9 words that nobody heard/],
  ['an index that is not readable', (f) => writeFileSync(join(f, 'audio/index.json'), '[]'), /audio\/index.json: is not readable/],
]; // prettier-ignore

function editEntry(folder: string, change: (entry: Index['entries'][number]) => void): void {
  edit<Index>(folder, 'audio/index.json', (index) =>
    change(index.entries.find((e) => e.voice === 'af_heart')!),
  );
}

interface Heard {
  entries: { sha256: string; wordErrors: number; times: ([number, number] | null)[] }[];
}

/** Changes what was heard in the first rendering of the sentence to repeat. */
function editHeard(folder: string, change: (heard: Heard['entries'][number]) => void): void {
  const { sha256 } = readAudioIndex(folder).find(({ itemId }) => itemId === 2001)!;
  edit<Heard>(folder, 'audio/heard.json', (file) => change(file.entries.find((e) => e.sha256 === sha256)!));
}

test('a rendering that nobody has listened to is refused: it may be silent', () => {
  const folder = makeBank();
  rmSync(join(folder, 'audio/heard.json'));
  const found = messagesOf(folder).filter((message) => /\.mp3 has no word times/.test(message));
  expect(found).toHaveLength(readAudioIndex(folder).length);
});

test('a word that no engine hears in a rendering is refused with its voice', () => {
  const folder = makeBank();
  const told = () => checkBank(folder).problems.filter(({ file }) => file === sentence);
  const [whole, without] = ['campus', ''].map(
    (word) => `The ${word} shuttle leaves every twenty minutes from here.`,
  );
  const hear = (campus: [number, number] | null, heard: string | undefined) =>
    editHeard(folder, (entry) => Object.assign(entry, { heard, times: entry.times.with(1, campus) }));
  hear(null, whole);
  expect(told()).toEqual([]);
  hear([200, 700], without);
  expect(told()).toEqual([]);
  hear(null, without);
  expect(told()).toEqual([
    {
      file: sentence,
      message: expect.stringMatching(/^is spoken by \S+ so that neither engine hears "campus"/),
    },
  ]);
});

describe('the check refuses', () => {
  test.each([...badItems, ...badAudio])('%s', (_bad, plant, found) => {
    const folder = makeBank();
    plant(folder);
    expect(messagesOf(folder)).toContainEqual(expect.stringMatching(found));
  });

  test('everything at once, not only the first problem', () => {
    const folder = makeBank();
    edit(folder, choice, (item) => Object.assign(item, { correct: 'E', title: 'Two  spaces' }));
    edit(folder, dictation, (item) => (item['transcript'] = 'Too short.'));
    expect(messagesOf(folder).length).toBeGreaterThanOrEqual(4);
  });
});
