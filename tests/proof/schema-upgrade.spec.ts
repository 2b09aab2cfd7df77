import { randomUUID } from 'node:crypto';
import type { OutboxOp } from '#domain/outbox/op.ts';
import {
  dumpVersions,
  knownToServer,
  readDumpText,
  rowsOf,
  type DatabaseDump,
} from '#tests/fixtures/database-dump.ts';
import { writeOldDatabase } from './support/old-database.ts';
import { expect, nudge, openDevice, start, stateOf, test } from './support/proof.ts';
import type { RealServer } from './support/real-server.ts';
import { proofOnly } from '#tests/support/rounds.ts';

/** What the device knew to be on the server is there. */
async function bringKnown(server: RealServer, learner: string, dump: DatabaseDump): Promise<void> {
  const ops = knownToServer(dump).map((op) => ({ ...op, opId: randomUUID(), v: 1 }));
  if (ops.length === 0) return;
  const response = await fetch(`${server.url}/api/sync/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await server.token(learner)}` },
    body: JSON.stringify({ clientId: randomUUID(), pendingCount: 0, ops }),
  });
  const { results } = (await response.json()) as { results: { outcome: string }[] };
  expect(results.filter(({ outcome }) => outcome !== 'applied')).toEqual([]);
}

for (const version of dumpVersions) {
  test(
    `a database that version ${version} left behind is opened, and all that waits in it gets to the server once or stays in sight`,
    proofOnly,
    async ({ server, line, learner, browserOnDisk }) => {
      // Ids of another learner are refused, so each run has its own.
      const text = readDumpText(version).replaceAll('f0000000-', `${randomUUID().slice(0, 8)}-`);
      const dump = JSON.parse(text.replaceAll('"u1"', `"${learner}"`)) as DatabaseDump;
      // With the ops that wait for a sign-in goes the note that one is needed; there is one again.
      dump.tables['meta']?.push({ key: `sync ${learner}`, value: { needsSignIn: true } });
      const ops = rowsOf<OutboxOp>(dump, 'outbox');
      await bringKnown(server, learner, dump);
      browserOnDisk.launch();
      const blank = await browserOnDisk.firstPage();
      await blank.goto(`${line.url}/api/ready`);
      await writeOldDatabase(blank, { name: 'proof', text: JSON.stringify(dump) });

      const page = await openDevice(browserOnDisk, line, { learner });
      expect((await stateOf(page)).waiting).toBe(ops.length);
      expect((await stateOf(page)).torn).toEqual([]);
      // The learner sends again what was refused, and chooses the own text where there are two.
      await page.evaluate(async () => (await globalThis.device).sendAgain());
      await start(page);
      await nudge(page);
      const queue = () => page.evaluate(async () => (await globalThis.device).queue());
      const lanesOf = (queued: readonly { lane: string; v: number }[]) =>
        new Set(queued.filter(({ v }) => v > 1).map(({ lane }) => lane));
      // What a newer version wrote waits for it, and what is behind that in its lane. A recording of the fixtures is no MP3.
      const goesOn = async () => {
        const queued = await queue();
        const lanes = lanesOf(queued);
        return queued.filter(({ lane, hasBlob }) => !lanes.has(lane) && !hasBlob);
      };
      await expect.poll(goesOn, { timeout: 60_000 }).toEqual([]);

      const stays = new Set((await queue()).map(({ opId }) => opId));
      const ends = await page.evaluate(async () => (await globalThis.device).ends());
      const { opIds, changes, ops: effects } = await server.ledgerOf(learner);
      const fate = (opId: string): string => {
        const end = ends[opId];
        if (end?.kind === 'merged') return fate(end.into);
        if (stays.has(opId)) return 'in sight';
        return opIds.has(opId) ? 'on the server' : (end?.kind ?? 'lost');
      };
      const fates = ops.map(({ opId, kind, state }) => `${kind} ${state}: ${fate(opId)}`);
      expect(fates.filter((each) => !/: (in sight|on the server|satisfied)$/.test(each))).toEqual([]);
      expect(fates.filter((each) => each.endsWith(': on the server')).length).toBeGreaterThan(ops.length / 2);
      // An op may find done what it wants, but none changes anything twice.
      expect(changes, 'effects and ops').toBeLessThanOrEqual(effects);
      expect((await stateOf(page)).torn).toEqual([]);
    },
  );
}
