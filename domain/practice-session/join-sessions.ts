import { mostSessionAnswers, mostStops, type PracticeSession } from '#contract/entities/practice-session.ts';

type Answers = PracticeSession['answers'];

/**
 * What two devices know of one session, as one: nothing that either knows is lost, and in whatever order they are joined, the same stops
 * are answered. What was planned, and the mode of its first question, are as the one that was there first says.
 */
export function joinSessions(first: PracticeSession, then: PracticeSession): PracticeSession {
  return {
    ...first,
    mode: first.mode ?? then.mode,
    skipped: [...new Set([...first.skipped, ...then.skipped])].slice(0, mostStops),
    answers: joinAnswers(first.answers, then.answers),
    deleted: [...new Set([...first.deleted, ...then.deleted])].slice(0, mostSessionAnswers),
  };
}

/** Past the hundredth an answer is only written down if it is the first one to its stop. */
function joinAnswers(first: Answers, then: Answers): Answers {
  const all = [...first];
  for (const answer of then) {
    if (all.some(({ answerId }) => answerId === answer.answerId)) continue;
    const isFirst = !all.some(({ practiceId }) => practiceId === answer.practiceId);
    if (all.length < mostSessionAnswers - mostStops || (isFirst && all.length < mostSessionAnswers))
      all.push(answer);
  }
  return all;
}
