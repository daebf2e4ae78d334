import { expect, it } from 'vitest';
import { pageCases } from '../support/e2e-pages.ts';
import { openCase } from '../support/open-case.ts';
import { seededSite } from '../support/seeded-site.ts';

const seeded = seededSite();

it('a number of the list shows its frames on the picture, and the list is filtered without losing them', async () => {
  const asked = pageCases.find(({ name }) => name === 'a page of a report');
  if (!asked) throw new Error('no such page');
  const { watched, page } = await openCase(seeded.current(), asked, 1280);
  const fillOf = (number: number) =>
    page
      .locator(`#repere-${number} rect`)
      .first()
      .evaluate((frame) => getComputedStyle(frame).fill);
  expect(await fillOf(2)).toBe('none');
  await page.getByRole('link', { name: 'Montrer le repère 2 sur la capture' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => fillOf(2)).toContain('255, 196, 0');
  expect(await fillOf(1)).toBe('none');

  await page.getByLabel('Thème').selectOption('security');
  await page.getByRole('button', { name: 'Montrer' }).click();
  await page.waitForURL(/theme=security/);
  await expect.poll(() => page.locator('[id^="repere-"]').count()).toBe(4);
  const titles = await page.locator('a[aria-label^="Montrer le repère"] + div').allInnerTexts();
  expect(titles.every((title) => title.includes('Sécurité'))).toBe(true);

  await page.getByRole('link', { name: 'Page suivante' }).click();
  await page.waitForURL(/\/pages\/2\?.*theme=security/);
  expect(watched.problems).toEqual([]);
  await watched.close();
});
