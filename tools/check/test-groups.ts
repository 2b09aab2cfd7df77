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

/** Test files that only `npm run proof` runs: each takes half a minute or more, and what it shows has a short form in another one. */
export const proofTests: readonly string[] = [
  // The compiler names the same files for any change of the union of task types.
  'tests/made-up-task.test.ts',
  // Whole pairs of device and server; `device-and-server.test.ts` has one recording of each kind.
  'tests/scoring/free-speech.test.ts',
  'tests/scoring/open-speaking-device.test.ts',
  'tests/scoring/same-on-both.test.ts',
  'tests/scoring/spoken-word.test.ts',
  'tests/scoring/trust-sound.test.ts',
  'tests/server/model-servers-agree.test.ts',
];

/**
 * Test files that start a server, a database, a thread or another program. On a busy machine such a start can fail for reasons
 * that are not ours, so each test gets two further tries in CI; all others get none.
 */
export const processTests: readonly string[] = [
  'server/auth/verify-token.test.ts',
  'server/http/send-answer.test.ts',
  'server/run/start-watchdog.test.ts',
  'server/scoring/threads/**/*.test.ts',
  'src/sync/http.test.ts',
  'tests/{identity,scoring,server}/**/*.test.ts',
  'tests/sync/*.test.ts',
  'tests/simulation/mutants/**/*.test.ts',
  'tools/{check,models,preview,score-speech,score-writing}/**/*.test.ts',
];

/** Settings of the daily check: none of these, and of what runs over seeds a few. */
export const lightly = { LIGHT_TESTS_ONLY: '1', SIM_SEEDS: '200', SYNC_SEEDS: '40' };
