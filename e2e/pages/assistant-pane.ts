import { expect, type Locator, type Page } from 'playwright/test';

/** The assistant beside a panel, a tab of the inspector. */
export class AssistantPane {
  readonly page: Page;
  readonly inspector: Locator;

  constructor(page: Page) {
    this.page = page;
    this.inspector = page.getByRole('complementary', { name: 'Inspector' });
  }

  get composer(): Locator {
    return this.inspector.getByRole('textbox', { name: 'Message', exact: true });
  }

  get lastAnswer(): Locator {
    return this.inspector.getByRole('article', { name: 'Assistant' }).last();
  }

  /** What the user said last, with what the assistant saw. */
  get lastQuestion(): Locator {
    return this.inspector.getByRole('article', { name: 'You' }).last();
  }

  /** The item that the assistant sees, a switch. */
  sees(title: string): Locator {
    return this.inspector.getByRole('button', { name: `Assistant sees ${title}` });
  }

  /** Opens the pane by its key, as one does while working. */
  async open(): Promise<void> {
    await this.page.keyboard.press('Control+i');
    await expect(this.composer).toBeFocused();
  }

  async send(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.composer.press('Enter');
  }

  /** Puts the last answer into a place of what is open. */
  async insertAnswer(place: string): Promise<void> {
    await this.lastAnswer.getByRole('button', { name: 'Use answer' }).click();
    await this.page.getByRole('menuitem', { name: `Insert in ${place}` }).click();
  }

  /** Waits until nothing is being answered. */
  async waitForAnswer(): Promise<void> {
    await expect(this.lastAnswer).toHaveAttribute('aria-busy', 'false');
  }
}
