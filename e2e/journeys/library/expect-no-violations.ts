import type { Page } from 'playwright/test';
import { expect } from '../../fixtures/app.ts';
import { violations } from '../../fixtures/axe.ts';

/** A tooltip under the mouse would stand outside of all landmarks. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  expect(await violations(page), what).toEqual([]);
}
