import { keepMissaid } from '#data/commands/keep-trouble.ts';
import type { PracticePorts } from '#features/practice/practice-ports.ts';
import { forgetfulSink } from '#platform/recorder/recording-sink.ts';
import type { SayPorts } from '#ui/say/say-ports.ts';
import type { LearnerSync } from './main-sync.ts';
import type { createDevice } from './main-device.ts';

interface SayParts {
  device: Pick<ReturnType<typeof createDevice>, 'speech' | 'spoken' | 'createRecorder'>;
  sync: Pick<LearnerSync, 'data' | 'requestTranscription'>;
  practice: Pick<PracticePorts, 'packs' | 'createPlayer' | 'audio' | 'requestMicrophone'>;
}

/** What saying a single word or sentence needs. Its recordings are kept nowhere. */
export function createSay({ device, sync, practice }: SayParts): SayPorts {
  const { speech, spoken } = device;
  const { packs, createPlayer, audio, requestMicrophone } = practice;
  return {
    packs,
    createPlayer,
    audio,
    createRecorder: () => device.createRecorder(forgetfulSink),
    scoreWord: async (job) =>
      speech.scoreWord({ ...job, heard: (await spoken.writeDown(job.recording)) ?? undefined }),
    async writeDown({ bytes }) {
      const heard = await spoken.writeDown(bytes.slice().buffer);
      if (heard) return { kind: 'heard', text: heard.transcript.text, by: 'device' };
      const asked = await sync.requestTranscription(bytes);
      if (asked.kind === 'heard') return { ...asked, by: 'server' };
      if (asked.kind === 'refused') return asked;
      return { kind: (await spoken.isReady()) ? 'failed' : 'no-pack' };
    },
    keepMissaid: (word) => keepMissaid(sync.data, { word }),
    requestMicrophone,
  };
}
