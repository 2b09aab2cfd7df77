import { addressOf, paths } from '#contract/paths.ts';
import { summaryOf } from '#domain/listing/format-number.ts';
import { textsOf } from '#domain/tasks/rules-of.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { ItemAudio } from '#contract/items/item-fields.ts';
import type { PracticeDto } from '#contract/entities/practice-dto.ts';
import { taskAddresses } from '#contract/task-type.ts';

const soundDto = ({ id, sha256, label }: ItemAudio) => ({
  id,
  value: addressOf(paths.media, { sha256 }),
  label,
});

/** A practice as it goes over the wire; `examMemoryCount` is how many learners met it in their exam. */
export function practiceDto(item: BankItem, examMemoryCount: number): PracticeDto {
  const { spoken, answer } = textsOf(item);
  return {
    practiceId: item.id,
    title: item.title,
    level: item.level,
    summary: summaryOf(item.taskType),
    examMemoryCount,
    practiceType: item.taskType,
    section: taskAddresses[item.taskType].section,
    audios: item.audios.map(soundDto),
    explanation: item.explanation,
    explanationAudio: item.explanationAudio ? soundDto(item.explanationAudio) : null,
    transcript: spoken,
    answer,
    analysis: item.analysis,
    pteTypes: item.exams,
    item,
  };
}
