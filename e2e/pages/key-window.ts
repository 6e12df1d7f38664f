import { expect, type Locator, type Page } from 'playwright/test';

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

  /** Keeps the key that was refused until the app ends, and resolves when the window is gone. */
  async keepForSession(): Promise<void> {
    const closed = this.closed();
    await this.#press('Keep for this session');
    await closed;
  }

  /** Types a key and asks to store it; whether that works is for the test to see. */
  async save(key: string): Promise<void> {
    // Its program listens from when the page is complete; a press before that would do nothing.
    await this.page.waitForLoadState();
    await this.field.fill(key);
    await this.#press('Save key');
  }

  /** The window may be gone before a click of the mouse, or of a script, has ended, which would then fail. */
  async #press(name: string): Promise<void> {
    await this.page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
      setTimeout(() => button.click());
    });
  }

  /** Resolves when the window is gone; one that stays fails with what it says. */
  async closed(): Promise<void> {
    const state = async () => {
      if (this.page.isClosed()) return 'closed';
      // It may go while it is asked.
      return this.page
        .evaluate(() => {
          const field = document.querySelector<HTMLInputElement>('#key');
          const isSaving = document.querySelector<HTMLButtonElement>('#cancel')?.disabled;
          const problem = document.querySelector('#problem')?.textContent;
          return `${location.href} ${document.readyState}: ${field?.value.length} characters, ${isSaving ? 'saving' : 'not saving'}. ${problem}`;
        })
        .catch(() => null);
    };
    await expect.poll(state).toBe('closed');
  }
}
