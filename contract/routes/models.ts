import { ModelManifest } from '../entities/model-pack.ts';
import { route } from '../route.ts';

export const modelRoutes = {
  models: route({
    method: 'GET',
    path: '/api/models',
    tag: 'content',
    auth: 'none',
    summary: 'The model packs on offer for scoring on the device; their files are at /models/{sha256}',
    response: ModelManifest,
    ready: true,
  }),
};
