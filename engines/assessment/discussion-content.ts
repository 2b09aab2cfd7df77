import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import type { PointCoverage } from '#engines/content-scoring/key-points.ts';
import type { DiscussionQuestion } from '#domain/tasks/engine-question.ts';
import { measureContent, type ContentEngine, type HeardSpeech } from './measure-content.ts';
import { isOfAnother, offTopicEvidence, openTrait, toldShare, type SpokenContent } from './told-content.ts';

type Relation = NonNullable<SpeechEvidence['relation']>;

/** Two minutes are longer than the 40 s of a lecture: fewer words cannot hold three views. Our choice; model answers have 100 to 180. */
const wholeAnswerWords = 60;
/** A near word is enough to see that a view was there. */
const isCovered = ({ coverage }: PointCoverage): boolean => coverage >= 0.5;

/** The most of 6 points, by how far the views are related to each other (exam facts: views only side by side earn 4, partly related ones 5). */
const mostByRelation = { told: 6, hinted: 5, missing: 4 } as const satisfies Record<Relation, number>;
/** The most of 6 points, by how many of the three speakers' views are there: with one it is no summary of a discussion. Our choice. */
const mostBySpeakers = [1.5, 3, 4.5, 6] as const;

/** Words that set one view beside another. */
const relating =
  /\b(?:(?:dis)?agree[sd]?|both|all (?:three|of them)|whereas|while|unlike|in contrast|by contrast|on the other hand|however|object(?:s|ed)?|oppos(?:es|ed|ing)|support(?:s|ed)?|convince[sd]?|persuade[sd]?|give(?:s)? in|gave in|sides? with|sided with|compromise|in the end|finally|at last|settle[sd]?|decide[sd]?|conclude[sd]?|share[sd]? (?:his|her|the|this|that)|instead|respond(?:s|ed)?|repl(?:y|ies|ied)|doubt(?:s|ed)?|against|accept(?:s|ed)?|admit(?:s|ted)?|changes? (?:his|her) mind)\b/giu;
/** One such word may be there by chance. */
const enoughRelating = 2;

/** Content of a discussion that is summed up: the views of each speaker, and how they relate. */
export function discussionContent(
  engine: ContentEngine,
  item: DiscussionQuestion,
  heard: HeardSpeech,
): SpokenContent {
  const measured = measureContent(engine, item, heard);
  const { result } = measured;
  const isNothing = measured.isOffTopic || measured.isNoSpeech || isOfAnother(measured);
  const evidence = isNothing ? offTopicEvidence(measured) : measured.evidence;
  const speakerOf = new Map(item.keyPoints.map(({ point, speaker }) => [point, speaker]));
  const views = new Set(result.points.filter(isCovered).flatMap(({ point }) => speakerOf.get(point) ?? []))
    .size;
  const relation = relationOf(
    result.points.filter(({ point }) => speakerOf.get(point) === null),
    heard.said,
  );
  const most = Math.min(mostByRelation[relation], mostBySpeakers[views] ?? 6) / 6;
  const share = isNothing ? 0 : Math.min(toldShare(measured, wholeAnswerWords), most);
  return {
    trait: (id, max) => openTrait(id, { share, max, isNothing }),
    evidence: {
      ...evidence,
      relation,
      ...(evidence.keyPoints && {
        keyPoints: evidence.keyPoints.map((one) => ({ ...one, speaker: speakerOf.get(one.point) ?? null })),
      }),
    },
  };
}

/** A word near one of a key point shows a relation only where the wording relates views as well. */
function relationOf(points: readonly PointCoverage[], said: string): Relation {
  const isRelating = (said.match(relating)?.length ?? 0) >= enoughRelating;
  const covered = points.filter((point) => point.kind === 'found' || (isRelating && isCovered(point))).length;
  if (covered > 0 && (isRelating || covered > points.length / 2)) return 'told';
  return covered > 0 || isRelating ? 'hinted' : 'missing';
}
