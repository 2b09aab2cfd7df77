import { accountRoutes } from './routes/account.ts';
import { bookRoutes } from './routes/books.ts';
import { communityRoutes } from './routes/community.ts';
import { contentRoutes } from './routes/content.ts';
import { modelRoutes } from './routes/models.ts';
import { offlineRoutes } from './routes/offline.ts';
import { paymentRoutes } from './routes/payments.ts';
import { practiceRoutes } from './routes/practice.ts';
import { progressRoutes } from './routes/progress.ts';
import { translationRoutes } from './routes/translations.ts';
import { wordRoutes } from './routes/words.ts';
import type { RouteSpec } from './route.ts';
import { taskTypes } from './task-type.ts';

/** Every call of the API by operation id. Practice resources: `{section}.{practice}.{operation}`. */
export const routes: ReadonlyMap<string, RouteSpec> = new Map<string, RouteSpec>([
  ...Object.entries(accountRoutes),
  ...Object.entries(offlineRoutes),
  ...Object.entries(contentRoutes),
  ...Object.entries(translationRoutes),
  ...Object.entries(modelRoutes),
  ...Object.entries(communityRoutes),
  ...Object.entries(bookRoutes),
  ...Object.entries(wordRoutes),
  ...Object.entries(progressRoutes),
  ...Object.entries(paymentRoutes),
  ...taskTypes.flatMap((task) => {
    const set = practiceRoutes(task);
    return Object.entries(set).map(
      ([name, spec]) => [`${spec.tag.replace('/', '.')}.${name}`, spec] as const,
    );
  }),
]);
