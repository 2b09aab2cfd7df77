import { summaryOf } from '#domain/listing/format-number.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { PracticeDto } from '#contract/entities/practice.ts';
import { taskAddresses } from '#contract/task-type.ts';

interface Texts {
  readonly transcript: string;
  readonly answer: string;
}

/** What was said and what would have been right, as text. */
function textsOf(item: BankItem): Texts {
  switch (item.taskType) {
    case 'RA':
      return { transcript: item.text, answer: item.text };
    case 'RL':
      return { transcript: item.transcript, answer: item.modelAnswers.join('\n\n') };
    case 'WE':
      return { transcript: '', answer: item.modelAnswers.join('\n\n') };
    case 'MCS_R':
      return {
        transcript: '',
        answer: item.options.find((option) => option.id === item.correct)?.text ?? '',
      };
    case 'RO':
      return { transcript: '', answer: item.paragraphs.map((paragraph) => paragraph.text).join('\n\n') };
    case 'RS':
    case 'WFD':
      return { transcript: item.transcript, answer: item.transcript };
  }
}

/** A practice as it goes over the wire; `examMemoryCount` is how many learners met it in their exam. */
export function practiceDto(item: BankItem, examMemoryCount: number): PracticeDto {
  return {
    practiceId: item.id,
    title: item.title,
    level: item.level,
    summary: summaryOf(item.taskType),
    examMemoryCount,
    practiceType: item.taskType,
    section: taskAddresses[item.taskType].section,
    audios: item.audios.map(({ id, sha256, label }) => ({
      id,
      value: `/api/content/media/${sha256}`,
      label,
    })),
    explanation: item.explanation,
    ...textsOf(item),
    analysis: item.analysis,
    pteTypes: item.exams,
    item,
  };
}
