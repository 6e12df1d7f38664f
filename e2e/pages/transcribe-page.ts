import { expect, type Locator, type Page } from 'playwright/test';
import { WORK_LIMIT_MS } from '../fixtures/work-limit.ts';
import { PanelPage } from './panel-page.ts';

/** The Transcribe panel: history, stage with waveform and lines, inspector. */
export class TranscribePage extends PanelPage {
  constructor(page: Page) {
    super(page, 'Transcribe');
  }

  get waveform(): Locator {
    return this.stage.getByRole('group', { name: /^Waveform/ });
  }

  get lines(): Locator {
    return this.stage.getByRole('grid', { name: 'Lines' });
  }

  get liveText(): Locator {
    return this.lines.getByRole('row', { name: /Transcribing now/ });
  }

  /** Rows of the lines that are on the screen; a long list that grows is at its end. */
  get numberedLines(): Locator {
    return this.lines.getByRole('row', { name: /^\d+ / });
  }

  /** The row of a line, counted from 1. */
  line(number: number): Locator {
    return this.lines.getByRole('row', { name: new RegExp(`^${number} `) });
  }

  /** The text of a line as it is shown. */
  text(number: number): Locator {
    return this.line(number).getByRole('gridcell').nth(3);
  }

  /** A time of the selected line in the inspector. */
  timeField(edge: 'Start' | 'End'): Locator {
    return this.dock.getByRole('spinbutton', { name: edge, exact: true });
  }

  /** The same in ms. */
  async timeMs(edge: 'Start' | 'End'): Promise<number> {
    return Number(await this.timeField(edge).getAttribute('aria-valuenow'));
  }

  entry(title: string): Locator {
    return this.list.getByRole('link', { name: new RegExp(`^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) });
  }

  async open(title: string): Promise<void> {
    await this.entry(title).click();
    await expect(this.stage.getByRole('heading', { name: title })).toBeVisible();
  }

  /** Waits until the open transcript is whole, with nothing running for it, and shows its first lines. */
  async waitUntilWritten(): Promise<void> {
    const timeout = WORK_LIMIT_MS;
    await expect(this.stage.getByRole('button', { name: 'Export' })).toBeEnabled({ timeout });
    await expect(this.stage.getByRole('button', { name: 'Stop' })).toBeHidden({ timeout });
    await expect(this.numberedLines.first()).toBeVisible({ timeout });
    // A list that grew is at its end, where the first lines do not exist.
    await expect(async () => {
      await this.lines.evaluate((list) => list.scrollTo(0, 0));
      await expect(this.line(1)).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout });
  }

  /** Scrolls the list to its first lines; while text arrives it is at its end and holds no others. */
  async scrollToStart(): Promise<void> {
    await expect(this.lines.getByRole('row').first()).toBeVisible();
    await this.lines.hover();
    await expect(async () => {
      await this.page.mouse.wheel(0, -100_000);
      await expect(this.line(1)).toBeVisible({ timeout: 1000 });
    }).toPass();
  }

  /** Waits until lines of a finished part are there while the rest is still being heard. */
  async waitForFirstPart(): Promise<void> {
    const timeout = WORK_LIMIT_MS;
    await expect(this.numberedLines.first()).toBeVisible({ timeout });
    await expect(this.stage.getByRole('button', { name: 'Stop' })).toBeVisible();
  }

  /** Texts of all lines on the screen, in order. */
  async visibleTexts(): Promise<string[]> {
    const rows = await this.lines.getByRole('row').all();
    return Promise.all(rows.map(async (row) => (await row.getByRole('gridcell').last().innerText()).trim()));
  }

  /** Replaces the text of a line and leaves the field with Enter. */
  async rewrite(number: number, text: string): Promise<void> {
    await this.text(number).dblclick();
    const field = this.page.getByRole('textbox', { name: 'Line text' });
    await field.fill(text);
    await field.press('Enter');
  }

  /** Writes the open transcript into the folder that the answered dialog gives; returns when the toast says so. */
  async exportAs(format: string): Promise<void> {
    await this.stage.getByRole('button', { name: 'Export' }).click();
    const form = this.page.getByRole('dialog', { name: 'Export' });
    await form.getByRole('combobox', { name: 'Format' }).click();
    await form.getByRole('option', { name: format }).click();
    await form.getByRole('button', { name: 'Save file' }).click();
    await expect(this.page.getByRole('group', { name: /saved to/ }).first()).toBeVisible();
  }
}
