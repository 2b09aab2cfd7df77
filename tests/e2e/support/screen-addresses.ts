import { expect, type Page } from '@playwright/test';
import { taskAddresses, taskTypes } from '#contract/task-type.ts';
import type { FileRouteTypes } from '#routes/route-tree.gen.ts';
import { taskSteps } from './answer-task.ts';
import { questionPath } from './practise.ts';

const emptyList = '/dashboard/reading/multiple-choice-single?title=nothing-has-this-title';
const unknownQuestion = `/dashboard/${taskAddresses.RO.section}/${taskAddresses.RO.slug}/99999`;

/** Where there is nothing to show. */
export const emptyAddresses: readonly string[] = [emptyList, unknownQuestion];

/** Every route of the app, with addresses that show it. A route that is not here does not compile. */
export const addresses: Record<FileRouteTypes['fullPaths'], readonly string[]> = {
  '/': ['/', '/no/such/page'],
  // Leads on by itself; its last words are those of the story of sign-in.
  '/auth-check': ['/auth-check?error=access_denied&state=none'],
  '/me': ['/me'],
  '/me/about': ['/me/about'],
  '/me/account': ['/me/account'],
  '/me/appearance': ['/me/appearance'],
  '/me/data': ['/me/data'],
  '/me/exam': ['/me/exam'],
  '/me/profile': ['/me/profile'],
  '/me/scores': ['/me/scores'],
  '/me/storage': ['/me/storage'],
  '/practise': ['/practise'],
  '/start': ['/start'],
  '/session': ['/session'],
  '/shared': ['/shared', '/shared?problem=several'],
  '/statistics': ['/statistics'],
  '/sync': ['/sync'],
  '/translate-print': ['/translate-print?id=1001&lang=FA'],
  '/vocab-print': ['/vocab-print?book=vocabBook'],
  '/dashboard/flash-video': ['/dashboard/flash-video'],
  '/dashboard/microphone-setup': ['/dashboard/microphone-setup'],
  '/dashboard/plans': ['/dashboard/plans'],
  '/dashboard/plans/payments': [
    '/dashboard/plans/payments',
    '/dashboard/plans/payments?order=00000000-0000-4000-8000-000000000000',
  ],
  '/dashboard/notes/': ['/dashboard/notes'],
  '/dashboard/notes/$noteId': ['/dashboard/notes/15001?type=reading'],
  '/dashboard/spelling-book/dictation': ['/dashboard/spelling-book/dictation'],
  '/dashboard/vocab-book/$practiceType': ['/dashboard/vocab-book/RA?type=speaking&title=Read%20Aloud'],
  '/dashboard/$section/$slug/': [
    '/dashboard/reading/multiple-choice-single',
    emptyList,
    '/dashboard/speaking/describe-image',
  ],
  '/dashboard/$section/$slug/$questionId': [
    ...taskTypes.map((task) => questionPath({ task, id: taskSteps[task].id })),
    unknownQuestion,
  ],
  '/note-print/$practiceType': ['/note-print/MCS_R?id=15001'],
  '/words/': ['/words', '/words?tab=all'],
  '/words/review': ['/words/review'],
};

/** Goes to another address without loading the app again. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
