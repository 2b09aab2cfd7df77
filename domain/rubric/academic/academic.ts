import type { Rubric } from '#domain/rubric/rubric.ts';
import { academicListening } from './listening.ts';
import { academicReading } from './reading.ts';
import { academicSpeaking } from './speaking.ts';
import { academicWriting } from './writing.ts';

export const academic = {
  id: 'academic@2025-08-07',
  pteType: 'ACADEMIC',
  validFrom: '2025-08-07',
  source: 'Public guides and pages for PTE Academic as changed on 7 August 2025, gathered in late 2026.',
  introduction: { prepareSeconds: 25, answerSeconds: 30 },
  silenceStopSeconds: 3,
  parts: [
    { name: 'Speaking & Writing', minutes: [76, 84], tasks: [...academicSpeaking, ...academicWriting] },
    { name: 'Reading', minutes: [23, 30], tasks: academicReading },
    { name: 'Listening', minutes: [31, 39], tasks: academicListening },
  ],
} as const satisfies Rubric;
