import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findTaskByPractice } from '#contract/task-type.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { findSharedAnswer } from '#server/store/answer-lists.ts';
import type { BankIndex } from '#server/store/bank-index.ts';
import { noSharePage, sharePage } from './share-page.ts';

const Params = z.object({ practice: z.string(), answerId: z.uuid() });

/** The public pages of shared answers: made for each visit, because their authors may take them back at any time. */
export function addSharePages(
  app: FastifyInstance,
  { db, bank, config }: { db: Database; bank: BankIndex; config: Pick<Config, 'publicUrl'> },
): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const params = Params.safeParse(request.params);
    const taskType = params.success ? findTaskByPractice('reading', params.data.practice) : undefined;
    const answer =
      params.success && taskType !== undefined
        ? await findSharedAnswer(db.orm, { taskType, answerId: params.data.answerId })
        : undefined;
    const item = answer && bank.findById(answer.practiceId);
    const at = { origin: config.publicUrl, path: new URL(request.url, config.publicUrl).pathname };
    void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    if (answer === undefined || item === undefined) return reply.code(404).send(noSharePage(at));
    return sharePage(answer, item, at);
  };
  app.route({
    method: ['GET', 'HEAD'],
    url: '/share/reading/:practice/:answerId',
    schema: { hide: true },
    handler,
  });
}
