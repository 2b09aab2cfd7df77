import type { Trait } from '#contract/entities/answer.ts';
import type { ItemImage } from '#contract/images/item-image.ts';
import type { PictureFault } from '#contract/entities/content-evidence.ts';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import type { TextSpan } from '#contract/entities/text-span.ts';
import { saidFaults, type PlacedFault } from '#domain/images/facts/said/said-faults.ts';
import type { KeyPoint } from '#domain/tasks/engine-question.ts';
import type { TrueCoverage } from '#engines/content-scoring/cover-truly.ts';
import { coverKeyPoints, type PointCoverage } from '#engines/content-scoring/key-points.ts';
import { scoreContent, type ContentResult } from '#engines/content-scoring/score-content.ts';
import { withSoundAlikes, type PhonesOf } from '#engines/content-scoring/sound-terms.ts';
import type { Topic } from '#engines/content-scoring/topic.ts';
import type { TraitId } from '#domain/rubric/rubric.ts';
import { soundOut } from '#engines/speech/dictionary/letter-to-sound.ts';
import {
  findPronunciations,
  type PronouncingDictionary,
} from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { plainSpeech } from '#engines/transcript/plain-speech.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';
import { analyseText } from '#engines/writing/analyse.ts';
import { textFeatures } from '#engines/writing/features/text-features.ts';
import { topicTools, type WritingEngine } from '#engines/writing/score-writing.ts';
import { keyPointEvidence, markedShare } from './assess-writing.ts';
import { clamp, toHundredth } from './round.ts';

/** What the content of speech is scored with. */
export interface ContentEngine {
  readonly writing: WritingEngine;
  readonly dictionary: PronouncingDictionary;
}

export interface HeardSpeech {
  /** The transcript. */
  readonly said: string;
  /** Topics of the bank's other questions of this task, in its order. */
  readonly others: readonly Topic[];
  /** Whether the recording and what was understood of it can be trusted. */
  readonly isClear: boolean;
}

export interface SpokenContent {
  /** The trait that what was said earns, whatever the exam calls it. */
  readonly trait: (id: TraitId, max: number) => Trait;
  readonly evidence: Partial<SpeechEvidence>;
}

interface ToldQuestion {
  /** The picture that is described. */
  readonly image?: ItemImage;
  readonly prompt: string;
  readonly modelAnswers: readonly string[];
  readonly keyPoints: readonly KeyPoint[];
}

interface Marked {
  readonly share: number;
  readonly spans: readonly TextSpan[];
}

/** How a word may be said, in the dictionary or by its letters. Each word is looked up once. */
export function phonesBy(dictionary: PronouncingDictionary): PhonesOf {
  const known = new Map<string, ReturnType<PhonesOf>>();
  return (word) => {
    const phones = known.get(word) ?? findPronunciations(word, dictionary) ?? [soundOut(word)];
    known.set(word, phones);
    return phones;
  };
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
export function toldContent(engine: ContentEngine, item: ToldQuestion, heard: HeardSpeech): SpokenContent {
  const measured = measureContent(engine, item, heard);
  const isNothing = measured.isOffTopic || (measured.wordCount >= fewestToPlace && isOfAnother(measured));
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
export function offTopicEvidence({ evidence }: MeasuredContent): MeasuredContent['evidence'] {
  const keyPoints = evidence.keyPoints?.map(({ isBySound: _is, ...point }) => ({
    ...point,
    coverage: 0,
    found: null,
  }));
  return {
    ...evidence,
    ...(keyPoints && { keyPoints }),
    warnings: [...new Set([...(evidence.warnings ?? []), 'off-topic' as const])],
  };
}

/** No description of 40 s has so many. */
const mostFaults = 100;

export interface MeasuredContent {
  readonly result: ContentResult;
  /** Words without fillers and restarts. */
  readonly wordCount: number;
  /** Speech about something else altogether. */
  readonly isOffTopic: boolean;
  readonly evidence: Pick<SpeechEvidence, 'keyPoints' | 'copied' | 'template' | 'warnings' | 'pictureFaults'>;
}

/**
 * How far a transcript covers the key points, is about this question and not another, and is not the prompt word for word. Fillers and
 * restarts do not count as words. Terms are also matched by sound. What a picture shows to be wrong covers nothing. Places are those of the transcript as it was heard.
 */
export function measureContent(
  { writing, dictionary }: ContentEngine,
  item: ToldQuestion,
  { said, others }: HeardSpeech,
): MeasuredContent {
  const { lexicon } = writing;
  const { text, placeOf } = plainSpeech(said);
  const wordCount = wordTokens(text).length;
  const { unknownShare, orderLikelihood } = textFeatures(analyseText(lexicon, text), lexicon);
  const faults = item.image === undefined ? [] : saidFaults(text, item.image).slice(0, mostFaults);
  const result = scoreContent(
    { text, wordCount, unknownShare, orderLikelihood },
    {
      prompt: item.prompt,
      modelAnswers: item.modelAnswers,
      keyPoints: withSoundAlikes(text, item.keyPoints, phonesBy(dictionary)),
      others,
      untrue: faults,
    },
    topicTools(writing),
  );
  const faultEvidence = ({ kind, said: words, about, shown, ...place }: PlacedFault): PictureFault => ({
    kind,
    said: words,
    about,
    shown,
    found: placeOf(place),
  });
  const covered = provenByWords(result.points, coverKeyPoints(text, item.keyPoints, undefined, item.prompt));
  const inTranscript = ({ share, spans }: Marked): Marked => ({ share, spans: spans.map(placeOf) });
  return {
    result,
    wordCount,
    // Only speech about something else altogether is worth nothing: odd words may be the recogniser's.
    isOffTopic: result.warnings.includes('off-topic'),
    evidence: {
      keyPoints: covered.map(({ found, untrue, ...point }) => {
        const fault = untrue === undefined ? undefined : faults[untrue];
        return {
          ...keyPointEvidence(found === undefined ? point : { ...point, found: placeOf(found) }),
          ...(fault && { contradicted: faultEvidence(fault) }),
        };
      }),
      ...(faults.length > 0 && { pictureFaults: faults.map(faultEvidence) }),
      copied: markedShare(inTranscript(result.copied)),
      template: markedShare(inTranscript(result.template)),
      // A transcript has the recogniser's spelling and capitals, not the speaker's.
      warnings: result.warnings.filter((one) => one !== 'not-english' && one !== 'all-capitals'),
    },
  };
}

/**
 * Key points with the place of their own words, where an answer has them. What was found only by words that sound like them counts
 * and stays, but is no proof. `byWords`: the same key points in the same order, found by their own words alone.
 */
function provenByWords(points: readonly TrueCoverage[], byWords: readonly PointCoverage[]): TrueCoverage[] {
  return points.map((point, at) => {
    if (point.kind !== 'found') return point;
    const own = byWords[at];
    return own?.kind === 'found' && own.found
      ? { ...point, found: own.found }
      : { ...point, isBySound: true };
  });
}

/** The share of full content that an answer earns which tells what was heard. One of fewer than `wholeWords` cannot earn all. */
export function toldShare({ result, wordCount, isOffTopic }: MeasuredContent, wholeWords: number): number {
  const spared = (1 - copyCost) * Math.max(0, result.copied.share - freeCopy);
  return isOffTopic ? 0 : Math.min((result.share ?? 0) + spared, wordCount / wholeWords);
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
