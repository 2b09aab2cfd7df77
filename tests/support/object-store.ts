import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const region = 'eu-test-1';
const accessKeyId = 'passage-test';
const secretAccessKey = 'not-a-secret';

const sha256Hex = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/**
 * A stand-in for an object store that speaks S3: one bucket, path-style addresses, ranges, and signatures (AWS Signature
 * Version 4, header form) computed here on their own, so that a request signed wrongly is refused as the real one would.
 */
export class ObjectStore {
  readonly objects = new Map<string, Buffer>();
  /** Answers the next requests with these, before anything is done. */
  readonly nextStatuses: number[] = [];
  readonly bucket: string;
  readonly #server: Server;

  private constructor(bucket: string) {
    this.bucket = bucket;
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  static async start(bucket = 'recordings'): Promise<ObjectStore> {
    const store = new ObjectStore(bucket);
    await new Promise<void>((resolve) => {
      store.#server.listen(0, '127.0.0.1', resolve);
    });
    return store;
  }

  get config() {
    const { port } = this.#server.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    return { endpoint, bucket: this.bucket, region, accessKeyId, secretAccessKey };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body = Buffer.alloc(0), headers = {} } = await this.#answer(request);
    const length = headers['content-length'] ?? body.length;
    response.writeHead(status, { ...headers, 'content-length': length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  async #answer(
    request: IncomingMessage,
  ): Promise<{ status: number; body?: Buffer; headers?: Record<string, string | number> }> {
    const body = await buffer(request);
    const forced = this.nextStatuses.shift();
    if (forced !== undefined) return { status: forced };
    if (!isSigned(request, body)) return { status: 403 };
    const [, bucket, ...rest] = (request.url ?? '/').split('/');
    if (bucket !== this.bucket) return { status: 404 };
    const key = rest.join('/');
    if (key === '') return { status: 200 };
    if (request.method === 'PUT') {
      this.objects.set(key, body);
      return { status: 200 };
    }
    const object = this.objects.get(key);
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return { status: 204 };
    }
    if (!object) return { status: 404 };
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    if (range) return { status: 206, body: object.subarray(Number(range[1]), Number(range[2]) + 1) };
    return { status: 200, body: object, headers: { 'content-length': object.length } };
  }
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!parts) return false;
  const [, keyId, date = '', givenRegion, signedHeaders = '', signature] = parts;
  const time = String(request.headers['x-amz-date']);
  const payloadHash = String(request.headers['x-amz-content-sha256']);
  if (keyId !== accessKeyId || givenRegion !== region || !time.startsWith(date)) return false;
  if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== sha256Hex(body)) return false;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
  searchParams.sort();
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [
    request.method,
    pathname,
    String(searchParams),
    headers.join(''),
    signedHeaders,
    payloadHash,
  ].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256Hex(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, date), region), 's3'), 'aws4_request');
  return hmac(key, toSign).toString('hex') === signature;
}
