import type { Locator, Page } from 'playwright/test';
import { PanelPage } from './panel-page.ts';

/** The Library panel: parts, kinds and labels in the sidebar, the search, the items, and the details of the chosen one. */
export class LibraryPage extends PanelPage {
  constructor(page: Page) {
    super(page, 'Library');
  }

  get search(): Locator {
    return this.stage.getByRole('searchbox', { name: 'Search library' });
  }

  get items(): Locator {
    return this.stage.getByRole('grid', { name: 'Items' });
  }

  get cells(): Locator {
    return this.items.getByRole('gridcell');
  }

  get selected(): Locator {
    return this.items.getByRole('gridcell', { selected: true });
  }

  /** Moments at which the searched words were said. */
  get moments(): Locator {
    return this.stage.getByRole('region', { name: 'Said out loud' });
  }

  get selectionBar(): Locator {
    return this.stage.getByRole('toolbar', { name: 'Selection' });
  }

  /** What the user wrote about the chosen item. */
  get note(): Locator {
    return this.dock.getByRole('textbox', { name: 'Note' });
  }

  get quickLook(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.getByRole('button', { name: 'Next item' }) });
  }

  /** An item by the beginning of its title and its kind. */
  item(title: string, kind: 'Recording' | 'Transcript' | 'Script' | 'Voice sample' | 'Image'): Locator {
    return this.items.getByRole('gridcell', { name: new RegExp(`^${title}.*${kind}`) });
  }

  /** A part, kind, folder or tag in the sidebar. */
  part(name: string): Locator {
    return this.list.getByRole('button', { name: new RegExp(`^${name}( [\\d,]+)?$`) });
  }

  async view(name: 'By day' | 'Grid' | 'List'): Promise<void> {
    await this.stage.getByRole('radiogroup', { name: 'View' }).getByText(name, { exact: true }).click({ force: true });
  }
}
