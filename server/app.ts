import { join } from 'node:path';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import {
  fastify,
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { apiHeader, apiHeaderValue } from '#contract/errors.ts';
import type { TokenVerifier } from '#server/auth/verify-token.ts';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { authenticate } from '#server/http/authenticate.ts';
import { answerProblem, logged, onBrokenRequest, toProblem } from '#server/http/error-answers.ts';
import { addJsonParser } from '#server/http/json-body.ts';
import { addOpenApi, addOpenApiPages } from '#server/http/openapi.ts';
import { isApi, isNavigation, longestParam, nowhere, routableUrl } from '#server/http/navigation.ts';
import { parseInput } from '#server/http/parse-input.ts';
import { addRateLimits } from '#server/http/rate-limits.ts';
import { createMethodFinder, jsonLimitBytes, registerRoutes } from '#server/http/register-routes.ts';
import { addSecurityHeaders } from '#server/http/security-headers.ts';
import { addStaticApp, isAppAddress, type SendPage } from '#server/http/static-app.ts';
import { logOptions, pathOnly } from '#server/log/log-options.ts';
import { lessonsFolder } from '#content/lessons/lesson-index.ts';
import { wordSoundsFolder } from '#content/word-sound-files.ts';
import { openLessons } from '#server/models/lessons.ts';
import { openModelStore } from '#server/models/model-store.ts';
import { dictationWordOperations } from '#server/operations/dictation-words.ts';
import { dictionaryOperations } from '#server/operations/dictionary.ts';
import { openWordSounds } from '#server/models/word-sounds.ts';
import { addModelFiles, modelOperations } from '#server/models/serve-models.ts';
import { lessonOperations } from '#server/operations/lessons.ts';
import { createOperations } from '#server/operations/operations.ts';
import { paymentOperations } from '#server/operations/payments.ts';
import { addGatewayCalls } from '#server/payments/gateway-calls.ts';
import type { Gateways } from '#server/payments/settle-order.ts';
import { Problem } from '#server/problem.ts';
import type { Scoring } from './scoring/port/scoring.ts';
import { addSharePages } from '#server/share/serve-share.ts';
import type { BankIndex } from '#server/store/bank-index.ts';
import type { LearnerRow } from '#server/store/learners.ts';
import { openLibreTranslate } from '#server/translate/libre-translate.ts';

export interface AppParts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly bank: BankIndex;
  readonly scoring: Scoring;
  readonly config: Config;
  readonly auth: TokenVerifier;
  /** How money can be taken over the network; empty: not at all. */
  readonly gateways: Gateways;
}

/** So many proxies stand in front of this process; what comes before them in X-Forwarded-For anybody can write. */
function trustOf(trust: Config['trustProxy']): string | false | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust;
}

/** The whole HTTP side: API, its document, and the built app. Nothing listens yet; `close` ends what is under way. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, config } = parts;
  const app = fastify({
    logger: logOptions(config.logLevel),
    logController: new LogController({
      disableRequestLogging: !['debug', 'trace'].includes(config.logLevel),
    }),
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: jsonLimitBytes,
    requestTimeout: 120_000,
    routerOptions: { maxParamLength: longestParam, ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => routableUrl(url),
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply) => {
      void reply.header(apiHeader, apiHeaderValue);
      void answerProblem(reply, toProblem(error));
    },
  });
  addJsonParser(app);
  app.setValidatorCompiler(parseInput);
  app.setSerializerCompiler(serializerCompiler);
  let sendPage: SendPage | undefined;
  const refuse = (request: FastifyRequest, reply: FastifyReply, problem: Problem) =>
    sendPage !== undefined && isNavigation(request)
      ? sendPage(reply, { path: null, status: problem.status })
      : answerProblem(reply, problem);
  app.setErrorHandler((error, request, reply) => refuse(request, reply, logged(error, request)));
  onBrokenRequest(app);

  const learners = new WeakMap<FastifyRequest, LearnerRow>();
  const learnerOf = (request: FastifyRequest) => {
    const learner = learners.get(request);
    if (learner === undefined) throw new Error('nobody is signed in on this call');
    return learner;
  };
  const limits = await addRateLimits(app, config.rateLimits, (request) => learnerOf(request).id);
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(pathOnly(request.url))) return;
    void reply.header(apiHeader, apiHeaderValue);
    await limits.checkAddress(request);
  });
  await addSecurityHeaders(app, config);
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  if (config.corsOrigins.length > 0)
    await app.register(cors, {
      origin: [...config.corsOrigins],
      exposedHeaders: [apiHeader, 'etag', 'content-range', 'retry-after'],
    });

  await addOpenApi(app);
  const translator = config.translation ? openLibreTranslate(config.translation) : null;
  const models = openModelStore(config.modelsDir);
  const sounds = openWordSounds(wordSoundsFolder);
  const lessons = openLessons(config.bankDir === undefined ? lessonsFolder : join(config.bankDir, 'lessons'));
  const stores = { db, blobs: parts.blobs, bank: parts.bank, scoring: parts.scoring, translator };
  const payments = { db, gateways: parts.gateways, now: () => new Date(), log: app.log };
  await registerRoutes(app, {
    operations: [
      ...createOperations(stores),
      ...paymentOperations(stores, payments, config),
      ...modelOperations(models, sounds),
      ...lessonOperations(lessons, config.publicUrl),
      ...dictionaryOperations({ db }, sounds),
      ...dictationWordOperations({ db }, sounds),
    ],
    learnerOf,
    authenticate: async (request) => {
      learners.set(request, await authenticate(request, parts.auth, db));
      await limits.checkLearner(request);
    },
  });
  await addGatewayCalls(app, payments, config.publicUrl);
  addModelFiles(app, [models, sounds, lessons]);
  await addOpenApiPages(app);
  const tellWhereToSignIn = async (_request: FastifyRequest, reply: FastifyReply) => {
    // As an answer of the API: the service worker keeps it, and keeps nothing of somebody else.
    void reply.header('cache-control', 'no-cache').header(apiHeader, apiHeaderValue);
    return { issuer: config.issuer, clientId: config.clientId, apiBase: '/api' };
  };
  app.route({
    method: ['GET', 'HEAD'],
    url: '/config.json',
    schema: { hide: true },
    handler: tellWhereToSignIn,
  });
  addSharePages(app, { db, bank: parts.bank, config });
  const send = await addStaticApp(app, config, parts.bank);
  sendPage = send;
  if (send !== undefined)
    app.route({
      method: ['GET', 'HEAD'],
      url: '/',
      schema: { hide: true },
      handler: async (_request, reply) => send(reply, { path: '/', status: 200 }),
    });
  const methodsOf = createMethodFinder();
  app.setNotFoundHandler((request, reply) => {
    const path = pathOnly(request.url);
    const methods = methodsOf(path);
    // One that takes this method, and not this parameter, is not there.
    if (methods.length > 0 && !methods.includes(request.method)) {
      void reply.header('allow', methods.join(', '));
      const problem = new Problem('METHOD_NOT_ALLOWED', 'This address does not take this method');
      return refuse(request, reply, problem);
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (send !== undefined && isRead && path !== nowhere && isAppAddress(path))
      return send(reply, { path, status: 200 });
    return refuse(request, reply, new Problem('NOT_FOUND', 'There is nothing at this address'));
  });
  return app;
}
