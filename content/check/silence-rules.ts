import type { AudioEntry } from '#content/audio-index.ts';
import type { HeardAudio } from '#content/heard-audio.ts';
import { frameMs } from '#content/sound-frame.ts';
import { soundOf } from '#domain/tasks/bank-rules-of.ts';
import type { CheckedItem, Problem } from './problem.ts';

/**
 * How long a recording may go without a word. The longest of the first 720 are 490 ms, 1430 ms and 1300 ms: a rest between sentences
 * with the breath of a slow voice.
 */
const longestMs = { before: 700, between: 1700, after: 1600 } as const;

/** A word that seems to last longer has swallowed what stands beside it. The longest of the first 720 recordings has 1230 ms. */
const longestWordMs = 1500;

/** The share of the words of a recording that may have no time. One alone is for `checkHeard`, which asks both engines. */
const mostUnheard = 0.1;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Silence and words without a place in what the engines heard. `endMs` is the end of the file, or the beep's beginning. */
function soundFaults(times: HeardAudio['times'], endMs: number): string[] {
  const rests = times.slice(1).flatMap((time, at) => {
    const before = times[at];
    // Beside a word that was not heard nothing is known.
    return time && before ? [time[0] - before[1]] : [];
  });
  const between = Math.max(0, ...rests);
  const before = times[0]?.[0] ?? 0;
  const after = endMs - (times.at(-1)?.[1] ?? endMs);
  const word = Math.max(0, ...times.map((time) => (time ? time[1] - time[0] : 0)));
  const unheard = times.filter((time) => time === null).length;
  return [
    ...(before > longestMs.before ? [`is silent for ${seconds(before)} before its first word`] : []),
    ...(between > longestMs.between ? [`is silent for ${seconds(between)} between two words`] : []),
    ...(after > longestMs.after ? [`is silent for ${seconds(after)} after its last word`] : []),
    ...(word > longestWordMs ? [`has a word of ${seconds(word)}`] : []),
    ...(unheard > Math.max(1, mostUnheard * times.length)
      ? [`has ${unheard} of ${times.length} words that nobody heard`]
      : []),
  ];
}

/** Recordings that are silent where somebody should speak, by the word times that are committed with them. */
export function checkSilence(
  items: readonly CheckedItem[],
  entries: readonly AudioEntry[],
  heard: ReadonlyMap<string, HeardAudio>,
): Problem[] {
  const byId = new Map(items.map((checked) => [checked.item.id, checked]));
  return entries.flatMap(({ itemId, voice, sha256, durationMs }) => {
    const checked = byId.get(itemId);
    const times = heard.get(sha256)?.times;
    if (checked === undefined || times === undefined) return [];
    const endsInBeep = soundOf(checked.item.taskType)?.endsInBeep === true;
    const endMs = durationMs - frameMs(endsInBeep) + frameMs(false);
    return soundFaults(times, endMs).map((fault) => ({
      file: checked.file,
      message: `a rendering of it (${voice}) ${fault}: listen to it`,
    }));
  });
}
