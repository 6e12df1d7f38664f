import type { Locator, Page } from 'playwright/test';

/** The rough cut of the Video panel: its preview, its clips in order, and what is heard and read over them. */
export class CutEditor {
  readonly page: Page;
  readonly stage: Locator;

  constructor(page: Page, stage: Locator) {
    this.page = page;
    this.stage = stage;
  }

  get preview(): Locator {
    return this.stage.getByRole('region', { name: 'Preview of rough cut' });
  }

  /** What is seen of the film, with its captions. */
  get picture(): Locator {
    return this.preview.locator('[data-film-picture]');
  }

  /** Where the film is; its value is the frame, from 0. */
  get position(): Locator {
    return this.preview.getByRole('slider', { name: 'Position in rough cut' });
  }

  /** How captions look that are drawn into the picture. */
  get captionStyle(): Locator {
    return this.stage.getByRole('group', { name: 'Caption style' });
  }

  get clips(): Locator {
    return this.stage.getByRole('list', { name: 'Clips of rough cut' }).getByRole('listitem');
  }

  /** Where a clip begins or ends to be used, as in `Clip 1 in`. */
  trim(name: string): Locator {
    return this.stage.getByRole('spinbutton', { name, exact: true });
  }

  field(name: string): Locator {
    return this.stage.getByRole('textbox', { name, exact: true });
  }

  /** Chooses what is heard, by the beginning of its title. */
  async choose(what: 'Narration' | 'Music', title: RegExp): Promise<void> {
    await this.stage.getByRole('combobox', { name: what, exact: true }).click();
    await this.page.getByRole('option', { name: title }).click();
  }
}
