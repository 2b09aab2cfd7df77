import { closeMicrophone, openMicrophone, type MicrophoneRefusal } from './microphone.ts';

/** `to-ask`: the browser will ask, or does not tell. */
export type MicrophonePermission = 'granted' | 'denied' | 'to-ask';

/** The learner's leave to use the microphone, for as long as the page lives. */
export interface MicrophoneAccess {
  /** What the browser would answer if the microphone was opened now. Asks nobody. */
  read(): Promise<MicrophonePermission>;
  /** Calls when the permission was given or withdrawn, in browsers that tell. The returned function stops it. */
  watch(onChange: () => void): () => void;
  /** Asks for the permission, and lets the microphone go at once. `null` when it is granted. */
  request(): Promise<MicrophoneRefusal | null>;
}

export function createMicrophoneAccess(): MicrophoneAccess {
  // A browser may grant for a while without telling: `query` then goes on to say "prompt".
  let wasGranted = false;
  return {
    async read() {
      const state = (await queryPermission())?.state ?? 'prompt';
      if (state === 'denied') wasGranted = false;
      if (wasGranted) return 'granted';
      return state === 'prompt' ? 'to-ask' : state;
    },
    watch(onChange) {
      const listening = new AbortController();
      const { signal } = listening;
      void queryPermission().then((status) => status?.addEventListener('change', onChange, { signal }));
      return () => listening.abort();
    },
    async request() {
      const answer = await openMicrophone();
      if (answer.kind !== 'open') return answer;
      closeMicrophone(answer.stream);
      wasGranted = true;
      return null;
    },
  };
}

/** `null`: Firefox before 132 does not know the name and rejects; WebKit before 16 has no Permissions API. */
async function queryPermission(): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: 'microphone' });
  } catch {
    return null;
  }
}
