import { describe, expect, it, test } from 'vitest';
import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import { comparableWords } from './comparable-words.ts';
import { countRepeats } from './count-repeats.ts';
import { cutAtPauses } from './cut-at-pauses.ts';
import { judgeByTranscript } from './judge-by-transcript.ts';
import { raiseLevel } from './raise-level.ts';
import { loopLength, readGreedily } from './read-greedily.ts';
import { joinTokens, readTokenTable } from './token-words.ts';
import type { TranscriptPiece } from './transcribe.ts';
import { understoodShare } from './understood-share.ts';

const plain = (text: string) =>
  comparableWords(text.split(' '))
    .map(({ word }) => word)
    .join(' ');

describe('words made comparable', () => {
  test.each([
    ['In 1995, 21 people', 'in nineteen ninety five twenty one people'],
    ["I'm sure they won't; he's well", 'i am sure they will not he is well'],
    ["It cannot, can't and can not", 'it can not can not and can not'],
    ['Um, the uh colour', 'the color'],
    ["the cat's tail", 'the cats tail'],
  ])('%j is %j', (text, expected) => expect(plain(text)).toBe(expected));

  it('knows which word each came from', () => {
    expect(comparableWords(['um', "don't", '21'])).toEqual([
      { word: 'do', source: 1 },
      { word: 'not', source: 1 },
      { word: 'twenty', source: 2 },
      { word: 'one', source: 2 },
    ]);
  });
});

/** Bursts of a tone with silence between, in seconds. */
function tones(...parts: readonly (readonly [speech: number, pause: number])[]): Float32Array {
  const samples = parts.flatMap(([speech, pause]) => [
    ...Array.from({ length: speech * sampleRate }, (_, i) => 0.2 * Math.sin(i / 5) * Math.sin(i / 900)),
    ...Array.from({ length: pause * sampleRate }, () => 0),
  ]);
  return Float32Array.from(samples);
}

describe('cutting at pauses', () => {
  const seconds = (samples: Float32Array) =>
    cutAtPauses(samples).map(({ from, to }) => [from / sampleRate, to / sampleRate] as const);

  it('finds nothing in silence and in a steady hum', () => {
    expect(cutAtPauses(new Float32Array(5 * sampleRate))).toEqual([]);
    const hum = Float32Array.from(
      { length: 5 * sampleRate },
      (_, i) => 0.2 * Math.sin((i * 50 * 6.283) / sampleRate),
    );
    expect(cutAtPauses(hum)).toEqual([]);
  });

  it('keeps short speech in one piece and leaves the silence around it out', () => {
    const [piece, ...others] = seconds(tones([0, 2], [3, 1], [3, 2]));
    expect(others).toEqual([]);
    expect(piece?.[0]).toBeCloseTo(1.75, 0);
    expect(piece?.[1]).toBeCloseTo(9.25, 0);
  });

  it('cuts long speech at its longest pauses into pieces of half a minute at most', () => {
    const pieces = seconds(tones([10, 0.5], [10, 1.2], [10, 0.5], [10, 1.2], [10, 0.5]));
    expect(pieces.length).toBeGreaterThan(1);
    for (const [from, to] of pieces) expect(to - from).toBeLessThan(29);
    expect(pieces[0]?.[1]).toBeCloseTo(20.75, 0);
  });

  it('cuts speech without any pause as well, and loses nothing', () => {
    const pieces = cutAtPauses(tones([70, 0.5]));
    expect(pieces.length).toBeGreaterThan(2);
    const gaps = pieces.slice(1).map(({ from }, i) => from - (pieces[i]?.to ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(0);
  });
});

describe('level', () => {
  it('is brought near -20 dBFS and never over full scale', () => {
    const quiet = Float32Array.from({ length: 1000 }, (_, i) => 0.001 * Math.sin(i));
    const raised = raiseLevel(quiet);
    const rms = Math.sqrt(raised.reduce((sum, value) => sum + value * value, 0) / raised.length);
    expect(20 * Math.log10(rms)).toBeCloseTo(-23.0, 0);
    expect(
      Math.max(...raiseLevel(Float32Array.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.9))),
    ).toBeLessThanOrEqual(1);
    expect([...raiseLevel(new Float32Array(3))]).toEqual([0, 0, 0]);
  });
});

const scores = (id: number) => Float32Array.from({ length: 20 }, (_, i) => (i === id ? 5 : 0));
function script(...ids: number[]) {
  const given: number[] = [];
  const next = async (token: number) => {
    given.push(token);
    return scores(ids[given.length - 1] ?? 9);
  };
  return { given, next };
}

describe('greedy reading', () => {
  it('starts with the start token, feeds back each token and ends at the end token', async () => {
    const source = script(7, 8, 2);
    expect((await readGreedily(source, 10)).map(({ id }) => id)).toEqual([7, 8]);
    expect(source.given).toEqual([1, 7, 8]);
  });

  it('gives the probability of every token', async () => {
    const [first] = await readGreedily(script(7, 2), 10);
    expect(first?.probability).toBeCloseTo(Math.exp(5) / (Math.exp(5) + 19), 6);
  });

  it('stops where it goes round in circles, and keeps one round', async () => {
    const circle = Array.from({ length: 40 }, (_, i) => [5, 6, 7][i % 3] as number);
    expect((await readGreedily(script(4, ...circle), 100)).map(({ id }) => id)).toEqual([4, 5, 6, 7]);
    expect(loopLength([3, 3, 3])).toBe(0);
  });

  it('never reads more than can be said in the time', async () => {
    const endless = Array.from({ length: 100 }, (_, i) => 3 + ((i * i) % 17));
    expect((await readGreedily(script(...endless), 2)).length).toBeLessThanOrEqual(15);
  });
});

describe('tokens to words', () => {
  const table = readTokenTable(
    ['<unk>', '<s>', '</s>', '▁caf', '<0xC3>', '<0xA9>', ',', '▁o', 'pen', 's', '▁'].join('\n'),
  );
  const words = (...ids: [number, number][]) =>
    joinTokens(
      ids.map(([id, probability]) => ({ id, probability })),
      table,
    );

  it('joins pieces and bytes, and takes the least certain piece for the word', () => {
    expect(words([3, 0.9], [4, 0.8], [5, 0.95], [7, 0.7], [8, 0.6])).toEqual([
      { text: 'café', confidence: 0.8 },
      { text: 'open', confidence: 0.6 },
    ]);
  });

  it('does not doubt a word for the comma behind it', () => {
    expect(words([7, 0.9], [8, 0.9], [6, 0.1])).toEqual([{ text: 'open,', confidence: 0.9 }]);
  });

  it('drops control tokens, unknown numbers, empty words and broken letters', () => {
    expect(words([1, 1], [99_999, 1], [10, 1], [3, 1], [4, 1], [10, 1])).toEqual([
      { text: 'caf', confidence: 1 },
    ]);
  });
});

describe('the transcript as a second witness', () => {
  const dictionary = new Map([
    ['sea', [['S', 'IY']]],
    ['see', [['S', 'IY']]],
    ['walks', [['W', 'AO', 'K', 'S']]],
    ['walk', [['W', 'AO', 'K']]],
    ['library', [['L', 'AY', 'B', 'R', 'EH', 'R', 'IY']]],
    ['mountain', [['M', 'AW', 'N', 'T', 'AH', 'N']]],
  ]);
  const judge = (text: string, heard: string, confidence = 0.9) =>
    judgeByTranscript(
      text.split(' ').map((word) => ({ text: word, pronunciations: [] })),
      heard.split(' ').map((word) => ({ text: word, confidence })),
      dictionary,
    ).witnesses.map(({ hears }) => hears);

  it('confirms words in any spelling and words that sound the same', () => {
    expect(judge("Don't see 21 colours.", 'Do not sea twenty one colors')).toEqual([
      'word',
      'word',
      'word',
      'word',
    ]);
  });

  it('tells a word that is quite unlike from one that is only near', () => {
    expect(judge('the library walks', 'the mountain walk')).toEqual(['word', 'other', 'nothing']);
  });

  it('says nothing of words that are missing, however much else was said', () => {
    expect(judge('the library', 'the')).toEqual(['word', 'nothing']);
    expect(judge('the library', 'so the old library is')).toEqual(['word', 'word']);
  });

  it('takes two words that sound like one for that one', () => {
    const sounds = new Map([...dictionary, ['lie', [['L', 'AY']]], ['brary', [['B', 'R', 'EH', 'R', 'IY']]]]);
    const { witnesses } = judgeByTranscript(
      [{ text: 'library', pronunciations: [] }],
      ['lie', 'brary'].map((text) => ({ text, confidence: 0.9 })),
      sounds,
    );
    expect(witnesses).toEqual([{ hears: 'word', confidence: 0.9 }]);
  });

  it('puts two words in the places of two, though one of them is a little like the other', () => {
    expect(judge('see library a', 'see ability mountain')).toEqual(['word', 'other', 'other']);
  });

  it('says how surely it heard the neighbours of a word with nothing between them', () => {
    const passedOver = (text: string, heard: string) =>
      judgeByTranscript(
        text.split(' ').map((word) => ({ text: word, pronunciations: [] })),
        heard.split(' ').map((word, at) => ({ text: word, confidence: 0.9 - at / 10 })),
        dictionary,
      ).witnesses.map((witness) => witness.passedOver);
    expect(passedOver('see library walks', 'see walks')).toEqual([undefined, 0.8, undefined]);
    expect(passedOver('see library walks', 'see mountain walks')).toEqual([undefined, undefined, undefined]);
    expect(passedOver('see library walks', 'see')).toEqual([undefined, undefined, undefined]);
  });

  it('says how like the word a word in its place sounds, in any pronunciation of the text', () => {
    const likeness = (text: string, pronunciations: string[][], heard: string) =>
      judgeByTranscript([{ text, pronunciations }], [{ text: heard, confidence: 0.9 }], dictionary)
        .witnesses[0]?.likeness;
    expect(likeness('walks', [], 'walk')).toBe(0.75);
    expect(likeness('library', [], 'mountain')).toBeLessThan(0.3);
    expect(likeness('so', [['S', 'OW']], 'sea')).toBe(0.75);
    expect(
      likeness(
        'so',
        [
          ['SH', 'OW'],
          ['Z', 'IY'],
        ],
        'sea',
      ),
    ).toBe(0.75);
    expect(likeness('seer', [['S', 'IY', 'AH']], 'sea')).toBeCloseTo(1 - 0.5 / 3);
    expect(likeness('sea', [], 'see')).toBeUndefined();
  });

  it('passes on how sure the recogniser was', () => {
    const { witnesses } = judgeByTranscript(
      [{ text: 'sea', pronunciations: [] }],
      [{ text: 'sea', confidence: 0.3 }],
      dictionary,
    );
    expect(witnesses[0]?.confidence).toBe(0.3);
  });
});

describe('what the transcript has instead of the text', () => {
  const rivals = (text: string, heard: string) =>
    judgeByTranscript(
      text.split(' ').map((word) => ({ text: word, pronunciations: [] })),
      heard.split(' ').map((word) => ({ text: word, confidence: 0.9 })),
      new Map([['mountain', [['M', 'AW', 'N', 'T', 'AH', 'N']]]]),
    ).rivals.map(({ after, before, heard: other }) => [after, before, other.map(({ text: word }) => word)]);
  const text = 'many small rivers carry snow water';

  it('stands between the words that it has as they are, with its sounds', () => {
    expect(rivals(text, 'many small mountain carry snow water')).toEqual([[1, 3, ['mountain']]]);
    expect(rivals(text, 'many small carry snow water')).toEqual([[1, 3, []]]);
    expect(rivals(text, 'many small rivers mountain carry snow water')).toEqual([[2, 3, ['mountain']]]);
  });

  it('stands before the first and behind the last of them too', () => {
    expect(rivals(text, 'mountain small rivers carry')).toEqual([
      [-1, 1, ['mountain']],
      [3, 6, []],
    ]);
    expect(rivals(text, 'mountain')).toEqual([[-1, 6, ['mountain']]]);
  });

  it('is nothing where they agree, in contractions and joined words too', () => {
    expect(rivals(text, text)).toEqual([]);
    expect(rivals("they don't know it", 'they do not know it')).toEqual([]);
    expect(rivals('a note book', 'a notebook')).toEqual([]);
  });

  it('is of a whole word where only half of it was heard', () => {
    expect(rivals("they don't know", 'they do mountain know')).toEqual([[0, 2, ['do', 'mountain']]]);
  });
});

describe('words that are not in the text', () => {
  const inserted = (text: string, heard: string, confidence = 0.9) =>
    judgeByTranscript(
      text.split(' ').map((word) => ({ text: word, pronunciations: [] })),
      heard.split(' ').map((word) => ({ text: word, confidence })),
      new Map(),
    )
      .inserted.filter(({ isSure }) => isSure)
      .map(({ before, text: word }) => [before, word]);
  const text = 'many small rivers carry snow water to the valley';

  it('are found with their place, at the ends as well, without punctuation', () => {
    expect(inserted(text, 'many small rivers quickly carry snow water to the valley')).toEqual([
      [3, 'quickly'],
    ]);
    expect(inserted(text, `Okay, ${text}`)).toEqual([[0, 'Okay']]);
    expect(inserted(text, `${text}, finished.`).map(([, word]) => word)).toEqual(['finished']);
  });

  it('are none where the reader started again, or broke off a word', () => {
    expect(inserted(text, 'many small rivers small rivers carry snow water to the valley')).toEqual([]);
    expect(inserted(text, 'many small rivers carry sno snow water to the valley')).toEqual([]);
    expect(inserted(text, 'many small rivers um carry snow water to the valley')).toEqual([]);
  });

  it('are none beside a word that was read otherwise: they stand for that one', () => {
    expect(inserted(text, 'many small rivers carry deep blue water to the valley')).toEqual([]);
  });

  it('are none in a restart with a word that was heard badly', () => {
    const heard = 'many small rivers smell rivers carry snow water to the valley';
    expect(inserted(text, heard)).toEqual([]);
  });

  it('are none so small that the recogniser may have made them up', () => {
    expect(inserted(text, 'many small rivers carry the snow water to the valley')).toEqual([]);
    expect(inserted(text, 'many small rivers carry a snow water to the valley')).toEqual([]);
  });

  it('are found beside a word with another ending, and after a hyphen', () => {
    expect(inserted(text, 'many small river quickly carry snow water to the valley')).toEqual([
      [3, 'quickly'],
    ]);
    expect(inserted(text, 'many small rivers-quickly carry snow water to the valley')).toEqual([
      [3, 'quickly'],
    ]);
  });

  it('are found with a small word beside them that the text has somewhere near', () => {
    expect(inserted(text, 'many small rivers the mountain carry snow water to the valley')).toEqual([
      [3, 'mountain'],
    ]);
  });

  it('are believed less readily when the rest was understood less', () => {
    const heard = 'many small rivers quickly carry snow water to the valley';
    expect(inserted(text, heard, 0.4)).toEqual([[3, 'quickly']]);
    expect(inserted(text, heard.replace('snow', 'bottle').replace('to', 'fish'), 0.4)).toEqual([]);
  });

  it('are none when the recogniser is unsure, or hardly understood the rest', () => {
    expect(inserted(text, 'many small rivers quickly carry snow water to the valley', 0.2)).toEqual([]);
    expect(inserted(text, 'many small bottles quickly carry fish under my table')).toEqual([]);
  });
});

describe('the share that was understood', () => {
  const samples = tones([5, 6], [5, 0.5]);
  const [first, second] = cutAtPauses(samples);
  const words = (...confidences: number[]) => confidences.map((confidence) => ({ text: 'word', confidence }));
  const shareOf = (pieces: TranscriptPiece[]) =>
    understoodShare(samples, { pieces, text: '', meanLogProbability: null, states: [] });

  it('is that of the words which the recogniser is sure of, and nothing of a piece that it gave up', () => {
    if (first === undefined || second === undefined) throw new Error('there are two pieces');
    const clear = { ...first, words: words(0.9, 0.6, 0.95) };
    expect(shareOf([clear, { ...second, words: words(0.9, 0.3) }])).toBeCloseTo(0.75, 1);
    expect(shareOf([clear])).toBeCloseTo(0.5, 1);
    expect(shareOf([])).toBe(0);
  });

  it('is none without speech', () => {
    const transcript = { pieces: [], text: '', meanLogProbability: null, states: [] };
    expect(understoodShare(new Float32Array(16_000), transcript)).toBe(0);
  });
});

describe('repeats', () => {
  test.each([
    ['I think I think that is is fine', 2],
    ['nothing is said again here', 0],
    ['', 0],
  ])('%j has %i', (text, count) => expect(countRepeats(text)).toBe(count));
});
