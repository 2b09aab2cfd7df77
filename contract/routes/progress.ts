import { z } from 'zod';
import { EvaluationDto, EvaluationSet, EvaluationState } from '#contract/entities/evaluation.ts';
import { LanguageList, Video } from '#contract/entities/media.ts';
import {
  AiQuota,
  LevelUpdate,
  ScoreTarget,
  ScoreTargetUpdate,
  Statistics,
  StudyPlan,
  StudyPlanQuery,
} from '#contract/entities/progress.ts';
import { csv } from '#contract/entities/practice.ts';
import { PageQuery, pagedList } from '#contract/paging.ts';
import { route } from '#contract/route.ts';
import { TaskType } from '#contract/task-type.ts';
import { IdempotencyHeaders } from './params.ts';

const headers = IdempotencyHeaders;

export const progressRoutes = {
  statistics: route({
    method: 'GET',
    path: '/api/summary/statistics',
    tag: 'progress',
    auth: 'bearer',
    summary: 'Statistics of the learner',
    response: Statistics,
    ready: true,
  }),
  studyPlan: route({
    method: 'GET',
    path: '/api/summary/studyPlan',
    tag: 'progress',
    auth: 'bearer',
    summary: 'Study plan',
    query: StudyPlanQuery,
    response: StudyPlan,
    ready: true,
  }),
  levelUpdate: route({
    method: 'PUT',
    path: '/api/settings/level',
    tag: 'progress',
    auth: 'bearer',
    summary: 'Answers of the plan wizard',
    headers,
    query: StudyPlanQuery,
    body: LevelUpdate,
    response: StudyPlan,
    ready: true,
  }),
  target: route({
    method: 'GET',
    path: '/api/settings/target',
    tag: 'progress',
    auth: 'bearer',
    summary: 'Score target and exam date',
    response: ScoreTarget,
    ready: true,
  }),
  targetUpdate: route({
    method: 'PUT',
    path: '/api/settings/target',
    tag: 'progress',
    auth: 'bearer',
    summary: 'Set the score target',
    headers,
    body: ScoreTargetUpdate,
    response: ScoreTarget,
    ready: true,
  }),
  aiQuota: route({
    method: 'GET',
    path: '/api/settings/remaining',
    tag: 'progress',
    auth: 'bearer',
    summary: 'Free AI scores left',
    response: AiQuota,
    ready: true,
  }),
  languages: route({
    method: 'GET',
    path: '/api/profile/languages',
    tag: 'profile',
    auth: 'bearer',
    summary: 'Languages of the product',
    response: LanguageList,
    ready: true,
  }),
  videos: route({
    method: 'GET',
    path: '/api/videos',
    tag: 'media',
    auth: 'bearer',
    summary: 'Learning videos of these tasks, or of all; for premium learners',
    query: z.object({ practiceTypes: csv(TaskType), types: csv(z.enum(['LEARNING'])) }),
    response: z.object({ _embedded: z.object({ videoDtoList: z.array(Video) }) }),
    ready: true,
  }),
  evaluationList: route({
    method: 'GET',
    path: '/api/evaluation',
    tag: 'progress',
    auth: 'bearer',
    summary: 'What the learner thinks of scores, the newest first',
    query: PageQuery.extend({ answerId: z.uuid('must be a UUID').optional() }),
    response: pagedList('evaluationDtoList', EvaluationDto),
    ready: true,
  }),
  evaluationSet: route({
    method: 'POST',
    path: '/api/evaluation',
    tag: 'progress',
    auth: 'bearer',
    summary: 'Say whether the score of an own answer is fair, or take it back',
    headers,
    body: EvaluationSet,
    response: EvaluationState,
    ready: true,
  }),
};
