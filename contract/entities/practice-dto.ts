import { z } from 'zod';
import { BankItem } from '#contract/items/bank-item.ts';
import { Complexity, PteType, Section } from '#contract/exam.ts';
import { TaskType } from '#contract/task-type.ts';

/** A recording: the voice, where its file is, and what the voice is called. */
const PracticeSound = z.object({ id: z.string(), value: z.string(), label: z.string() });

/** One practice with its body (spec section 3); `item` is the bank item that the app shows and scores. */
export const PracticeDto = z.object({
  practiceId: z.int(),
  title: z.string(),
  level: Complexity,
  summary: z.string(),
  examMemoryCount: z.int().min(0),
  practiceType: TaskType,
  section: Section,
  audios: z.array(PracticeSound),
  explanation: z.string(),
  /** The explanation as one voice reads it; `null` where there is no recording of it. */
  explanationAudio: PracticeSound.nullable(),
  transcript: z.string(),
  answer: z.string(),
  analysis: z.string(),
  pteTypes: z.array(PteType),
  item: BankItem,
});
export type PracticeDto = z.infer<typeof PracticeDto>;
