import { expect, type Locator, type Page } from 'playwright/test';
import type { RunningApp } from '../fixtures/app.ts';
import { Studio } from './studio.ts';

/** The section "Cloud account" of the settings. */
export class AccountPage {
  readonly page: Page;
  readonly #studio: Studio;

  constructor(app: RunningApp) {
    this.page = app.page;
    this.#studio = new Studio(app);
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get keyField(): Locator {
    return this.main.getByRole('textbox', { name: 'API key' });
  }

  get keepForSession(): Locator {
    return this.main.getByRole('button', { name: 'Keep for this session' });
  }

  async open(): Promise<void> {
    await this.#studio.openSettings('Cloud account');
  }

  /** Enters a key; where it went is for the test to see. */
  async enterKey(key: string): Promise<void> {
    const replace = this.main.getByRole('button', { name: 'Replace' });
    await expect(this.keyField.or(replace)).toBeVisible();
    if (await replace.isVisible()) await replace.click();
    await this.keyField.fill(key);
    await this.main.getByRole('button', { name: 'Save key' }).click();
  }

  async removeKey(): Promise<void> {
    await this.main.getByRole('button', { name: 'Remove', exact: true }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(this.keyField).toBeVisible();
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
