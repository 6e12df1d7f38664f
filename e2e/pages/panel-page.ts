import type { Locator, Page } from 'playwright/test';

/** What every panel has: its list, its stage and the details of what is chosen. */
export class PanelPage {
  readonly page: Page;
  readonly list: Locator;
  readonly stage: Locator;
  readonly dock: Locator;

  /** `title` names the panel's main stage. */
  constructor(
    page: Page,
    title: 'Transcribe' | 'Speak' | 'Voices' | 'Images' | 'Music' | 'Video' | 'Chat' | 'Library' | 'Tasks',
  ) {
    this.page = page;
    this.list = page.getByRole('complementary', { name: 'Sidebar' });
    this.stage = page.getByRole('main', { name: title });
    this.dock = page.getByRole('complementary', { name: 'Inspector' });
  }
}
