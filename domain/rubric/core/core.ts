import type { Rubric } from '#domain/rubric/rubric.ts';
import { coreListening } from './listening.ts';
import { coreReading } from './reading.ts';
import { coreSpeaking } from './speaking.ts';
import { coreWriting } from './writing.ts';

export const core = {
  id: 'core@2024-02',
  pteType: 'CORE',
  validFrom: '2024-02-01',
  source: 'Public guides and pages for PTE Core, gathered in late 2026.',
  introduction: { prepareSeconds: 25, answerSeconds: 30 },
  silenceStopSeconds: 3,
  parts: [
    { name: 'Speaking & Writing', minutes: [50, 65], tasks: [...coreSpeaking, ...coreWriting] },
    { name: 'Reading', minutes: [27, 37], tasks: coreReading },
    { name: 'Listening', minutes: [22, 37], tasks: coreListening },
  ],
} as const satisfies Rubric;
