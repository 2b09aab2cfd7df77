import type { ReadContext } from '#data/store/context.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { pointsRange } from '#domain/estimates/points-range.ts';

/** What the learner has reached at one practice. */
export interface OwnResult {
  /** The best score; `null` while no answer has one. */
  readonly best: { readonly percent: number; readonly isExact: boolean } | null;
  /** When it was last practised, epoch ms. */
  readonly lastAt: number;
}

/** Own results of the practices of a page, by practice; one without an answer is left out. */
export async function listResults(
  { db, userId }: ReadContext,
  { practiceIds }: { practiceIds: readonly number[] },
): Promise<ReadonlyMap<number, OwnResult>> {
  const found = await db.transaction('r', db.answers, () =>
    Promise.all(
      practiceIds.map((id) =>
        db.answers
          .where('[userId+practiceId+answeredAt]')
          .between([userId, id, -Infinity], [userId, id, Infinity])
          .toArray(),
      ),
    ),
  );
  return new Map(
    found.flatMap((all, at) => {
      const result = resultOf(all.filter((row) => row.hidden === 0));
      return result === null ? [] : [[practiceIds[at] ?? 0, result] as const];
    }),
  );
}

function resultOf(rows: readonly AnswerRow[]): OwnResult | null {
  const last = rows.at(-1);
  if (last === undefined) return null;
  const best = rows.reduce<AnswerRow | null>(
    (top, row) => ((row.scorePercentage ?? -1) > (top?.scorePercentage ?? -1) ? row : top),
    null,
  );
  const range = best?.score ? pointsRange(best.score) : null;
  const percent = best?.scorePercentage ?? null;
  return {
    best:
      percent === null || range === null ? null : { percent: Math.round(percent), isExact: range.isExact },
    lastAt: last.answeredAt,
  };
}
