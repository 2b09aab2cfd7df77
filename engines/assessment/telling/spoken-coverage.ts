import type { TextSpan } from '#contract/entities/text-span.ts';
import type { KeyPoint } from '#domain/tasks/engine-question.ts';
import { coverClaims } from '#engines/content-scoring/claims/cover-claims.ts';
import { likenessBy } from '#engines/content-scoring/claims/likeness.ts';
import { lessUntrue, without, type TrueCoverage } from '#engines/content-scoring/cover-truly.ts';
import { coverKeyPoints, type PointCoverage } from '#engines/content-scoring/key-points.ts';
import { withSoundAlikes, type PhonesOf } from '#engines/content-scoring/sound-terms.ts';
import type { TopicTools } from '#engines/content-scoring/topic.ts';
import { contrarySpeech } from './contrary-speech.ts';

/** A key point; in a discussion also whose view it is, `null` for how views relate. */
type AskedPoint = KeyPoint & { readonly speaker?: string | null };

interface Asked {
  readonly prompt: string;
  readonly modelAnswers: readonly string[];
  readonly keyPoints: readonly AskedPoint[];
  /** Whether the prompt is what is told again, so that it shows what is wrong. */
  readonly isRetold: boolean;
  /** Whether it is a reply: what is denied there is not done, `you will not get a draft`. */
  readonly isReply: boolean;
}

interface Said {
  readonly text: string;
  /** What says nothing of the item. */
  readonly idle: readonly TextSpan[];
  /** What a picture shows to be wrong. */
  readonly untrue: readonly TextSpan[];
}

const negators = /\b(?:not|never|no|without|neither|nor|cannot|hardly|barely|scarcely|\w+n['\u2019]t)\b/giu;
const blank = (word: string): string => ' '.repeat(word.length);
/** So much a sentence has to cover to be about a key point. */
const isAbout = 0.5;
/** So much to bear out a key point that is turned round elsewhere. */
const isSure = 0.9;

/**
 * How far speech covers each key point: by its terms, or by a stretch that says the same. What says the contrary covers none, nor does
 * a view that is given to another speaker. Terms are also matched by sound; what is only there by sound is marked as such. Each place is
 * that of the words that earned the coverage.
 */
export function coverSpoken(
  { text, idle, untrue }: Said,
  asked: Asked,
  tools: TopicTools,
  phonesOf: PhonesOf,
): TrueCoverage[] {
  const telling = without(text, idle);
  const likeness = likenessBy(tools);
  const sources = { modelAnswers: asked.modelAnswers, prompt: '', how: 'spoken' } as const;
  const coverIn = (said: string, points: readonly KeyPoint[]): PointCoverage[] => {
    const byTerms = coverKeyPoints(said, points, undefined, asked.prompt);
    const affirmed = coverKeyPoints(said.replaceAll(negators, blank), points, undefined, asked.prompt);
    return coverClaims(said, points, sources, { likeness, byTerms }).map((claim, at) => {
      const isDenied =
        asked.isReply &&
        byTerms[at]?.kind === 'missing' &&
        affirmed[at]?.kind === 'found' &&
        claim.coverage >= isAbout;
      return isDenied ? notDone(claim) : asked.isRetold ? claim : better(claim, byTerms[at]);
    });
  };
  const cover = (points: readonly KeyPoint[]) => (said: string) => coverIn(said, points);
  const heardPoints = withSoundAlikes(telling, asked.keyPoints, phonesOf);
  const heard = lessUntrue(telling, untrue, cover(heardPoints));
  const own = lessUntrue(telling, untrue, cover(asked.keyPoints));
  const contrary = asked.isRetold ? contrarySpeech(telling, asked, likeness) : [];
  return heard.map((point, at) => {
    const { turned = [], misgiven = [], ofOthers = [] } = contrary[at] ?? {};
    const isMet = (spans: readonly TextSpan[]): boolean =>
      point.coverage >= isAbout && spans.some((span) => meets(span, point));
    const lost = isMet(turned) ? turned : isMet(misgiven) ? ofOthers : null;
    if (lost !== null) {
      const rest = without(telling, lost);
      const alone = heardPoints.slice(at, at + 1);
      const byTerms = coverKeyPoints(rest, alone, undefined, asked.prompt);
      const [left] = coverClaims(rest, alone, sources, { likeness, byTerms });
      const isLeft = left !== undefined && left.coverage >= (lost === turned ? isSure : isAbout);
      return isLeft ? left : contraryTo(point);
    }
    const itself = own[at];
    if (point.kind !== 'found') return point;
    return itself?.kind === 'found' ? itself : { ...point, isBySound: true };
  });
}

function notDone({ found: _found, ...point }: PointCoverage): PointCoverage {
  return { ...point, coverage: 0, kind: 'missing' };
}

function contraryTo({ found, ...point }: TrueCoverage): TrueCoverage {
  return { ...point, coverage: 0, kind: 'missing', ...(found && { contrary: found }) };
}

const meets = (span: TextSpan, { found }: PointCoverage): boolean =>
  found !== undefined && found.start < span.end && span.start < found.end;

function better(claim: PointCoverage, term: PointCoverage | undefined): PointCoverage {
  if (term === undefined || term.kind === 'missing') return claim;
  return term.kind === 'found' || term.coverage > claim.coverage ? term : claim;
}
