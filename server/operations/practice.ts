import { AnswerDto } from '#contract/entities/answer.ts';
import { answerListName, practiceRoutes } from '#contract/routes/practice.ts';
import { taskTypes, type TaskType } from '#contract/task-type.ts';
import { operation, type Operation } from '#server/http/operation.ts';
import { listAnswers, type AnswerListing } from '#server/store/answer-lists.ts';
import { givenIn, submitAnswer } from '#server/store/answers.ts';
import { askForScoring } from '#server/store/ask-for-scoring.ts';
import type { LearnerRow } from '#server/store/learners.ts';
import { changeOf, runWrite, type Stores } from '#server/store/effect.ts';
import { removeAnswer } from '#server/store/mutations.ts';
import { getPractice, listPractices, nthPractice } from '#server/store/practices.ts';
import { shownAnswer } from '#server/store/shown-answer.ts';
import { createAllowance } from './allowance.ts';
import { createPracticeTranslations } from './practice-translations.ts';
import { keyOf, pageBlock } from './single-call.ts';

/** Far more than a learner has answers that wait for a score. */
const asksAnHour = { most: 200, perMs: 3_600_000 };

/** How long a translation may be kept (spec section 7). */
const translationSeconds = 1_800;

export function practiceOperations(stores: Stores): Operation[] {
  const shared: Shared = {
    countAsk: createAllowance(asksAnHour),
    translate: createPracticeTranslations({
      translator: stores.translator,
      translations: stores.bank.translations,
    }),
  };
  return taskTypes.flatMap((taskType) => operationsOf(stores, taskType, shared));
}

/** What all task types count together. */
interface Shared {
  readonly countAsk: (learnerId: string) => void;
  readonly translate: ReturnType<typeof createPracticeTranslations>;
}

function operationsOf(stores: Stores, taskType: TaskType, { countAsk, translate }: Shared): Operation[] {
  const routes = practiceRoutes(taskType);
  const answersPage = async (
    learner: LearnerRow,
    whose: 'mine' | 'others',
    listing: Omit<AnswerListing, 'taskType'>,
  ) => {
    const { rows, totalElements } = await listAnswers(stores.db.orm, learner.id, whose, {
      ...listing,
      taskType,
    });
    return { _embedded: { [answerListName(taskType)]: rows }, page: pageBlock(listing, totalElements) };
  };
  return [
    operation(routes.list, async ({ learner, query }) => {
      const { rows, totalElements } = await listPractices(stores, learner, taskType, query);
      return { _embedded: { practiceDtoList: rows }, page: pageBlock(query, totalElements) };
    }),
    operation(routes.nth, async ({ learner, params, query }) =>
      nthPractice(stores, learner, taskType, { index: params.page, filter: query }),
    ),
    operation(routes.byId, async ({ params }) => getPractice(stores, taskType, params.practiceId)),
    operation(routes.submit, async ({ learner, params, headers, body }) => {
      const item = stores.bank.get(taskType, params.id);
      const key = keyOf(headers);
      const written = await runWrite(
        stores,
        {
          learner,
          key,
          kind: `POST ${taskType}`,
          payload: { practiceId: params.id, ...body },
          baseVersion: null,
        },
        (effect) =>
          submitAnswer(effect, {
            answerId: key,
            item,
            ...givenIn(body),
            answeredAt: effect.now,
            scored: undefined,
          }),
      );
      return shownAnswer(AnswerDto.parse(changeOf(written).value), { isShared: false });
    }),
    operation(routes.mine, async ({ learner, params, query }) =>
      answersPage(learner, 'mine', { practiceId: params.practiceId, ...query, pteType: query.pteType }),
    ),
    operation(routes.others, async ({ learner, params, query }) =>
      answersPage(learner, 'others', { practiceId: params.practiceId, ...query, pteType: query.pteType }),
    ),
    operation(routes.scoring, async ({ learner, params, headers }) => {
      countAsk(learner.id);
      const intent = { kind: 'POST scoring', payload: { answerId: params.id }, baseVersion: null };
      const written = await runWrite(stores, { learner, key: keyOf(headers), ...intent }, (effect) =>
        askForScoring(effect, { answerId: params.id, taskType }),
      );
      return AnswerDto.parse(changeOf(written).value);
    }),
    operation(routes.translate, async ({ learner, params, reply }) => {
      const translation = await translate(stores.bank.get(taskType, params.id), params.lang, learner.id);
      void reply.header('cache-control', `private, max-age=${translationSeconds}`);
      return translation;
    }),
    operation(routes.deleteAnswer, async ({ learner, params, headers }) => {
      await runWrite(
        stores,
        {
          learner,
          key: keyOf(headers),
          kind: 'answer.delete',
          payload: { answerId: params.id },
          baseVersion: null,
        },
        (effect) => removeAnswer(effect, { answerId: params.id, taskType }),
      );
    }),
  ];
}
