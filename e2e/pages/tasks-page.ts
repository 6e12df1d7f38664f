import type { Locator, Page } from 'playwright/test';
import { PanelPage } from './panel-page.ts';

/** The Tasks panel: filters, rows and the details of the selected task. */
export class TasksPage extends PanelPage {
  constructor(page: Page) {
    super(page, 'Tasks');
  }

  /** The rows of the tasks with that name. */
  rows(title: string): Locator {
    return this.stage.getByRole('listitem').filter({ hasText: title });
  }

  /** The part of a row that has the keyboard and says what the task is and does. */
  row(title: string): Locator {
    return this.rows(title).first().getByRole('button').first();
  }

  /** Chooses what follows when all tasks have ended. */
  async chooseForTheEnd(step: string): Promise<void> {
    await this.stage.getByRole('button', { name: 'More task actions' }).click();
    await this.stage.page().getByRole('menuitemradio', { name: step }).click();
  }

  /** A state or a panel in the sidebar. */
  filter(name: string): Locator {
    return this.list.getByRole('button', { name: new RegExp(`^${name} \\d`) });
  }
}
