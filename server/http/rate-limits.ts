import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { Problem } from '#server/problem.ts';

export interface RateLimits {
  /** @throws Problem RATE_LIMITED with the time to wait */
  checkAddress(request: FastifyRequest): Promise<void>;
  checkLearner(request: FastifyRequest): Promise<void>;
}

/** Requests in a minute, counted by address before sign-in is looked at and by learner after it, in each process. */
export async function addRateLimits(
  app: FastifyInstance,
  limits: Config['rateLimits'],
  learnerIdOf: (request: FastifyRequest) => string,
): Promise<RateLimits> {
  await app.register(rateLimit, { global: false });
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string) => {
    const check = app.createRateLimit({ max, timeWindow: 60_000, keyGenerator });
    return async (request: FastifyRequest) => {
      const result = await check(request);
      if (!result.isAllowed && result.isExceeded)
        throw new Problem('RATE_LIMITED', 'Too many requests. Wait a moment and try again', {
          retryAfterSeconds: result.ttlInSeconds,
        });
    };
  };
  return {
    checkAddress: limit(limits.perIp, (request) => `address ${request.ip}`),
    checkLearner: limit(limits.perLearner, (request) => `learner ${learnerIdOf(request)}`),
  };
}
