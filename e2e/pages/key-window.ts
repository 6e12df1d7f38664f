import type { Locator, Page } from 'playwright/test';

/** The window that asks for an API key. */
export class KeyWindow {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get field(): Locator {
    return this.page.getByRole('textbox', { name: 'API key' });
  }

  get problem(): Locator {
    return this.page.getByRole('alert');
  }

  get keepForSession(): Locator {
    return this.page.getByRole('button', { name: 'Keep for this session' });
  }

  /** Types a key and asks to store it; whether that works is for the test to see. */
  async save(key: string): Promise<void> {
    await this.field.fill(key);
    await this.page.getByRole('button', { name: 'Save key' }).click();
  }

  /** Resolves when the window is gone. */
  async closed(): Promise<void> {
    if (!this.page.isClosed()) await this.page.waitForEvent('close');
  }
}
