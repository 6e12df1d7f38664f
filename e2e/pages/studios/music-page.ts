import type { Locator, Page } from 'playwright/test';
import { PanelPage } from '../panel-page.ts';

/** The Music panel: the form in the sidebar, the open song above the songs with their takes, and details and lyrics. */
export class MusicPage extends PanelPage {
  constructor(page: Page) {
    super(page, 'Music');
  }

  get style(): Locator {
    return this.list.getByRole('textbox', { name: /^(Style|Target style)$/ });
  }

  get search(): Locator {
    return this.stage.getByRole('searchbox', { name: 'Search songs' });
  }

  /** The sound that a cover plays in another style. */
  get reference(): Locator {
    return this.list.getByRole('combobox', { name: 'Reference' });
  }

  /** The main action, whatever it would generate. */
  get generate(): Locator {
    return this.list.getByRole('button', { name: /^Generate \d+ takes?/ });
  }

  /** What stands in the way of generating. */
  get problem(): Locator {
    return this.list.getByRole('status');
  }

  /** The sections of the lyrics. */
  get blocks(): Locator {
    return this.list.getByRole('group', { name: 'Lyrics', exact: true }).getByRole('group', { name: /^Section / });
  }

  /** The words of a section by its tag. */
  lyricsOf(tag: string): Locator {
    return this.list.getByRole('textbox', { name: `Lyrics of ${tag}` });
  }

  get songs(): Locator {
    return this.stage.getByRole('list', { name: 'Songs' }).getByRole('listitem');
  }

  /** A take by its letter, of the newest song. */
  take(letter: string): Locator {
    return this.songs
      .first()
      .getByRole('button', { name: new RegExp(`, take ${letter}\\b`) })
      .and(this.page.locator('[aria-pressed]'))
      .first();
  }

  get head(): Locator {
    return this.stage.getByRole('region', { name: 'Open song' });
  }
}
