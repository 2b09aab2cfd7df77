import { modelFilePath, type ModelFile } from '#contract/entities/model-pack.ts';
import type { Digest } from '#platform/digest.ts';
import type { ModelStore } from './model-store.ts';
import type { PackProblem } from './pack-state.ts';

/** A piece: what a killed tab loses at most. */
const partBytes = 512 * 1024;
/** A line that brought nothing for so long is dead. */
const stallMs = 30_000;

export type DownloadResult =
  | 'whole'
  /** No network, or a server in trouble: the same again later. */
  | 'interrupted'
  | PackProblem;

export interface DownloadPorts {
  readonly fetch: typeof fetch;
  readonly store: ModelStore;
  readonly digest: Digest;
  readonly signal: AbortSignal;
  /** Bytes of this file that are on the device. */
  readonly onReceived: (bytes: number) => void;
}

/**
 * Brings one file to this device, from where an earlier try has left off, and checks its hash. What came stays in pieces
 * when it is interrupted; bytes that are not those of the hash are thrown away.
 */
export async function downloadFile(file: ModelFile, ports: DownloadPorts): Promise<DownloadResult> {
  const { store, digest, onReceived } = ports;
  const { sha256, sizeBytes } = file;
  let received = await store.receivedBytes(sha256);
  if (received > sizeBytes) {
    await store.forgetParts(sha256);
    received = 0;
  }
  onReceived(received);
  if (received < sizeBytes) {
    const result = await receive(file, received, ports);
    if (result !== 'whole') return result;
  }
  const bytes = await store.readParts(sha256);
  if (bytes.length !== sizeBytes || (await digest.sha256(bytes)) !== sha256) {
    await store.forgetParts(sha256);
    return 'damaged';
  }
  return (await store.keepWhole(sha256, bytes)) === 'kept' ? 'whole' : 'no-room';
}

async function receive(file: ModelFile, received: number, ports: DownloadPorts): Promise<DownloadResult> {
  const { fetch, store, signal } = ports;
  try {
    // A whole file is sent compressed; a rest of it never is.
    const headers = received > 0 ? { range: `bytes=${received}-` } : {};
    const response = await fetch(modelFilePath(file.sha256), { headers, signal, credentials: 'omit' });
    if (response.status === 404 || response.status === 410) return 'gone';
    if (!response.ok || !response.body || isPage(response)) return 'interrupted';
    const isRest = response.status === 206;
    if (received > 0 && !isRest) await store.forgetParts(file.sha256);
    return await keepParts(response.body, file, isRest ? received : 0, ports);
  } catch {
    // A fetch rejects when there is no network, when the line breaks, and when it is given up.
    return 'interrupted';
  }
}

/** The sign-in page of a Wi-Fi answers in the server's place. Kept as a piece it would spoil the rest. Captions are text, too. */
function isPage({ headers }: Response): boolean {
  const type = headers.get('content-type') ?? '';
  return type.startsWith('text/') && !type.startsWith('text/vtt');
}

async function keepParts(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { sha256, sizeBytes }: ModelFile,
  from: number,
  { store, onReceived }: DownloadPorts,
): Promise<DownloadResult> {
  const reader = body.getReader();
  let at = from;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  const keep = async (): Promise<boolean> => {
    if (waitingBytes === 0) return true;
    const part = new Uint8Array(waitingBytes);
    let offset = 0;
    for (const piece of waiting) {
      part.set(piece, offset);
      offset += piece.length;
    }
    if ((await store.keepPart(sha256, at, part)) === 'no-room') return false;
    at += part.length;
    waiting = [];
    waitingBytes = 0;
    return true;
  };
  try {
    for (;;) {
      const { done, value } = await beforeStall(reader.read());
      if (value) {
        waiting.push(value);
        waitingBytes += value.length;
        onReceived(Math.min(at + waitingBytes, sizeBytes));
      }
      if ((done || waitingBytes >= partBytes) && !(await keep())) return 'no-room';
      if (done) return at < sizeBytes ? 'interrupted' : 'whole';
      // Longer than it should be: the check of the hash throws it away.
      if (at > sizeBytes) return 'whole';
    }
  } catch (error) {
    // What came before the line broke, or before it was given up, is worth keeping.
    await keep();
    throw error;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

async function beforeStall<Value>(read: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the line is dead')), stallMs);
  });
  try {
    return await Promise.race([read, stalled]);
  } finally {
    clearTimeout(timer);
  }
}
