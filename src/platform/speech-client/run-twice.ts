import type { RemoteApi, WorkerBridge } from '#platform/worker-bridge.ts';

/** Runs a job, and once more when its worker died; `null` when that did not help, or took longer than `limitMs`. */
export async function runTwice<Api, Answer>(
  bridge: WorkerBridge<Api>,
  job: (api: RemoteApi<Api>) => Promise<Answer>,
  limitMs: number,
): Promise<Answer | null> {
  const once = () => bridge.run(job, { signal: AbortSignal.timeout(limitMs) });
  const first = await once();
  const last = first.kind === 'crashed' ? await once() : first;
  return last.kind === 'done' ? last.value : null;
}
