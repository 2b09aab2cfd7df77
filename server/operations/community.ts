import { communityRoutes } from '#contract/routes/community.ts';
import { findTaskByPractice } from '#contract/task-type.ts';
import { operation } from '#server/http/operation.ts';
import { Problem } from '#server/problem.ts';
import { findSharedAnswer } from '#server/store/answer-lists.ts';
import { freshComment, listComments, listReplies } from '#server/store/comment-lists.ts';
import { createComment, getParent } from '#server/store/comments.ts';
import { listCountries } from '#server/store/countries.ts';
import { changeOf, runWrite, type Stores } from '#server/store/effect.ts';
import { createExamMemory } from '#server/store/exam-memories.ts';
import { setLike } from '#server/store/likes.ts';
import type { LearnerRow } from '#server/store/learners.ts';
import { applyMutation } from '#server/store/mutations.ts';
import { countPredictions } from '#server/store/predictions.ts';
import { createReport } from '#server/store/reports.ts';
import { keyOf, pageBlock } from './single-call.ts';

type Headers = Parameters<typeof keyOf>[0];

/** Comments and their replies, reports and exam memories. What a single call makes has the call's key as its id. */
export function communityOperations(stores: Stores) {
  const { db, bank } = stores;
  const like = async (
    call: { learner: LearnerRow; headers: Headers; params: { id: string } },
    liked: boolean,
  ) => {
    const { learner } = call;
    const payload = { commentId: call.params.id, liked };
    await runWrite(
      stores,
      { learner, key: keyOf(call.headers), kind: 'like.set', payload, baseVersion: null },
      ({ tx, now }) => setLike(tx, learner.id, { ...payload, baseVersion: 'any' }, now),
    );
  };
  return [
    operation(communityRoutes.commentList, async ({ learner, query }) => {
      bank.getById(query.practiceId);
      const { practiceId } = query;
      const filter = { practiceId, onlyExamMemories: query.prediction === 'true' };
      const { rows, totalElements } = await listComments(db.orm, learner.id, filter, query);
      return { _embedded: { commentLikeCountDtoList: rows }, page: pageBlock(query, totalElements) };
    }),
    operation(communityRoutes.commentCreate, async ({ learner, headers, body }) => {
      const { practiceId, comment, images } = body;
      bank.getById(practiceId);
      const key = keyOf(headers);
      const written = await runWrite(
        stores,
        { learner, key, kind: 'POST comment', payload: body, baseVersion: null },
        (effect) => {
          const id = { id: key, practiceId, parentId: null };
          return createComment(effect, { ...id, text: comment, images, writtenAt: effect.now });
        },
      );
      const { text, ...fresh } = freshComment(changeOf(written), learner);
      return { ...fresh, comment: text, replyCount: 0, prediction: null };
    }),
    operation(communityRoutes.commentDelete, async ({ learner, headers, params }) => {
      const payload = { commentId: params.id };
      const request = { learner, key: keyOf(headers), baseVersion: null };
      await applyMutation(stores, { ...request, kind: 'comment.delete', payload });
    }),
    operation(communityRoutes.replyList, async ({ learner, params, query }) => {
      const { rows, totalElements } = await listReplies(db.orm, learner.id, params.id, query);
      return { _embedded: { commentReplyLikeCountDtoList: rows }, page: pageBlock(query, totalElements) };
    }),
    operation(communityRoutes.replyCreate, async ({ learner, headers, params, body }) => {
      const key = keyOf(headers);
      const payload = { commentId: params.id, ...body };
      const written = await runWrite(
        stores,
        { learner, key, kind: 'POST reply', payload, baseVersion: null },
        async (effect) => {
          const parent = await getParent(effect.tx, params.id);
          const id = { id: key, practiceId: parent.practiceId, parentId: parent.id };
          return createComment(effect, {
            ...id,
            text: body.reply,
            images: body.images,
            writtenAt: effect.now,
          });
        },
      );
      const { text, ...fresh } = freshComment(changeOf(written), learner);
      return { ...fresh, reply: text };
    }),
    operation(communityRoutes.like, (call) => like(call, true)),
    operation(communityRoutes.unlike, (call) => like(call, false)),
    operation(communityRoutes.reportCreate, async ({ learner, headers, body }) => {
      bank.getById(body.practiceId);
      const key = keyOf(headers);
      await runWrite(
        stores,
        { learner, key, kind: 'POST report', payload: body, baseVersion: null },
        async ({ tx, now }) => {
          await createReport(tx, learner.id, { ...body, reportId: key }, now);
          return null;
        },
      );
    }),
    operation(communityRoutes.examMemoryCreate, async ({ learner, headers, body }) => {
      bank.getById(body.practiceId);
      const key = keyOf(headers);
      await runWrite(
        stores,
        { learner, key, kind: 'POST exam memory', payload: body, baseVersion: null },
        (effect) => createExamMemory(effect, { ...body, id: key }),
      );
    }),
    operation(communityRoutes.share, async ({ params, reply }) => {
      const taskType = findTaskByPractice('reading', params.practice);
      const shared = taskType && (await findSharedAnswer(db.orm, { taskType, answerId: params.answerId }));
      if (shared === undefined) throw new Problem('NOT_FOUND', 'This answer is not shared');
      // Its author may take it back at any time.
      void reply.header('cache-control', 'no-store');
      return shared;
    }),
    operation(communityRoutes.predictions, async ({ learner }) => ({
      predictionList: await countPredictions(db.orm, learner, new Date()),
    })),
    operation(communityRoutes.countries, async () => ({
      _embedded: { countryDtoList: [...listCountries()] },
    })),
  ];
}
