import {
  measureContent,
  type ContentEngine,
  type HeardSpeech,
  type MeasuredContent,
} from '#engines/assessment/measure-content.ts';
import {
  isOfAnother,
  offTopicEvidence,
  openTrait,
  type SpokenContent,
} from '#engines/assessment/told-content.ts';
import { clamp } from '#engines/assessment/round.ts';
import type { SituationQuestion } from '#domain/tasks/engine-question.ts';
import { tenorOf } from './register.ts';
import { findAct } from '#engines/manner/speech-acts.ts';
import { readOutShare } from './read-out.ts';

/** What each side of a reply is worth, as shares of the whole. Our choice. */
const worth = { goal: 0.7, acts: 0.3 } as const;
/** From so much of the goal on, what a reply does for its listener counts in full. */
const enoughOfGoal = 0.4;
/** A reply may be short: this many words can do all that a situation asks for. Model answers have 60 to 80. */
const wholeReplyWords = 25;
/** The situation stands on the screen: reading it out is no reply. So much of its words may come back for nothing. */
const freeCopy = 0.3;
const freeTemplate = 0.12;
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
  const goal = goalOf(measured);
  // Politeness alone fits any situation: it counts as far as the reply is one to this situation.
  const told = worth.goal * goal + worth.acts * done * Math.min(1, goal / enoughOfGoal);
  const share = isNothing
    ? 0
    : Math.min(told * topicShare(measured), lengthShare(measured)) -
      lost(measured, readOutShare(heard.said, item.prompt)) -
      tenor.cost;
  return {
    trait: (id, max) => openTrait(id, { share, max, isNothing }),
    evidence: {
      ...(isNothing ? offTopicEvidence(measured) : measured.evidence),
      reply: { acts, tone: tenor.tone, shownBy: [...tenor.spans] },
    },
  };
}

const goalOf = ({ result: { coverage } }: MeasuredContent): number => coverage;

function topicShare({ result: { relevance } }: MeasuredContent): number {
  return clamp((relevance.share - onTopic.from) / (onTopic.full - onTopic.from), 0, 1);
}

/** Only a reply to something else is worth nothing: one that has words of its key points is a poor one. */
function isAnotherMatter(measured: MeasuredContent): boolean {
  return (
    measured.isNoSpeech ||
    isOfAnother(measured) ||
    (topicShare(measured) === 0 && !measured.result.points.some(({ kind }) => kind === 'found'))
  );
}

const lengthShare = ({ tellingWords }: MeasuredContent): number => tellingWords / wholeReplyWords;

/** What the words of the situation and ready-made phrases cost. */
function lost({ result: { template } }: MeasuredContent, readOut: number): number {
  return 1.5 * Math.max(0, readOut - freeCopy) + Math.max(0, template.share - freeTemplate);
}
