import { expect, type Locator, type Page } from 'playwright/test';
import type { RunningApp } from '../fixtures/app.ts';
import { KeyWindow } from './key-window.ts';
import { Studio } from './studio.ts';

/** The section "Cloud account" of the settings. */
export class AccountPage {
  readonly page: Page;
  readonly #app: RunningApp;
  readonly #studio: Studio;

  constructor(app: RunningApp) {
    this.page = app.page;
    this.#app = app;
    this.#studio = new Studio(app);
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get enterButton(): Locator {
    return this.main.getByRole('button', { name: 'Enter API key' });
  }

  async open(): Promise<void> {
    await this.#studio.openSettings('Cloud account');
  }

  /** Points the app at a service and enters a key for it, from wherever the app is. */
  async connect(baseUrl: string, key: string): Promise<void> {
    await this.open();
    await this.useAddress(baseUrl);
    await this.enterKey(key);
  }

  /** Opens the window that asks for a key. */
  async openKeyWindow(): Promise<KeyWindow> {
    const opened = this.#app.electron.waitForEvent('window');
    await this.enterButton.or(this.main.getByRole('button', { name: 'Replace key' })).click();
    return new KeyWindow(await opened);
  }

  /** Enters a key that is stored. */
  async enterKey(key: string): Promise<void> {
    const window = await this.openKeyWindow();
    const closed = window.closed();
    await window.save(key);
    await closed;
  }

  async removeKey(): Promise<void> {
    await this.main.getByRole('button', { name: 'Remove key' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Remove key' }).click();
    await expect(this.enterButton).toBeVisible();
  }

  /** Points the app at another service. */
  async useAddress(baseUrl: string): Promise<void> {
    const address = this.main.getByRole('textbox', { name: 'Address', exact: true });
    // A known service shows its address without letting it be changed.
    if (!(await address.isEditable())) await this.#chooseOther();
    await address.fill(baseUrl);
    await address.press('Enter');
  }

  async #chooseOther(): Promise<void> {
    await this.main.getByRole('combobox', { name: 'Known services' }).click();
    await this.page.getByRole('option', { name: 'Other address' }).click();
  }

  /** Runs the connection test and returns its report once it is there. */
  async testConnection(): Promise<Locator> {
    await this.main.getByRole('button', { name: 'Test connection' }).click();
    await expect(this.main.getByText('Testing the connection')).toBeHidden();
    return this.main;
  }
}
