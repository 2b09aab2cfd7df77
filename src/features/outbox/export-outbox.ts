import { zipParts, type ZipFile } from '#platform/zip/zip.ts';
import type { PteType } from '#contract/exam.ts';
import type { ReadContext } from '#data/store/context.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { listUnsent } from '#data/queries/unsent.ts';
import { findRecording } from '#data/queries/find-recording.ts';
import { taskTypeOf } from '#domain/listing/task-type-of.ts';
import { describeOp } from './describe-op.ts';
import { itemName } from './item-name.ts';

/**
 * All that waits as one archive to keep: a JSON file that says everything, and the recordings beside it as files that
 * any player opens. Nothing that the learner did may be locked in here.
 */
export async function exportOutbox(
  context: ReadContext,
  { pteType, now }: { pteType: PteType; now: number },
): Promise<Uint8Array<ArrayBuffer>[]> {
  const ops = await listUnsent(context);
  const files: ZipFile[] = [];
  const waiting = [];
  for (const [at, op] of ops.entries()) {
    const recordings = await recordingsOf(context, op, { pteType, number: at + 1 });
    files.push(...recordings);
    waiting.push(
      entryOf(
        op,
        recordings.map(({ name }) => name),
      ),
    );
  }
  const savedAt = new Date(now).toISOString();
  const text = `${JSON.stringify({ app: 'Passage', format: 2, savedAt, waiting }, null, 2)}\n`;
  return zipParts([{ name: 'waiting.json', bytes: new TextEncoder().encode(text) }, ...files]);
}

function entryOf(op: OutboxOp, files: readonly string[]) {
  const { opId, kind, payload, createdAt, state, lastError } = op;
  return {
    id: opId,
    kind,
    what: describeOp(op).what,
    savedAt: new Date(createdAt).toISOString(),
    state,
    lastError,
    content: payload,
    files,
  };
}

const endings: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

async function recordingsOf(
  context: ReadContext,
  op: OutboxOp,
  { pteType, number }: { pteType: PteType; number: number },
): Promise<ZipFile[]> {
  const files: ZipFile[] = [];
  const description = describeOp(op);
  const { practiceId } = description;
  const taskType = practiceId === null ? null : (taskTypeOf(practiceId) ?? null);
  const name = itemName({ ...description, taskType }, pteType).replaceAll(/[^\w ]+/g, '');
  for (const sha256 of op.blobKeys) {
    const stored = await findRecording(context, { sha256 });
    if (!stored) continue;
    const ending = endings[stored.mimeType] ?? 'webm';
    const suffix = files.length === 0 ? '' : ` ${files.length + 1}`;
    files.push({
      name: `recordings/${String(number).padStart(3, '0')} ${name}${suffix}.${ending}`,
      bytes: new Uint8Array(stored.bytes),
    });
  }
  return files;
}
