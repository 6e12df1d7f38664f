import type { Locator, Page } from 'playwright/test';
import { PanelPage } from '../panel-page.ts';

/** The Images panel: the form in the sidebar, the images request by request, and the details of the chosen one. */
export class ImagesPage extends PanelPage {
  constructor(page: Page) {
    super(page, 'Images');
  }

  get prompt(): Locator {
    return this.list.getByRole('textbox', { name: 'Prompt' });
  }

  get search(): Locator {
    return this.stage.getByRole('searchbox', { name: 'Search images' });
  }

  /** What the user wrote about the chosen image. */
  get note(): Locator {
    return this.dock.getByRole('textbox', { name: 'Note' });
  }

  /** A colour label in the inspector. */
  label(name: string): Locator {
    return this.dock
      .getByRole('group', { name: 'Colour label' })
      .getByRole('button', { name: `${name} label`, exact: true });
  }

  get seed(): Locator {
    return this.list.getByRole('textbox', { name: 'Seed' });
  }

  /** The main action, whatever it would generate. */
  get generate(): Locator {
    return this.list.getByRole('button', { name: /^Generate [\d,]+ images?/ });
  }

  get gallery(): Locator {
    return this.stage.getByRole('grid', { name: 'Images' });
  }

  /** The main colours of the image that the inspector shows. */
  get colours(): Locator {
    return this.dock.getByRole('group', { name: 'Colours' });
  }

  get cells(): Locator {
    return this.gallery.getByRole('gridcell');
  }

  get selected(): Locator {
    return this.gallery.getByRole('gridcell', { selected: true });
  }

  /** Results that nobody has opened yet. */
  get newCells(): Locator {
    return this.gallery.getByRole('gridcell', { name: /\bnew\b/ });
  }

  /** Images whose files are seen. */
  get pictures(): Locator {
    return this.gallery.locator('img');
  }

  get selectionBar(): Locator {
    return this.stage.getByRole('toolbar', { name: 'Selection' });
  }

  /** The n-th image of a request, by the beginning of its prompt. */
  image(prompt: string, number: number): Locator {
    return this.gallery.getByRole('gridcell', { name: new RegExp(`^${prompt}.*, image ${number} of`) });
  }

  /** An aspect ratio or a count of the form. */
  choice(group: 'Aspect ratio' | 'Count' | 'Engine', name: string): Locator {
    return this.list.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
  }

  /** Decides in the form where the images of this panel are generated. */
  async chooseEngine(name: 'On this computer' | 'Cloud'): Promise<void> {
    await this.list.getByRole('radiogroup', { name: 'Engine' }).getByText(name).click();
  }

  /** Waits until so many images are there and none is coming. */
  async waitForImages(): Promise<void> {
    await this.gallery
      .getByRole('gridcell', { name: /, generating/ })
      .first()
      .waitFor({ state: 'detached' });
  }
}
