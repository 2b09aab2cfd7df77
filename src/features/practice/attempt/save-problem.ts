import type { SubmitAnswerResult } from '#data/commands/submit-answer.ts';

type NotSaved = Extract<SubmitAnswerResult, { kind: 'not-saved' }>['reason'];

/** Why an answer could not be saved, and what to do. It is still on the screen then. */
export function saveProblem(reason: NotSaved): string {
  switch (reason) {
    case 'quota':
      return 'There is no room left on this device. Free some space, then submit again. Your answer is still here.';
    case 'hash-mismatch':
      return 'The device did not save your answer correctly. Submit again. Your answer is still here.';
    case 'storage':
      return 'The device refused to store the answer. Submit again. Your answer is still here.';
  }
}
