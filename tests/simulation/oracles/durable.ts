import { rowOf } from './wishes.ts';
import { targetKey, type Oracle } from './oracle.ts';

/** Row, op and blob of an act are one transaction: none of them is ever seen without the others. */
export const durable: Oracle = {
  name: 'I1 acknowledged is durable',
  look({ world, device, ops, byTarget }) {
    for (const op of ops) {
      const row = op.cls === 'append' ? rowOf(op.target) : null;
      if (row === null || device.storage.row(op.userId, row.kind, row.key) !== null) continue;
      const isTakenBack = byTarget.get(targetKey(op.userId, op.target))?.some(({ cls }) => cls === 'remove');
      if (isTakenBack !== true)
        world.violate(this.name, `op ${op.opId} (${op.kind}) has no row ${op.target}`);
    }
    for (const userId of new Set(ops.map((op) => op.userId))) rowsHaveOps(userId);

    function rowsHaveOps(userId: string): void {
      for (const { kind, key, shadow, value } of device.storage.rows(userId)) {
        if (shadow !== null || value === null) continue;
        const isPlaceholder = kind === 'profile';
        if (isPlaceholder || byTarget.has(targetKey(userId, key === kind ? kind : `${kind}:${key}`)))
          continue;
        world.violate(
          durable.name,
          `row ${kind} ${key} is shown, unknown to the server, and no op will send it`,
        );
      }
    }
  },
};

/** The bytes that an op needs are there as long as it is. */
export const blobsOutlive: Oracle = {
  name: 'I12 blob outlives its op',
  look({ world, device, ops }) {
    for (const op of ops) {
      for (const sha256 of op.blobKeys) {
        if (!device.storage.hasBlob(op.userId, sha256)) {
          world.violate(this.name, `op ${op.opId} (${op.kind}, ${op.state}) has lost its recording`);
        }
      }
    }
  },
};
