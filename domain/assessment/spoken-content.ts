import type { Trait } from '#contract/entities/answer.ts';
import type { SpeechEvidence } from '#contract/entities/evidence.ts';
import { scoreContent } from '#domain/content-scoring/score-content.ts';
import { withSoundAlikes } from '#domain/content-scoring/sound-terms.ts';
import type { Topic } from '#domain/content-scoring/topic.ts';
import { soundOut } from '#domain/speech/dictionary/letter-to-sound.ts';
import {
  findPronunciations,
  type PronouncingDictionary,
} from '#domain/speech/dictionary/pronouncing-dictionary.ts';
import type { SpokenQuestion } from '#domain/tasks/engine-question.ts';
import { plainSpeech } from '#domain/transcript/plain-speech.ts';
import { countWords } from '#domain/words/word-tokens.ts';
import { analyseText } from '#domain/writing/analyse.ts';
import { textFeatures } from '#domain/writing/features/text-features.ts';
import { topicTools, type WritingEngine } from '#domain/writing/score-writing.ts';
import { keyPointEvidence, markedShare } from './assess-writing.ts';
import { clamp, toHundredth } from './round.ts';

export interface SpokenContentQuestion {
  readonly item: Pick<SpokenQuestion, 'prompt' | 'modelAnswers' | 'keyPoints'>;
  readonly said: string;
  readonly others: readonly Topic[];
}

export interface SpokenContent {
  readonly trait: (max: number) => Trait;
  readonly evidence: Pick<SpeechEvidence, 'keyPoints' | 'copied' | 'template' | 'warnings'>;
}

interface Marked {
  readonly share: number;
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

/** To repeat what was heard word for word takes listening and memory: it costs this much of what a writer loses for it. */
const copyCost = 0.6;
const freeCopy = 0.25;
/** Half width of the range that is shown, as a share of the maximum: that of an essay's content, and what a recogniser misses. */
const halfWidth = 0.2;
/** An answer of fewer words cannot tell a lecture again, however many of its terms it lists. Our choice; answers of 40 s have 70 to 110. */
const wholeAnswerWords = 40;

/**
 * Content of an answer in one's own words: how far its transcript covers the key points, is about this question and not another,
 * and is not the lecture word for word. Fillers and restarts do not count as words. Terms are also matched by sound. Places are those of
 * the transcript as it was heard.
 */
export function spokenContent(
  { writing, dictionary }: { readonly writing: WritingEngine; readonly dictionary: PronouncingDictionary },
  { item, said, others }: SpokenContentQuestion,
): SpokenContent {
  const { lexicon } = writing;
  const { text, placeOf } = plainSpeech(said);
  const wordCount = countWords(text);
  const { unknownShare, orderLikelihood } = textFeatures(analyseText(lexicon, text), lexicon);
  const phonesOf = (word: string) => findPronunciations(word, dictionary) ?? [soundOut(word)];
  const result = scoreContent(
    { text, wordCount, unknownShare, orderLikelihood },
    {
      prompt: item.prompt,
      modelAnswers: item.modelAnswers,
      keyPoints: withSoundAlikes(text, item.keyPoints, phonesOf),
      others,
    },
    topicTools(writing),
  );
  const inTranscript = ({ share: marked, spans }: Marked): Marked => ({
    share: marked,
    spans: spans.map(placeOf),
  });
  // Only speech about something else altogether is worth nothing: odd words may be the recogniser's.
  const isOffTopic = result.warnings.includes('off-topic');
  const spared = (1 - copyCost) * Math.max(0, result.copied.share - freeCopy);
  const share = isOffTopic ? 0 : Math.min((result.share ?? 0) + spared, wordCount / wholeAnswerWords);
  return {
    trait: (max) => contentTrait(share, max, isOffTopic),
    evidence: {
      keyPoints: result.points.map(({ found, ...point }) =>
        keyPointEvidence(found === undefined ? point : { ...point, found: placeOf(found) }),
      ),
      copied: markedShare(inTranscript(result.copied)),
      template: markedShare(inTranscript(result.template)),
      // A transcript has the recogniser's spelling and capitals, not the speaker's.
      warnings: result.warnings.filter((one) => one !== 'not-english' && one !== 'all-capitals'),
    },
  };
}

function contentTrait(share: number, max: number, isOffTopic: boolean): Trait {
  const points = toHundredth(clamp(share, 0, 1) * max);
  const half = isOffTopic ? 0 : halfWidth * max;
  return {
    id: 'content',
    certainty: 'estimate',
    points,
    low: toHundredth(Math.max(0, points - half)),
    high: toHundredth(Math.min(max, points + half)),
    max,
  };
}
