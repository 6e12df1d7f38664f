import { expect, type Locator, type Page } from 'playwright/test';
import { PanelPage } from '../panel-page.ts';

/** The Voices panel: parts, folders and tags of the list, cards, their details, and the dialog that deletes one. */
export class VoicesPage extends PanelPage {
  constructor(page: Page) {
    super(page, 'Voices');
  }

  get sentence(): Locator {
    return this.stage.getByRole('textbox', { name: 'Preview text' });
  }

  get cards(): Locator {
    return this.stage.getByRole('gridcell');
  }

  get deleteDialog(): Locator {
    return this.page.getByRole('dialog', { name: /^Delete “/ });
  }

  get folder(): Locator {
    return this.dock.getByRole('combobox', { name: 'Folder' });
  }

  get newTag(): Locator {
    return this.dock.getByRole('textbox', { name: 'Add tag' });
  }

  /** The scripts that use the chosen voice. */
  get uses(): Locator {
    return this.dock.getByRole('region', { name: 'Used in' });
  }

  /** The main action of the form that designs voices. */
  get generate(): Locator {
    return this.stage.getByRole('button', { name: 'Generate 3 candidates' });
  }

  /** A folder or a tag in the list column. */
  label(kind: 'Folders' | 'Tags', name: string): Locator {
    return this.list.getByRole('group', { name: kind }).getByRole('button', { name: new RegExp(`^${name} ?\\d`) });
  }

  card(name: string): Locator {
    return this.stage.getByRole('gridcell', { name: new RegExp(`^(Free replay )?${name} `) });
  }

  /** Shows one part of the list, e.g. "Cloned". */
  async openPart(name: string): Promise<void> {
    await this.list.getByRole('button', { name: new RegExp(`^${name} ?\\d`) }).click();
    await expect(this.stage.getByRole('heading', { name, exact: true })).toBeVisible();
  }

  /** Shows the voices that run somewhere. */
  async showPlace(name: 'All' | 'This computer' | 'Cloud'): Promise<void> {
    await this.list.getByRole('radiogroup', { name: 'Where voices run' }).getByText(name).click();
  }

  /** Opens "Clone voice" or "Design voice". */
  async startNew(way: 'Clone voice' | 'Design voice'): Promise<void> {
    await this.list.getByRole('button', { name: 'New' }).click();
    await this.page.getByRole('menuitem', { name: way }).click();
    await expect(this.stage.getByRole('heading', { name: way })).toBeVisible();
  }

  /** Keeps what the form says under a name. */
  async savePreset(name: string): Promise<void> {
    await this.stage.getByRole('button', { name: 'Presets' }).click();
    await this.page.getByRole('button', { name: 'Save as preset' }).click();
    await this.page.getByRole('textbox', { name: 'Preset name' }).fill(name);
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('button', { name: `Use preset ${name}` })).toBeVisible();
    await this.page.keyboard.press('Escape');
  }

  /** Chooses a voice and writes where it belongs. */
  async put(name: string, place: { folder: string; tag: string }): Promise<void> {
    await this.card(name).click();
    await this.folder.fill(place.folder);
    await this.folder.press('Enter');
    await this.newTag.fill(place.tag);
    await this.newTag.press('Enter');
    await expect(this.label('Tags', place.tag)).toBeVisible();
  }

  /** Imports an exported voice. */
  async importFile(file: string): Promise<void> {
    await this.list.getByRole('button', { name: 'New' }).click();
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.page.getByRole('menuitem', { name: 'Import voice…' }).click(),
    ]);
    await chooser.setFiles(file);
  }

  /** Enters the text that voices are previewed with. */
  async say(sentence: string): Promise<void> {
    await this.sentence.fill(sentence);
    await this.sentence.press('Enter');
  }

  async hear(name: string): Promise<void> {
    await this.card(name).hover();
    await this.card(name)
      .getByRole('button', { name: `Preview ${name}` })
      .click();
  }
}
