import type { Placed, Timeline } from './timeline.ts';
import type { TimedWord } from './word-times.ts';

/** What captions keep to. */
export const captionLimits = {
  /** With the name of the speaker. */
  characters: 84,
  line: 42,
  shortestMs: 1000,
  longestMs: 6000,
  charactersPerSecond: 20,
} as const;

/** One caption. */
export interface Cue {
  readonly fromMs: number;
  readonly toMs: number;
  readonly text: string;
}

const speakerNames: Record<Placed['speaker'], string> = {
  narrator: '',
  learner: 'Learner: ',
  recording: 'Recording: ',
};

const textOf = (words: readonly TimedWord[]): string => words.map(({ text }) => text).join(' ');
const conjunction = /^(and|but|or|so|then|because|which|that|who|when|while|if)$/i;
const preposition = /^(to|with|in|at|on|of|for|from|before|after|by)$/i;

function costOfBreak(before: string, after: string): number {
  if (/[.!?]$/.test(before)) return 0;
  if (/[,;:—)]$/.test(before)) return 6;
  if (conjunction.test(after)) return 14;
  return preposition.test(after) ? 22 : 34;
}

/** How good a place it is to end a caption: at a pause, before a word that begins a phrase, near the middle. */
function costOfCut(words: readonly TimedWord[], at: number): number {
  const fromMiddle = Math.abs(textOf(words.slice(0, at)).length - textOf(words).length / 2);
  return costOfBreak(words[at - 1]?.text ?? '', words[at]?.text ?? '') + 0.7 * fromMiddle;
}

function isTooMuch(words: readonly TimedWord[], name: string): boolean {
  const lasts = (words.at(-1)?.toMs ?? 0) - (words[0]?.fromMs ?? 0);
  return name.length + textOf(words).length > captionLimits.characters || lasts > captionLimits.longestMs;
}

/** Words cut at clauses until each part is short enough. */
function cut(words: readonly TimedWord[], name: string): TimedWord[][] {
  if (words.length < 2 || !isTooMuch(words, name)) return [[...words]];
  let best = { at: 1, cost: Number.POSITIVE_INFINITY };
  for (let at = 1; at < words.length; at += 1) {
    const cost = costOfCut(words, at);
    if (cost < best.cost) best = { at, cost };
  }
  return [...cut(words.slice(0, best.at), name), ...cut(words.slice(best.at), '')];
}

/** Two lines that are about as long, cut at a pause where one is near. */
function inLines(text: string): string {
  if (text.length <= captionLimits.line) return text;
  const costOf = (at: number): number => {
    const longer = Math.max(at, text.length - at - 1);
    const pause = /[,;:.!?]/.test(text[at - 1] ?? '') ? 0 : 8;
    return Math.abs(at - text.length / 2) + pause + (longer > captionLimits.line ? 100 : 0);
  };
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const [best] = spaces.toSorted((a, b) => costOf(a) - costOf(b));
  return best === undefined ? text : `${text.slice(0, best)}\n${text.slice(best + 1)}`;
}

function cuesOf({ atMs, words, speaker }: Placed, isNew: boolean): Cue[] {
  const name = isNew ? speakerNames[speaker] : '';
  return cut(words, name).map((part, at) => ({
    fromMs: atMs + (part[0]?.fromMs ?? 0),
    toMs: atMs + (part.at(-1)?.toMs ?? 0),
    text: `${at === 0 ? name : ''}${textOf(part)}`,
  }));
}

/** Ends a caption late enough to be read, and before the next one. */
function held({ fromMs, toMs, text }: Cue, at: number, all: readonly Cue[]): Cue {
  const next = all[at + 1]?.fromMs ?? Number.POSITIVE_INFINITY;
  const readMs = (text.length / captionLimits.charactersPerSecond) * 1000;
  const wanted = Math.max(toMs + 200, fromMs + readMs + 50, fromMs + captionLimits.shortestMs);
  const latest = Math.min(next, fromMs + captionLimits.longestMs);
  return {
    fromMs: Math.round(fromMs),
    toMs: Math.round(Math.min(latest, Math.max(toMs, wanted))),
    text: inLines(text),
  };
}

/** The captions of a lesson: all that is heard, in order. A name stands where the speaker changes. */
export function captionsOf({ sounds }: Timeline): Cue[] {
  return sounds.flatMap((sound, at) => cuesOf(sound, sounds[at - 1]?.speaker !== sound.speaker)).map(held);
}

function stamp(ms: number): string {
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
}

/** Captions as a WebVTT file. */
export function writeVtt(cues: readonly Cue[]): string {
  const escaped = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `WEBVTT\n\n${cues.map(({ fromMs, toMs, text }) => `${stamp(fromMs)} --> ${stamp(toMs)}\n${escaped(text)}\n`).join('\n')}`;
}

const time = String.raw`(\d\d):(\d\d):(\d\d)\.(\d{3})`;
const timing = new RegExp(`^${time} --> ${time}$`);

function readCue(block: string): Cue {
  const [first = '', ...lines] = block.split('\n');
  const numbers = timing.exec(first)?.slice(1).map(Number);
  if (!numbers || lines.length === 0) throw new Error(`This is no caption: ${block}`);
  const [h1 = 0, m1 = 0, s1 = 0, f1 = 0, h2 = 0, m2 = 0, s2 = 0, f2 = 0] = numbers;
  const text = lines.join('\n').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  const ms = (h: number, m: number, s: number): number => ((h * 60 + m) * 60 + s) * 1000;
  return { fromMs: ms(h1, m1, s1) + f1, toMs: ms(h2, m2, s2) + f2, text };
}

/** Reads a WebVTT file as `writeVtt` writes it. Throws when it is something else. */
export function readVtt(file: string): Cue[] {
  const [head, ...blocks] = file.trim().split('\n\n');
  if (head !== 'WEBVTT') throw new Error('This is no WebVTT file.');
  return blocks.map(readCue);
}

/** The words of captions in order, without the names of speakers. */
export const captionText = (cues: readonly Cue[]): string =>
  cues.map(({ text }) => text.replace(/^(Learner|Recording): /, '').replaceAll('\n', ' ')).join(' ');
