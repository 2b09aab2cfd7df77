import { readFileSync } from 'node:fs';
import { z } from 'zod';

const LockedFile = z.object({
  /** Path inside the package. */
  file: z.string(),
  /** Path under `.models/`. */
  to: z.string().regex(/^(?!\/)(?!.*\.\.)/, 'must stay inside the models folder'),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** `process.platform-process.arch` of the only machines that need it; for all of them when absent. */
  platform: z.string().optional(),
});
export type LockedFile = z.infer<typeof LockedFile>;

const LockedPackage = z.object({
  name: z.string(),
  version: z.string(),
  licence: z.string(),
  bytes: z.int().min(1),
  integrity: z.string().startsWith('sha512-'),
  /** A dependency of this project: its files are copied from `node_modules`, nothing is downloaded. */
  installed: z.literal(true).optional(),
  files: z.array(LockedFile).min(1),
});
export type LockedPackage = z.infer<typeof LockedPackage>;

const ModelsLock = z.object({
  format: z.literal(1),
  /** A set is what one purpose needs: `voice` speaks the bank's audio. */
  sets: z.record(z.string(), z.array(LockedPackage)),
});
type ModelsLock = z.infer<typeof ModelsLock>;

/** Reads `models.lock.json`, the only list of model files that the project trusts. */
export function readModelsLock(): ModelsLock {
  return ModelsLock.parse(JSON.parse(readFileSync(new URL('models.lock.json', import.meta.url), 'utf8')));
}

/** The package without the native files of other machines. */
export function filesForThisMachine(files: readonly LockedFile[]): LockedFile[] {
  const here = `${process.platform}-${process.arch}`;
  return files.filter((file) => file.platform === undefined || file.platform === here);
}
