import type { BankItem } from '#contract/items/bank-item.ts';
import type { SpokenTurn } from '#domain/tasks/bank-rules.ts';
import { soundOf, turnsOf } from '#domain/tasks/bank-rules-of.ts';
import { castVoices, soloVoices } from './cast.ts';
import { spokenTextOf } from './spoken-text.ts';
import { castId, castLabel, type Voice, type VoiceAccent } from './voices.ts';

/** What one voice says in one go. */
export interface SpokenPart {
  readonly voice: Voice;
  readonly text: string;
}

/** One audio file of an item. */
export interface Rendering {
  /** See `castId`. */
  readonly voice: string;
  readonly label: string;
  /** That of the first person who speaks. */
  readonly accent: VoiceAccent;
  /** A single one, or the turns of a conversation. */
  readonly parts: readonly SpokenPart[];
}

function renderingOf(parts: readonly SpokenPart[]): Rendering[] {
  const cast = [...new Set(parts.map(({ voice }) => voice))];
  const [first] = cast;
  if (first === undefined) return [];
  return [{ voice: castId(cast), label: castLabel(cast), accent: first.accent, parts }];
}

/** The one rendering of a conversation. */
export function conversationOf(itemId: number, turns: readonly SpokenTurn[]): Rendering[] {
  const cast = castVoices(itemId, new Map(turns.map(({ speaker, voice }) => [speaker, voice])));
  return renderingOf(
    turns.flatMap(({ speaker, text }) => {
      const voice = cast.get(speaker);
      return voice === undefined ? [] : [{ voice, text }];
    }),
  );
}

/** The audio files that an item should have, as the rules of its task type have them; none where nothing is spoken. */
export function renderingsOf(item: BankItem): Rendering[] {
  const how = soundOf(item.taskType)?.voices;
  if (how === undefined) return [];
  if (how === 'cast') return conversationOf(item.id, turnsOf(item) ?? []);
  const text = spokenTextOf(item);
  if (text === undefined) return [];
  return soloVoices(item.id, how).flatMap((voice) => renderingOf([{ voice, text }]));
}
