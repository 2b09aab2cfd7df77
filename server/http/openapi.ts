import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AnswerBody, AnswerDto, AnswerValue, Score } from '#contract/entities/answer.ts';
import { BankItem } from '#contract/items/bank-item.ts';
import { ContentManifest, ContentPack } from '#contract/entities/content-pack.ts';
import { BookmarkDto } from '#contract/entities/bookmark.ts';
import { PracticeDto } from '#contract/entities/practice-dto.ts';
import { PracticeRow } from '#contract/entities/practice.ts';
import { ProfileDto } from '#contract/entities/profile.ts';
import { ApiError } from '#contract/errors.ts';
import { PageBlock } from '#contract/paging.ts';
import { Change, OpResult, SyncOp } from '#contract/sync.ts';

/** Schemas that the document names once and refers to; everything else is written where it is used. */
const named = {
  AnswerBody,
  AnswerDto,
  AnswerValue,
  ApiError,
  BankItem,
  BookmarkDto,
  Change,
  ContentManifest,
  ContentPack,
  OpResult,
  PageBlock,
  PracticeDto,
  PracticeRow,
  ProfileDto,
  Score,
  SyncOp,
};

/** Collects the document from the routes that are registered after this. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  const schemaRegistry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) schemaRegistry.add(schema, { id });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Passage API',
        version: '1',
        description:
          'Every answer carries `X-Api: 1`. Every failure has the same shape: `status`, `code`, `message`, `error`, `errors`. Writes take an `Idempotency-Key`; a repeated key answers what the first one did.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
}

/** The document at /api/openapi.json and a page to browse it at /api/docs. */
export async function addOpenApiPages(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', deepLinking: true },
    staticCSP: false,
  });
}
