import { accountRoutes } from './routes/account.ts';
import { offlineRoutes } from './routes/offline.ts';
import { practiceRoutes } from './routes/practice.ts';
import type { RouteSpec } from './route.ts';
import { taskTypes } from './task-type.ts';

/** Every call of the API by operation id. Practice resources: `{section}.{practice}.{operation}`. */
export const routes: ReadonlyMap<string, RouteSpec> = new Map<string, RouteSpec>([
  ...Object.entries(accountRoutes),
  ...Object.entries(offlineRoutes),
  ...taskTypes.flatMap((task) => {
    const set = practiceRoutes(task);
    return Object.entries(set).map(
      ([name, spec]) => [`${spec.tag.replace('/', '.')}.${name}`, spec] as const,
    );
  }),
]);
