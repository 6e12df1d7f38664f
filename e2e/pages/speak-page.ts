import { expect, type Locator, type Page } from 'playwright/test';
import type { RunningApp } from '../fixtures/app.ts';
import { WORK_LIMIT_MS } from '../fixtures/work-limit.ts';
import { PanelPage } from './panel-page.ts';
import { Studio } from './studio.ts';
import { VoicesPage } from './voices/voices-page.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The Speak panel: list of scripts and words, stage with lines and foot, dock with cast and takes. */
export class SpeakPage extends PanelPage {
  constructor(page: Page) {
    super(page, 'Speak');
  }

  get lines(): Locator {
    return this.stage.getByRole('list', { name: 'Script lines' });
  }

  /** Rows of the lines that are on the screen. */
  get rows(): Locator {
    return this.lines.getByRole('listitem');
  }

  /** The row of a line, counted from 1. */
  line(number: number): Locator {
    return this.lines.getByRole('listitem', { name: new RegExp(`^Line ${number}, `) });
  }

  /** The text of a line as it is shown; a click writes there. */
  text(number: number): Locator {
    return this.line(number).locator('[data-text]');
  }

  /** The field of the line that is written. */
  get editor(): Locator {
    return this.lines.getByRole('textbox', { name: /^Line \d+, / });
  }

  /** The foot: how much text, what will be made, the main action. */
  get foot(): Locator {
    return this.stage.getByRole('region', { name: 'Generate lines' });
  }

  get generateButton(): Locator {
    return this.foot.getByRole('button', { name: /^Generate \d/ });
  }

  get stopButton(): Locator {
    return this.foot.getByRole('button', { name: 'Stop' });
  }

  /** Waveform of the active line. */
  get sound(): Locator {
    return this.lines.getByRole('slider', { name: 'Line audio' });
  }

  get takes(): Locator {
    return this.dock.getByRole('region', { name: /^Takes, line / });
  }

  get cast(): Locator {
    return this.dock.getByRole('region', { name: 'Cast' });
  }

  /** Speed, pitch, volume, emotion, and for lines their own voice, language and gap. */
  get delivery(): Locator {
    return this.dock.getByRole('region', { name: /^Delivery, / });
  }

  get words(): Locator {
    return this.list.getByRole('region', { name: 'Pronunciations' });
  }

  /** A script in the list. */
  entry(title: string): Locator {
    return this.list.getByRole('link', { name: new RegExp(`(^|\\s)${escaped(title)}`) });
  }

  /** The bar that finds and replaces. */
  get find(): Locator {
    return this.stage.getByRole('search', { name: 'Find' });
  }

  /** Texts of the lines that are on the screen, in their order. */
  async texts(): Promise<string[]> {
    const rows = await this.rows.all();
    const placed = await Promise.all(
      rows.map(async (row) => ({
        at: Number(await row.getAttribute('aria-posinset')),
        text: await row.locator('[data-text]').innerText(),
      })),
    );
    return placed.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
  }

  /** Drags a line by its grip to the lower end of another one. */
  async dragLine(number: number, to: number): Promise<void> {
    await this.line(number)
      .locator('[data-line]')
      .hover({ position: { x: 8, y: 12 } });
    await this.page.mouse.down();
    const { x = 0, y = 0, height = 0 } = (await this.line(to).boundingBox()) ?? {};
    await this.page.mouse.move(x + 8, y + height / 2, { steps: 4 });
    await this.page.mouse.move(x + 8, y + height - 4, { steps: 4 });
    await this.page.mouse.up();
  }

  /** Chips of a line that is not written: pauses, sounds and readings. */
  chips(number: number): Locator {
    return this.text(number).locator('[data-chip]');
  }

  /** Begins an empty script; the caret is in its first line. */
  async newScript(): Promise<void> {
    await this.list.getByRole('button', { name: 'New', exact: true }).click();
    await this.page.getByRole('menuitem', { name: 'Empty script' }).click();
    await expect(this.editor).toBeFocused();
  }

  /** Writes lines one after the other into a new script, as one types them, and leaves the editor. */
  async write(texts: readonly string[]): Promise<void> {
    await this.newScript();
    for (const [index, text] of texts.entries()) {
      if (index > 0) await this.page.keyboard.press('Enter');
      await expect(this.lines.getByRole('textbox', { name: new RegExp(`^Line ${index + 1}, `) })).toBeFocused();
      await this.page.keyboard.type(text);
    }
    await this.page.keyboard.press('Escape');
    await this.waitUntilSaved();
  }

  /** Replaces the text of a line. */
  async rewrite(number: number, text: string): Promise<void> {
    await this.text(number).click();
    await expect(this.editor).toBeFocused();
    await this.page.keyboard.press('Control+a');
    // As from the clipboard in one piece: long texts would take minutes key by key.
    await this.page.keyboard.insertText(text);
    await this.page.keyboard.press('Escape');
    await this.waitUntilSaved();
  }

  async waitUntilSaved(): Promise<void> {
    await expect(this.stage.getByText(/· saved$/)).toBeVisible();
  }

  /** Selects a line without writing in it. */
  async select(number: number): Promise<void> {
    // The right edge of a row holds no text that a click would open.
    const { width = 0 } = (await this.line(number).boundingBox()) ?? {};
    await this.line(number).click({ position: { x: width - 8, y: 8 } });
    await expect(this.line(number)).toHaveAttribute('aria-current', 'true');
  }

  /** Length and take of each line, as they stand at its end. */
  async facts(): Promise<string[]> {
    const rows = await this.rows.all();
    return Promise.all(rows.map(async (row) => /[\d.]+ s( · take \d+)?/.exec(await row.innerText())?.[0] ?? ''));
  }

  /** Makes what has changed and waits until nothing runs any more. */
  async make(): Promise<void> {
    await this.generateButton.click();
    await this.waitUntilMade();
  }

  async waitUntilMade(): Promise<void> {
    await expect(this.foot.getByText('Everything is up to date')).toBeVisible({ timeout: WORK_LIMIT_MS });
  }

  /** Voices of the open menu, in their order; rows of documents beside it are none. */
  get voiceChoices(): Locator {
    return this.page.getByRole('dialog', { name: /Choose voice$/ }).locator('[data-row]');
  }

  /** Gives the script's voice, or a character, another voice; where the service is used a question comes that is for the test to answer. */
  async chooseVoice(name: string, voice: string): Promise<void> {
    await this.cast.getByRole('button', { name: new RegExp(`^${escaped(name)}: .*Choose voice$`) }).click();
    await this.page.getByRole('searchbox', { name: 'Search voices' }).fill(voice);
    await this.voiceChoices.filter({ hasText: voice }).first().click();
  }

  /** Gives the selected lines a voice of their own. */
  async chooseLineVoice(voice: string): Promise<void> {
    await this.delivery.getByRole('radiogroup', { name: 'Apply to' }).getByText('Line', { exact: true }).click();
    await this.delivery.getByRole('button', { name: /^Voice: .*Choose voice$/ }).click();
    await this.page.getByRole('searchbox', { name: 'Search voices' }).fill(voice);
    await this.voiceChoices.filter({ hasText: voice }).first().click();
  }

  /** Adds a word to the dictionary of the whole app. */
  async addWord(word: string, replacement: string): Promise<void> {
    await this.words.getByRole('button', { name: 'Add word' }).click();
    const form = this.page.getByRole('dialog', { name: 'Add word' });
    await form.getByRole('textbox', { name: 'Word' }).fill(word);
    await form.getByRole('textbox', { name: 'Pronounced as' }).fill(replacement);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
  }

  /** A take of the active line by its number. */
  take(number: number): Locator {
    return this.takes
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: new RegExp(`^Take ${number}, `) }) });
  }

  /** The button that chooses a take; pressed when it is chosen. */
  takeButton(number: number): Locator {
    return this.takes.getByRole('button', { name: new RegExp(`^Take ${number}, `) });
  }

  async takeMenu(number: number, item: string): Promise<void> {
    await this.takes.getByRole('button', { name: `More actions for take ${number}` }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  /** Opens the form of the export. */
  async openExport(): Promise<Locator> {
    await this.stage.getByRole('button', { name: 'Export' }).click();
    const form = this.page.getByRole('dialog', { name: 'Export' });
    await expect(form).toBeVisible();
    return form;
  }

  /** Writes the narration with subtitles into the folder that the answered dialog gives; returns when the toast says so. */
  async exportAs(
    format: 'MP3' | 'WAV' | 'FLAC',
    subtitles: readonly ('SRT' | 'VTT' | 'JSON with word timings')[] = [],
  ): Promise<void> {
    const form = await this.openExport();
    await form.getByRole('radiogroup', { name: 'Format' }).getByText(format, { exact: true }).click();
    for (const name of ['SRT', 'VTT', 'JSON with word timings'] as const)
      await form.getByRole('checkbox', { name, exact: true }).setChecked(subtitles.includes(name));
    await form.getByRole('button', { name: 'Export audio' }).click();
    await expect(this.page.getByRole('group', { name: /saved to/ }).last()).toBeVisible();
    await expect(form).toBeHidden();
  }
}

/** Opens the Speak panel of an app. */
export async function openSpeak(
  app: Pick<RunningApp, 'electron' | 'page'>,
): Promise<{ studio: Studio; speak: SpeakPage }> {
  const studio = new Studio(app);
  // A script is cast at its beginning with the voices that are known by then; a slow engine must not leave it mute.
  await studio.openPanel('Voices');
  await expect(new VoicesPage(app.page).cards.first()).toBeVisible();
  await studio.openPanel('Speak');
  return { studio, speak: new SpeakPage(app.page) };
}
