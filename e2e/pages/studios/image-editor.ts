import type { Locator, Page } from 'playwright/test';

/** The editor of an image: its crop or the file that would be written, the edits beside it, and what to do below. */
export class ImageEditor {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: /^Edit “/ });
  }

  /** Sides and place of the crop. */
  get crop(): Locator {
    return this.dialog.getByRole('status').filter({ hasText: / at / });
  }

  /** What has the arrow keys that move the crop. */
  get cropArea(): Locator {
    return this.dialog.getByRole('button', { name: 'Crop area' });
  }

  /** Format, sides and size of the file that would be written. */
  get result(): Locator {
    return this.dialog.getByRole('status').last();
  }

  get save(): Locator {
    return this.dialog.getByRole('button', { name: 'Save copy' });
  }

  edge(name: 'Left edge' | 'Right edge' | 'Top edge' | 'Bottom edge'): Locator {
    return this.dialog.getByRole('slider', { name });
  }

  /** Chooses a ratio, a format or a view by its words. */
  async choose(group: 'Crop' | 'Format' | 'View', name: string): Promise<void> {
    await this.dialog.getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).click();
  }
}
