import type { FastifyReply } from 'fastify';

/**
 * Sends what an operation answered, unless it has sent bytes itself. Whoever awaits a reply goes on when its connection ends, also when
 * the other side left in the middle: nothing is sent then, and nothing is wrong.
 */
export function sendAnswer(reply: FastifyReply, answer: unknown): FastifyReply {
  return reply.sent || reply.raw.headersSent ? reply : reply.send(answer);
}
