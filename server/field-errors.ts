import type { FieldError } from '#contract/errors.ts';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** zod's own "Invalid input: expected string, received undefined", in words for people. */
function readable(issue: Issue): string {
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) {
    return issue.message.endsWith('received undefined') ? 'is required' : `must be of type ${issue.expected}`;
  }
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid '))
    return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`;
  return issue.message;
}

/** The fields at fault, first one first, as the one error shape lists them. `root` names a body that is wrong as a whole. */
export function fieldErrorsOf(issues: readonly Issue[], root = 'body'): FieldError[] {
  return issues.map((issue) => ({
    field: issue.path.length === 0 ? root : issue.path.map(String).join('.'),
    code: issue.code,
    defaultMessage: readable(issue),
  }));
}
