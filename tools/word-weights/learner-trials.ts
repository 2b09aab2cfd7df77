import type { SpokenWord } from '#engines/speech/graph/words.ts';
import { editShare } from '#engines/transcript/edit-share.ts';
import { decodeAudio } from '#tools/score-speech/decode-audio.ts';
import { audioPath, spokenWord, type RatedRecording } from '#tools/speech-training/corpus.ts';
import { median } from '#tools/speech-training/correlation.ts';
import { shuffled } from '#tools/speech-training/random.ts';
import type { Trial } from './trial.ts';

const leastPhones = 3;
/** Sounds that differ, as a share, in words that nobody takes for each other. */
const clearlyOther = 0.6;
/** Words with this median mark and more were read; of the others nobody knows. */
const leastMark = 9;

const phonesOf = ({ pronunciations }: SpokenWord): readonly string[] => pronunciations[0] ?? [];

/** A rated recording against its own text, against one with a word put in, and against one with a word changed. */
export async function learnerTrials(
  rated: RatedRecording,
  all: readonly RatedRecording[],
  { folder, random }: { folder: string; random: () => number },
): Promise<Trial[]> {
  const words = rated.words.map(spokenWord);
  const doubtful = rated.words.flatMap(({ accuracy }, at) => (median(accuracy) < leastMark ? [at] : []));
  const { samples } = await decodeAudio(audioPath(folder, rated.id));
  const [changed] = shuffled(
    words.flatMap((word, at) => (phonesOf(word).length >= leastPhones ? [at] : [])),
    random,
  );
  const added = 1 + Math.floor(random() * Math.max(1, words.length - 1));
  const trial = (kind: string, text: readonly SpokenWord[], absent: number[], unknown: number[]): Trial => ({
    id: `${kind}/${rated.id}`,
    kind,
    samples,
    words: text,
    absent,
    unknown,
  });
  const trials = [trial('learner', words, [], doubtful)];
  if (added < words.length) {
    const text = [...words.slice(0, added), drawOther(words, all, random), ...words.slice(added)];
    const moved = doubtful.map((at) => (at >= added ? at + 1 : at));
    trials.push(trial('learner, word dropped', text, [added], moved));
  }
  if (changed !== undefined) {
    const text = words.with(changed, drawOther(words, all, random));
    const others = doubtful.filter((at) => at !== changed);
    trials.push(trial('learner, word replaced', text, [changed], others));
  }
  return trials;
}

/** A word of another recording that sounds unlike all of these. */
function drawOther(
  words: readonly SpokenWord[],
  all: readonly RatedRecording[],
  random: () => number,
): SpokenWord {
  for (;;) {
    const other = all[Math.floor(random() * all.length)];
    const word = other?.words[Math.floor(random() * other.words.length)];
    if (word === undefined) continue;
    const spoken = spokenWord(word);
    const isOther = words.every((own) => editShare(phonesOf(own), phonesOf(spoken)) >= clearlyOther);
    if (phonesOf(spoken).length >= leastPhones && isOther) return spoken;
  }
}
