import { addressOf, paths } from '#contract/paths.ts';
import { practicePaths } from '#contract/practice-paths.ts';
import { z } from 'zod';
import { AnswerDto } from '#contract/entities/answer.ts';
import { CommentDto, ReplyDto } from '#contract/entities/community.ts';
import { pagedList } from '#contract/paging.ts';
import { answerListName } from '#contract/routes/practice.ts';
import type { DataContext } from '#data/store/context.ts';
import {
  fetchedPageSize,
  keepFetchedPage,
  type FetchList,
  type ListName,
} from '#data/store/content/fetched-lists.ts';
import type { ReadCalls } from './transport.ts';

interface Request {
  readonly path: string;
  readonly query: Readonly<Record<string, string | number>>;
  readonly read: (body: unknown) => { rows: readonly { id: string }[]; total: number };
}

function reader(name: string, row: z.ZodType<{ id: string }>): Request['read'] {
  const schema = pagedList(name, row);
  return (body) => {
    const { _embedded, page } = schema.parse(body);
    return { rows: z.array(row).parse(_embedded[name]), total: page.totalElements };
  };
}

function requestOf(list: ListName): Request {
  switch (list.kind) {
    case 'comments': {
      const { practiceId, onlyExamMemories } = list;
      const query = { practiceId, ...(onlyExamMemories ? { prediction: 'true' } : {}) };
      return { path: paths.comments, query, read: reader('commentLikeCountDtoList', CommentDto) };
    }
    case 'replies': {
      const path = addressOf(paths.replies, { id: list.commentId });
      return { path, query: {}, read: reader('commentReplyLikeCountDtoList', ReplyDto) };
    }
    case 'answers': {
      const { taskType, practiceId, pteType, sort } = list;
      return {
        path: addressOf(practicePaths(taskType).others, { practiceId }),
        query: { sort, ...(pteType === null ? {} : { pteType }) },
        read: reader(answerListName(taskType), AnswerDto),
      };
    }
  }
}

/** Answers the requests of one learner's screens for what others write. */
export function createListFetch(
  context: Pick<DataContext, 'db' | 'userId' | 'clock'>,
  transport: ReadCalls,
): FetchList {
  return async (list, page) => {
    const { path, query, read } = requestOf(list);
    const asked = { ...query, page, size: fetchedPageSize };
    const outcome = await transport.getJson(context.userId, path, asked);
    if (outcome.kind === 'signed-out') return 'signed-out';
    if (outcome.kind === 'refused' && outcome.status === 404) return 'gone';
    if (outcome.kind !== 'answered') return 'no-connection';
    try {
      return await keepFetchedPage(context, list, { page, ...read(outcome.body) });
    } catch (error) {
      // A newer server that says it in another way: as if it had not answered.
      if (error instanceof z.ZodError) return 'no-connection';
      throw error;
    }
  };
}
