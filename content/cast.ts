import { voices, type Voice, type VoiceAccent } from './voices.ts';

type Speaker = Voice['speaker'];

/** Renderings in which the voice swallows a word, as `content:check` tells. The next voice of the accent speaks them. */
const passedOver: ReadonlySet<string> = new Set([
  '1012/bm_lewis',
  '18001/bf_emma',
  '20001/bf_emma',
  '22001/bf_emma',
]);

const accents = ['US', 'UK'] as const;

/** The voices that may speak, the one whose turn it is first. */
function inTurn(itemId: number, turn: number, accent: VoiceAccent, speaker: Speaker): Voice[] {
  const fitting = voices.filter((voice) => voice.accent === accent && voice.speaker === speaker);
  const first = turn % fitting.length;
  return [...fitting.slice(first), ...fitting.slice(0, first)].filter(
    ({ id }) => !passedOver.has(`${itemId}/${id}`),
  );
}

/**
 * Who speaks a text that one person says: an American woman and man and a British woman and man; or one of each accent, a woman
 * and a man in turn; or one voice, the accents and the sexes in turn over the items.
 * Neighbouring items get different voices, so that learners do not tune in to a single speaker.
 */
export function soloVoices(itemId: number, how: 'four' | 'two' | 'one'): Voice[] {
  switch (how) {
    case 'four':
      return accents.flatMap((accent) =>
        (['woman', 'man'] as const).flatMap((speaker) => inTurn(itemId, itemId, accent, speaker).slice(0, 1)),
      );
    case 'two': {
      const speakers: readonly Speaker[] = itemId % 2 === 0 ? ['woman', 'man'] : ['man', 'woman'];
      return accents.flatMap((accent, i) =>
        inTurn(itemId, Math.floor(itemId / 2), accent, speakers[i] ?? 'woman').slice(0, 1),
      );
    }
    case 'one': {
      const speaker = Math.floor(itemId / 2) % 2 === 0 ? 'woman' : 'man';
      return inTurn(itemId, Math.floor(itemId / 4), accentInTurn(itemId), speaker).slice(0, 1);
    }
  }
}

function accentInTurn(n: number): VoiceAccent {
  return n % 2 === 0 ? 'US' : 'UK';
}

/**
 * A voice for each person of a conversation, no voice twice. People of one sex have different accents as far as there are any, so
 * that a learner can tell them apart, and the accent that more people have changes from item to item.
 */
export function castVoices(itemId: number, people: ReadonlyMap<string, Speaker>): Map<string, Voice> {
  const bySex = [...people].sort(([, a], [, b]) => Number(a === 'man') - Number(b === 'man'));
  const cast = new Map<string, Voice>();
  for (const [at, [person, speaker]] of bySex.entries()) {
    const taken = new Set(cast.values());
    const fitting = inTurn(itemId, Math.floor(itemId / 2), accentInTurn(itemId + at), speaker);
    const voice = fitting.find((one) => !taken.has(one));
    if (voice === undefined) throw new Error(`There are too few voices for the people of ${itemId}.`);
    cast.set(person, voice);
  }
  return cast;
}
