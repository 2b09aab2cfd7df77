import type { Locator, Page } from '@playwright/test';

/** The folded area below a question that this learner has not answered. */
export function noAnswers(page: Page): Locator {
  return page.getByRole('tab', { name: 'My Answers' }).filter({ hasText: /^My Answers 0$/ });
}
