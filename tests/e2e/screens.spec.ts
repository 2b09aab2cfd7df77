import { expect } from '@playwright/test';
import { isProof, proofOnly } from '#tests/support/rounds.ts';
import { expectNoViolations } from './support/axe.ts';
import { questionPath, questions } from './support/practise.ts';
import { test } from './support/product.ts';
import { onWideScreenOnly } from './support/wide-only.ts';

// On a narrow screen `every-screen.spec.ts` and `every-screen-results.spec.ts` have axe look at all of these.
if (!isProof) onWideScreenOnly();

const screens = [
  ['today', '/'],
  ['practise', '/practise'],
  ['question list', '/dashboard/reading/multiple-choice-single'],
  ['me', '/me'],
  ['sync', '/sync'],
  ['not found', '/no/such/page'],
  ['empty list', '/dashboard/reading/multiple-choice-single?title=nothing-has-this-title'],
  ['unknown question', '/dashboard/reading/multiple-choice-single/99999'],
  ...questions.map((question) => [`question ${question.task}`, questionPath(question)] as const),
] as const;

// Two stories of about the same length, for two workers.
test.describe.configure({ mode: 'parallel' });

test('axe finds nothing on any screen', proofOnly, async ({ server, learner }) => {
  const page = await learner.openStoredApp(server.url);
  for (const [name, path] of screens) {
    await test.step(name, async () => {
      await page.goto(`${server.url}${path}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectNoViolations(page);
    });
  }
});

test(
  'axe finds nothing on any result, nor where answers wait, and nothing needs scrolling sideways',
  proofOnly,
  async ({ server, learner }) => {
    const page = await learner.openStoredApp(server.url);
    for (const question of questions) {
      await test.step(`result of ${question.task}`, async () => {
        await page.goto(`${server.url}${questionPath(question)}`);
        await question.answer(page);
        await expectNoViolations(page);
        const hasSidewaysScroll = await page.evaluate(
          () => document.documentElement.scrollWidth > innerWidth + 1,
        );
        expect(hasSidewaysScroll).toBe(false);
      });
    }
    await test.step('sync, with all that waits', async () => {
      await page.goto(`${server.url}/sync`);
      await page.getByRole('button', { name: /^Answer Write Essay/ }).click();
      await expect(page.getByRole('button', { name: /^Copy text/ })).toBeVisible();
      await expectNoViolations(page);
    });
  },
);
