import type { PictureFault } from '#contract/entities/content-evidence.ts';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import type { TextSpan } from '#contract/entities/text-span.ts';
import { saidFaults, type PlacedFault } from '#domain/images/facts/said/said-faults.ts';
import type { SpokenQuestion } from '#domain/tasks/engine-question.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';
import { without } from '#engines/content-scoring/cover-truly.ts';
import { scoreContent, type ContentResult } from '#engines/content-scoring/score-content.ts';
import type { PhonesOf } from '#engines/content-scoring/sound-terms.ts';
import type { Topic } from '#engines/content-scoring/topic.ts';
import { soundOut } from '#engines/speech/dictionary/letter-to-sound.ts';
import {
  findPronunciations,
  type PronouncingDictionary,
} from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { plainSpeech } from '#engines/transcript/plain-speech.ts';
import { analyseText } from '#engines/writing/analyse.ts';
import { textFeatures } from '#engines/writing/features/text-features.ts';
import { topicTools, type WritingEngine } from '#engines/writing/score-writing.ts';
import { keyPointEvidence, markedShare } from './assess-writing.ts';
import { idleSpeech } from './telling/idle-speech.ts';
import { coverSpoken } from './telling/spoken-coverage.ts';
import { tellingRules } from './telling/telling-rules.ts';

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

/** No description of 40 s has so many. */
const mostFaults = 100;

export interface MeasuredContent {
  readonly result: ContentResult;
  /** Words without fillers and restarts. */
  readonly wordCount: number;
  /** Words of what says something of the item, said once. */
  readonly tellingWords: number;
  /** Words in no order that English has: noise, or another language. */
  readonly isNoSpeech: boolean;
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
  item: SpokenQuestion,
  { said, others }: HeardSpeech,
): MeasuredContent {
  const { lexicon } = writing;
  const { text, placeOf } = plainSpeech(said);
  const wordCount = wordTokens(text).length;
  const analysis = analyseText(lexicon, text);
  const { unknownShare, orderLikelihood } = textFeatures(analysis, lexicon);
  const faults = item.taskType === 'DI' ? saidFaults(text, item.image).slice(0, mostFaults) : [];
  const rules = tellingRules(item);
  const idle = idleSpeech(analysis.sentences, rules);
  const tools = topicTools(writing);
  const result = scoreContent(
    { text, wordCount, unknownShare, orderLikelihood },
    {
      prompt: item.prompt,
      modelAnswers: item.modelAnswers,
      keyPoints: item.keyPoints,
      others,
      untrue: faults,
      ...(item.keyPoints.length > 0 && {
        covered: coverSpoken(
          { text, idle, untrue: faults },
          { ...item, isRetold: rules.isRetold, isReply: item.taskType === 'RTS' },
          tools,
          phonesBy(dictionary),
        ),
      }),
    },
    tools,
  );
  const faultEvidence = ({ kind, said: words, about, shown, ...place }: PlacedFault): PictureFault => ({
    kind,
    said: words,
    about,
    shown,
    found: placeOf(place),
  });
  const inTranscript = ({ share, spans }: Marked): Marked => ({ share, spans: spans.map(placeOf) });
  return {
    result,
    wordCount,
    tellingWords: wordTokens(without(text, idle)).length,
    isNoSpeech: result.warnings.includes('word-salad'),
    // Only speech about something else altogether is worth nothing: odd words may be the recogniser's.
    isOffTopic: result.warnings.includes('off-topic'),
    evidence: {
      keyPoints: result.points.map(({ found, contrary, untrue, ...point }) => {
        const fault = untrue === undefined ? undefined : faults[untrue];
        return {
          ...keyPointEvidence({
            ...point,
            ...(found && { found: placeOf(found) }),
            ...(contrary && { contrary: placeOf(contrary) }),
          }),
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
