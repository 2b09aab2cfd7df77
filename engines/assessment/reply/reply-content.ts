import {
  isOfAnother,
  measureContent,
  offTopicEvidence,
  openTrait,
  type ContentEngine,
  type HeardSpeech,
  type MeasuredContent,
  type SpokenContent,
} from '#engines/assessment/told-content.ts';
import { clamp } from '#engines/assessment/round.ts';
import type { SituationQuestion } from '#domain/tasks/engine-question.ts';
import { tenorOf } from './register.ts';
import { findAct } from './speech-acts.ts';

/** What each side of a reply is worth, as shares of the whole. Our choice. */
const worth = { goal: 0.7, acts: 0.3 } as const;
/** A reply may be short: this many words can do all that a situation asks for. Model answers have 60 to 80. */
const wholeReplyWords = 25;
/** The situation stands on the screen: reading it out is no reply. So much of its words may come back for nothing. */
const freeCopy = 0.3;
const freeTemplate = 0.12;
/** Everyday words lie near each other: a near word counts for this much of what it counts for in a lecture. */
const nearWorth = 0.5;
/** How far a reply has to be about its situation to count in full, and from where on it counts at all. Of the bank's replies to another situation the nearest had 0.52; learners' short ones to their own had 0.63 and more. */
const onTopic = { from: 0.3, full: 0.6 } as const;

/** Content or appropriacy of a reply: whether it reaches its goal, does what it has to do, and speaks to its listener as it should. */
export function replyContent(
  engine: ContentEngine,
  item: SituationQuestion,
  heard: HeardSpeech,
): SpokenContent {
  const measured = measureContent(engine, item, heard);
  const found = item.acts.map((act) => ({ act, found: findAct(heard.said, act) }));
  const tenor = tenorOf(heard.said, item.register);
  const isNothing = isAnotherMatter(measured);
  const done = found.filter((act) => act.found !== null).length / found.length;
  // Thanks for another matter are no thanks for this one.
  const acts = isNothing ? found.map(({ act }) => ({ act, found: null })) : found;
  const told = worth.goal * goalOf(measured) + worth.acts * done;
  const share = isNothing
    ? 0
    : Math.min(told * topicShare(measured), lengthShare(measured)) - lost(measured) - tenor.cost;
  return {
    trait: (id, max) => openTrait(id, { share, max, isNothing }),
    evidence: {
      ...(isNothing ? offTopicEvidence(measured) : measured.evidence),
      reply: { acts, tone: tenor.tone, shownBy: [...tenor.spans] },
    },
  };
}

function goalOf({ result: { points } }: MeasuredContent): number {
  const sum = points.reduce(
    (all, { kind, coverage }) => all + (kind === 'near' ? nearWorth : 1) * coverage,
    0,
  );
  return sum / Math.max(1, points.length);
}

function topicShare({ result: { relevance } }: MeasuredContent): number {
  return clamp((relevance.share - onTopic.from) / (onTopic.full - onTopic.from), 0, 1);
}

/** Only a reply to something else is worth nothing: one that has words of its key points is a poor one. */
function isAnotherMatter(measured: MeasuredContent): boolean {
  return (
    isOfAnother(measured) ||
    (topicShare(measured) === 0 && !measured.result.points.some(({ kind }) => kind === 'found'))
  );
}

const lengthShare = ({ wordCount }: MeasuredContent): number => wordCount / wholeReplyWords;

/** What the words of the situation and ready-made phrases cost. */
function lost({ result: { copied, template } }: MeasuredContent): number {
  return 1.5 * Math.max(0, copied.share - freeCopy) + Math.max(0, template.share - freeTemplate);
}
