import type { AudioEntry } from '#content/audio-index.ts';
import type { HeardAudio } from '#content/heard-audio.ts';
import type { HeardInApp } from './heard-in-app.ts';

/** An MP3 has a frame more or less than its words. */
const frameMs = 150;
/** Of the words of a rendering, as `content:check` has it for an item. One word of a short sentence is no share. */
const mostWordError = 0.08;

interface Known {
  readonly entries: readonly AudioEntry[];
  readonly heard: ReadonlyMap<string, HeardAudio>;
}

/** What is wrong with a sound that the app has played for this item; the transcript engine has listened to that very file. */
export function soundFaults(sound: HeardInApp, itemId: number, { entries, heard }: Known): string[] {
  const entry = entries.find(({ sha256 }) => sha256 === sound.sha256);
  if (entry === undefined) return ['no file of the bank'];
  const known = heard.get(sound.sha256);
  const share = known ? known.wordErrors / known.words : 0;
  return [
    entry.itemId === itemId ? '' : `the sound of ${entry.itemId}`,
    sound.isToTheEnd ? '' : 'not played to the end',
    Math.abs(sound.durationMs - entry.durationMs) > frameMs
      ? `${sound.durationMs} ms of ${entry.durationMs}`
      : '',
    known === undefined ? 'nobody has listened to it' : '',
    share > mostWordError && (known?.wordErrors ?? 0) > 1
      ? `${Math.round(share * 100)} % of the words misheard`
      : '',
  ].filter((fault) => fault !== '');
}
