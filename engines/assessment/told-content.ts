import type { Trait } from '#contract/entities/answer.ts';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import type { TraitId } from '#domain/rubric/rubric.ts';
import type { SpokenQuestion } from '#domain/tasks/engine-question.ts';
import { clamp, toHundredth } from './round.ts';
import {
  measureContent,
  type ContentEngine,
  type HeardSpeech,
  type MeasuredContent,
} from './measure-content.ts';

export interface SpokenContent {
  /** The trait that what was said earns, whatever the exam calls it. */
  readonly trait: (id: TraitId, max: number) => Trait;
  readonly evidence: Partial<SpeechEvidence>;
}

/** To repeat what was heard word for word takes listening and memory: it costs this much of what a writer loses for it. */
const copyCost = 0.6;
const freeCopy = 0.25;
/** Half width of the range that is shown, as a share of the maximum: that of an essay's content, and what a recogniser misses. */
const halfWidth = 0.2;
/** An answer of fewer words cannot tell a lecture again, however many of its terms it lists. Our choice; answers of 40 s have 70 to 110. */
const wholeAnswerWords = 40;
/** Fewer words may be nearer to another lecture or picture by chance: so were the last 15 of 16 in 84 model answers to pictures, and the last 25 of two. */
const fewestToPlace = 25;

/** Content of what is told again: its share of the whole, and what was found. */
export function toldContent(engine: ContentEngine, item: SpokenQuestion, heard: HeardSpeech): SpokenContent {
  const measured = measureContent(engine, item, heard);
  const isNothing =
    measured.isOffTopic ||
    measured.isNoSpeech ||
    (measured.wordCount >= fewestToPlace && isOfAnother(measured));
  const share = isNothing ? 0 : toldShare(measured, wholeAnswerWords);
  const evidence = isNothing ? offTopicEvidence(measured) : measured.evidence;
  return { trait: (id, max) => openTrait(id, { share, max, isNothing }), evidence };
}

/** So much nearer another question of the bank has to be before an answer is taken for one to that. */
const nearerBy = 0.05;

/** Whether an answer is about another question of the bank rather than about its own. */
export function isOfAnother({ result: { relevance } }: MeasuredContent): boolean {
  return relevance.others !== undefined && relevance.others.nearest > relevance.own + nearerBy;
}

/** The evidence of an answer that is about something else: why it earns nothing, and none of its words as proof of a key point. */
export function offTopicEvidence({ evidence, isNoSpeech }: MeasuredContent): MeasuredContent['evidence'] {
  const keyPoints = evidence.keyPoints?.map(({ isBySound: _is, ...point }) => ({
    ...point,
    coverage: 0,
    found: null,
  }));
  return {
    ...evidence,
    ...(keyPoints && { keyPoints }),
    warnings: isNoSpeech
      ? (evidence.warnings ?? [])
      : [...new Set([...(evidence.warnings ?? []), 'off-topic' as const])],
  };
}

/** The share of full content that an answer earns which tells what was heard. One of fewer than `wholeWords` cannot earn all. */
export function toldShare({ result, tellingWords, isOffTopic }: MeasuredContent, wholeWords: number): number {
  const spared = (1 - copyCost) * Math.max(0, result.copied.share - freeCopy);
  return isOffTopic ? 0 : Math.min((result.share ?? 0) + spared, tellingWords / wholeWords);
}

/** A trait of an open answer, with its range. `isNothing`: it is surely worth nothing. */
export function openTrait(
  id: TraitId,
  { share, max, isNothing }: { readonly share: number; readonly max: number; readonly isNothing: boolean },
): Trait {
  const points = toHundredth(clamp(share, 0, 1) * max);
  const half = isNothing ? 0 : halfWidth * max;
  return {
    id,
    certainty: 'estimate',
    points,
    low: toHundredth(Math.max(0, points - half)),
    high: toHundredth(Math.min(max, points + half)),
    max,
  };
}
