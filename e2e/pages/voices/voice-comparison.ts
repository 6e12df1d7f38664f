import { expect, type Locator, type Page } from 'playwright/test';
import { PanelPage } from '../panel-page.ts';
import { VoicesPage } from './voices-page.ts';

/** "Compare two voices": the pair, the two sides, what is preferred, how the rounds went. */
export class VoiceComparison extends PanelPage {
  constructor(page: Page) {
    super(page, 'Voices');
  }

  get sides(): Locator {
    return this.stage.getByRole('region', { name: 'Round' }).getByRole('listitem');
  }

  /** The score of this pair. */
  get tally(): Locator {
    return this.stage.getByText(/^Score: /);
  }

  button(name: string): Locator {
    return this.stage.getByRole('button', { name, exact: true });
  }

  /** From the details of the first voice; the second is chosen by the keys. */
  async open(first: string, second: string): Promise<void> {
    const voices = new VoicesPage(this.page);
    await voices.card(first).click();
    await voices.dock.getByRole('button', { name: 'Compare' }).click();
    await expect(this.stage.getByRole('heading', { name: 'Compare two voices' })).toBeVisible();
    const field = this.stage.getByRole('combobox', { name: 'Second voice' });
    await field.fill(second);
    await expect(this.page.getByRole('option', { name: second })).toBeVisible();
    await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
    await expect(this.sides).toHaveCount(2);
    // Bare letters are text in a field.
    await this.button('Play A').focus();
  }

  /** Plays the beginning of both sides, by their keys. */
  async previewBoth(): Promise<void> {
    for (const side of ['A', 'B']) {
      await this.page.keyboard.press(side.toLowerCase());
      await expect(this.button(`Stop ${side}`)).toBeVisible();
    }
  }
}
