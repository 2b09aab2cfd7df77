import type { Assessment } from '#domain/tasks/assessment-of.ts';
import type { ReadContext } from './context.ts';
import { readMeta, writeMeta } from './meta.ts';

type Assessed = Exclude<Assessment, 'none'>;

/** How long the last score of this kind took on this device, in ms; `null`: none was made yet. */
export const readScoringMs = ({ db }: ReadContext, kind: Assessed): Promise<number | null> =>
  readMeta(db, `scoring-ms ${kind}`);

export const keepScoringMs = ({ db }: ReadContext, kind: Assessed, ms: number): Promise<void> =>
  writeMeta(db, `scoring-ms ${kind}`, Math.round(ms));
