import { expect, type Locator, type Page } from 'playwright/test';
import { PanelPage } from './panel-page.ts';

/** The Voices panel: parts of the list, cards, the dialog that deletes one. */
export class VoicesPage extends PanelPage {
  constructor(page: Page) {
    super(page, 'Voices');
  }

  get sentence(): Locator {
    return this.stage.getByRole('textbox', { name: 'Your own sentence' });
  }

  get cards(): Locator {
    return this.stage.getByRole('gridcell');
  }

  get deleteDialog(): Locator {
    return this.page.getByRole('dialog', { name: /^Delete “/ });
  }

  card(name: string): Locator {
    return this.stage.getByRole('gridcell', { name: new RegExp(`^(Heard, free )?${name} `) });
  }

  /** Shows one part of the list, e.g. "Cloned". */
  async openPart(name: string): Promise<void> {
    await this.list.getByRole('button', { name: new RegExp(`^${name} ?\\d`) }).click();
    await expect(this.stage.getByRole('heading', { name })).toBeVisible();
  }

  /** Opens "Clone a voice" or "Design a voice". */
  async startNew(way: 'Clone a voice' | 'Design a voice'): Promise<void> {
    await this.list.getByRole('button', { name: 'New' }).click();
    await this.page.getByRole('menuitem', { name: way }).click();
    await expect(this.stage.getByRole('heading', { name: way })).toBeVisible();
  }

  /** Writes the sentence that voices are heard with. */
  async say(sentence: string): Promise<void> {
    await this.sentence.fill(sentence);
    await this.sentence.press('Enter');
  }

  async hear(name: string): Promise<void> {
    await this.card(name).hover();
    await this.card(name)
      .getByRole('button', { name: `Hear ${name}` })
      .click();
  }
}
