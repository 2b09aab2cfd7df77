import { practicePaths } from '#contract/practice-paths.ts';
import { z } from 'zod';
import { AnswerBody, AnswerDto } from '#contract/entities/answer.ts';
import { Translation } from '#contract/items/translation.ts';
import { LanguageCode } from '#contract/entities/translation-pack.ts';
import { PracticeDto } from '#contract/entities/practice-dto.ts';
import { PracticeListQuery, PracticeRow } from '#contract/entities/practice.ts';
import { PteType } from '#contract/exam.ts';
import { PageQuery, pagedList } from '#contract/paging.ts';
import { route } from '#contract/route.ts';
import { taskAddresses, type TaskType } from '#contract/task-type.ts';
import { IdempotencyHeaders, idNumber, PracticeIdParams, UuidParams } from './params.ts';

export const answerSorts = ['answer.lastModifiedDate:desc', 'answer.scorePercentage:desc'] as const;
export const AnswerListQuery = PageQuery.extend({
  pteType: PteType.optional(),
  sort: z.enum(answerSorts).default('answer.lastModifiedDate:desc'),
});

/** `_embedded` name of a task's scored answers: the five reading names are the spec's, the rest follow them. */
export function answerListName(task: TaskType): string {
  const { section, practice } = taskAddresses[task];
  const plain = new Set<TaskType>(['RO']);
  const name =
    task === 'FIB_RW'
      ? 'rWFillInTheBlanks'
      : plain.has(task)
        ? practice
        : section.charAt(0) + practice.charAt(0).toUpperCase() + practice.slice(1);
  return `${name}ScoredAnswerDtoList`;
}

/** The whole set of calls of one practice resource (spec section 7, the single-answer one; architecture, Calls). */
export function practiceRoutes<T extends TaskType>(task: T) {
  const { section, practice } = taskAddresses[task];
  const { base, others, scoring, translation } = practicePaths(task);
  const tag = `${section}/${practice}`;
  const answers = pagedList(answerListName(task), AnswerDto);
  return {
    list: route({
      method: 'GET',
      path: base,
      tag,
      auth: 'bearer',
      summary: 'Filtered, sorted page of the question list',
      query: PracticeListQuery,
      response: pagedList('practiceDtoList', PracticeRow),
      ready: true,
    }),
    nth: route({
      method: 'GET',
      path: `${base}/{page}`,
      tag,
      auth: 'bearer',
      summary: 'The n-th practice of the filtered list, from 0',
      params: z.object({ page: idNumber }),
      query: PracticeListQuery.omit({ page: true, size: true }),
      response: PracticeDto,
      ready: true,
    }),
    byId: route({
      method: 'GET',
      path: `${base}/practice/{practiceId}`,
      tag,
      auth: 'bearer',
      summary: 'One practice by its id',
      params: PracticeIdParams,
      response: PracticeDto,
      ready: true,
    }),
    submit: route({
      method: 'POST',
      path: `${base}/{id}`,
      tag,
      auth: 'bearer',
      summary: 'Hand in an answer to a practice',
      params: z.object({ id: idNumber }),
      headers: IdempotencyHeaders,
      body: AnswerBody,
      response: AnswerDto,
      status: 201,
      ready: true,
    }),
    mine: route({
      method: 'GET',
      path: `${base}/{practiceId}/answers`,
      tag,
      auth: 'bearer',
      summary: 'Own answers to a practice',
      params: PracticeIdParams,
      query: AnswerListQuery,
      response: answers,
      ready: true,
    }),
    others: route({
      method: 'GET',
      path: others,
      tag,
      auth: 'bearer',
      summary: 'Answers of other learners',
      params: PracticeIdParams,
      query: AnswerListQuery,
      response: answers,
      ready: true,
    }),
    deleteAnswer: route({
      method: 'DELETE',
      path: `${base}/answer/{id}`,
      tag,
      auth: 'bearer',
      summary: 'Delete an own answer',
      params: UuidParams,
      headers: IdempotencyHeaders,
      status: 204,
      ready: true,
    }),
    scoring: route({
      method: 'POST',
      path: scoring,
      tag,
      auth: 'bearer',
      summary: 'Score an own answer again, with the rules and engines of today',
      params: UuidParams,
      headers: IdempotencyHeaders,
      response: AnswerDto,
      status: 202,
      ready: true,
    }),
    translate: route({
      method: 'GET',
      path: translation,
      tag,
      auth: 'bearer',
      summary: 'Translation of a practice, cached for 1800 seconds',
      response: Translation,
      params: z.object({ id: idNumber, lang: LanguageCode }),
      ready: true,
    }),
  };
}
