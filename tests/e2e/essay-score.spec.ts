import { expect } from '@playwright/test';
import { testThatKills as test } from './support/product.ts';
import { enterTunnel, expectSameOnServer, openQuestion } from './support/score-story.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) < 600, 'essays are written at a desk');

const question = { task: 'WE', id: 9003 } as const;

/** A learner's essay about public transport with common errors in it, one ready-made phrase and one copied stretch. */
const essay = `Some cities have made public transport free for everyone who lives there. In this modern era, many cities wants to take cars off the road, and free buses seems like an easy way to do it. I think that free public transport is a good idea for big cities, but it is not the whole answer.

The first reason is that the price matter for many families. People who are poor often spend a lot of money on tickets, and when the bus is free they can travel to work, to school or to the doctor without fear. My uncle drive to his office every day because two tickets cost more than petrol. If it was free, he would leave the car at home, and there would be less traffic and less pollution in the center of our town.

On the other hand, somebody must to pay. The goverment would take the money from taxes, and people in villages would pay for buses that they never see. Moreover, the buses are already full in the morning. If more passengers come and there is not enough drivers, then the service becomes slow and everyone goes back to their cars. Therefore a city should first make the buses fast, frequent and clean.

In conclusion, I believe that free public transport can help a city to breathe, if the service is good and the cost is shared in a fair way. It should start with students and old people, and the results should be measured before it grows.`;

test('an essay written in a tunnel is scored on the device with its evidence, and the server agrees', async ({
  learner,
  server,
}) => {
  const page = await learner.openApp(server.url);
  await enterTunnel(page, server, []);

  await openQuestion(page, server, question);
  await page.getByRole('textbox', { name: 'Your essay' }).fill(essay.slice(0, 160));
  await expect(page.getByText(/Ready-made phrases earn little/)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('draft-light.png'), fullPage: true });
  await page.getByRole('textbox', { name: 'Your essay' }).fill(essay);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();

  const result = page.getByRole('region', { name: 'Your result' });
  await expect(result).toContainText('Scored on this device', { timeout: 60_000 });
  await expect(result).toContainText('The length is within 200 to 300 words.');
  await expect(result).toContainText(/Key points: \d of \d found/);
  await expect(result).toContainText(/about \d+ to \d+ of 26 points/);
  await expect(result).toContainText('What would help most');
  await page.screenshot({ path: test.info().outputPath('score-light.png'), fullPage: true });

  await test.step('an error explains itself by keyboard', async () => {
    await result.getByRole('button', { name: /^goverment ?\(spelling\)/ }).focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: /^goverment/ });
    await expect(card).toContainText('government');
    await expect(card).toContainText('This word is misspelt.');
    await page.screenshot({ path: test.info().outputPath('card-light.png') });
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(result.getByRole('button', { name: /^goverment ?\(spelling\)/ })).toBeFocused();
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: test.info().outputPath('score-dark.png'), fullPage: true });
  await expect(result.getByRole('region', { name: 'Traits' }).getByRole('listitem')).toHaveCount(7);

  await expectSameOnServer(page, server, question);
});
