import type { Score, SignalFacts } from '#contract/entities/answer.ts';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import type { PteType } from '#contract/exam.ts';
import type { Topic } from '#engines/content-scoring/topic.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { taskMax } from '#domain/rubric/task-max.ts';
import type { PronouncingDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import type { SpokenQuestion } from '#domain/tasks/engine-question.ts';
import { scoreSpoken, type SpokenScore } from '#engines/transcript/score-spoken.ts';
import type { Transcript } from '#engines/transcript/transcribe.ts';
import type { WritingEngine } from '#engines/writing/score-writing.ts';
import { closeGates, ofMark, type ReadingEngine } from './assess-reading.ts';
import { freeSpeechEvidence } from './free-speech-evidence.ts';
import { toHundredth } from './round.ts';
import { scorerVersions } from '#domain/tasks/scorer-versions.ts';
import { spokenContent } from './spoken-content.ts';

/** What speech in one's own words is scored with, once it has been transcribed. */
export interface FreeSpeechEngine {
  readonly reading: ReadingEngine;
  readonly writing: WritingEngine;
  readonly dictionary: PronouncingDictionary;
}

export interface SpokenAnswer {
  readonly item: SpokenQuestion;
  /** What the device measured while recording; kept as it is. */
  readonly signal: SignalFacts | null;
  readonly pteType: PteType;
  /** Topics of the bank's other questions of this task (`questionTopic`), in the order of the bank. */
  readonly others: readonly Topic[];
}

export interface SpokenAnswerToAssess extends SpokenAnswer {
  /** 16 kHz mono, -1 to 1. */
  readonly samples: Float32Array;
  /** What the transcript engine heard in the same samples. */
  readonly transcript: Transcript;
}

/**
 * The whole score of an answer in one's own words, with its evidence: content from the transcript, pronunciation and fluency from
 * the reading engine, which aligns the recording with that transcript. Pure. A recording without speech gets
 * no points (`null`) and the reason in `evidence.speech.refused`. `undefined` when the exam has no such task.
 */
export function assessFreeSpeech(engine: FreeSpeechEngine, answer: SpokenAnswerToAssess): Score | undefined {
  const { samples, transcript } = answer;
  const { model, weights } = engine.reading;
  const spoken = scoreSpoken({ model, weights, dictionary: engine.dictionary }, samples, transcript);
  return freeSpeechScore(engine, answer, spoken);
}

/** The score that follows from what was heard. For engines that have listened already. */
export function freeSpeechScore(
  engine: Pick<FreeSpeechEngine, 'writing' | 'dictionary'>,
  { item, signal, pteType, others }: SpokenAnswer,
  spoken: SpokenScore,
): Score | undefined {
  const rubric = rubricFor(pteType);
  const rule = taskRule(rubric, item.taskType);
  if (rule === undefined) return undefined;
  const speech: SpeechEvidence = freeSpeechEvidence(spoken);
  const { marks } = speech;
  const heard = { said: spoken.transcript, others, isClear: isClear(spoken) };
  const content = speech.refused === null ? spokenContent(engine, item, heard) : undefined;
  const measured = rule.traits.flatMap(({ id, max }) => {
    if (content === undefined || typeof max !== 'number') return [];
    if (id === 'pronunciation') return marks === null ? [] : [ofMark(id, marks.accuracy, max)];
    if (id === 'fluency') return marks === null ? [] : [ofMark(id, marks.fluency, max)];
    return [content.trait(id, max)];
  });
  const isWhole = measured.length === rule.traits.length;
  const traits = isWhole ? closeGates(measured, rule.gates) : [];
  const points = isWhole ? toHundredth(traits.reduce((sum, trait) => sum + trait.points, 0)) : null;
  const max = taskMax(rule);
  return {
    rubric: rubric.id,
    scorer: scorerVersions['free-speech'],
    points,
    max,
    traits,
    skills: points === null ? [] : rule.skills.map((skill) => ({ skill, points, max })),
    evidence: { kind: 'recording', signal, speech: { ...speech, ...content?.evidence } },
  };
}

/** The transcript engine has to be sure of more of the speech than of half: of "the pin" it is sure of "the" alone. */
const clearShare = 0.5;

function isClear({ understood, quality }: SpokenScore): boolean {
  return (understood ?? 0) > clearShare && quality.flags.length === 0;
}
