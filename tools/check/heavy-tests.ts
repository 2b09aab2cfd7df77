/**
 * Test files that `npm run check` leaves to `npm test`: each needs the models, a second database, a program that is not a package,
 * or is a proof that takes many starts of a process. Of what runs over seeds, the daily check runs a few.
 */
export const heavyTests: readonly string[] = [
  // The gate of the imports looks at the whole tree too.
  'tests/architecture.test.ts',
  'tests/made-up-task.test.ts',
  'tests/identity/identity.postgres.test.ts',
  'tests/scoring/**',
  'tests/server/api.postgres.test.ts',
  'tests/server/embedded-database.test.ts',
  'tests/server/main.test.ts',
  'tests/server/model-servers-agree.test.ts',
  'tests/server/models.test.ts',
  'tests/server/move-database.test.ts',
  'tests/server/postgres-restart.test.ts',
  'tests/server/scoring-kill.test.ts',
  'tests/sync/hundred-results.test.ts',
  'tests/simulation/crash.test.ts',
  'tests/simulation/mutants/**',
  'tools/models/packs.test.ts',
  'tools/score-speech/**',
];

/** Settings of the daily check: none of these, and of what runs over seeds a few. */
export const lightly = { LIGHT_TESTS_ONLY: '1', SIM_SEEDS: '200', SYNC_SEEDS: '40' };
