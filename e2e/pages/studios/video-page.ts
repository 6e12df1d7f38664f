import type { Locator, Page } from 'playwright/test';
import { CutEditor } from './cut-editor.ts';
import { PanelPage } from '../panel-page.ts';

/** The Video panel: the form in the sidebar, the clip in the player beside the tasks, the clips below, and the details of the chosen one. */
export class VideoPage extends PanelPage {
  constructor(page: Page) {
    super(page, 'Video');
  }

  get prompt(): Locator {
    return this.list.getByRole('textbox', { name: 'Prompt', exact: true });
  }

  get search(): Locator {
    return this.stage.getByRole('searchbox', { name: 'Search clips' });
  }

  get generate(): Locator {
    return this.list.getByRole('button', { name: /^Generate 1 clip/ });
  }

  /** A card of what the clip is generated from. */
  mode(name: string): Locator {
    return this.list.getByRole('radiogroup', { name: 'Generate from' }).getByRole('radio', { name, exact: true });
  }

  /** A key of the camera palette. */
  command(name: string): Locator {
    return this.list.getByRole('toolbar', { name: 'Camera commands' }).getByRole('button', { name, exact: true });
  }

  /** The moves that the prompt says, in their order. */
  get moves(): Locator {
    return this.list.getByRole('list', { name: 'Camera moves in order' }).getByRole('listitem');
  }

  /** A length at a resolution, as in `6 s, 768P`. */
  cell(name: string): Locator {
    return this.list.getByRole('radiogroup', { name: 'Length and size' }).getByRole('radio', { name, exact: true });
  }

  /** The place of a frame: what is in it is in its name. */
  slot(name: string): Locator {
    return this.list.getByRole('button', { name: new RegExp(`^${name} `) });
  }

  async chooseModel(name: string): Promise<void> {
    await this.list.getByRole('combobox', { name: 'Model' }).click();
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  /** A request that has no clip, by its title. */
  task(title: string): Locator {
    return this.stage
      .getByRole('region', { name: 'Now' })
      .getByRole('listitem', { name: `Task: ${title}`, exact: true });
  }

  get clips(): Locator {
    return this.stage.getByRole('grid', { name: 'Clips' }).getByRole('gridcell');
  }

  /** A clip by the beginning of its title. */
  clip(title: string): Locator {
    return this.stage.getByRole('grid', { name: 'Clips' }).getByRole('gridcell', { name: new RegExp(`^${title}`) });
  }

  get player(): Locator {
    return this.stage.getByRole('region', { name: /^Player of / });
  }

  /** Where the clip is; its value says the frame. */
  get position(): Locator {
    return this.player.getByRole('slider', { name: 'Position in the clip' });
  }

  /** Shows the clips, or the shots that are planned. */
  async show(view: 'Clips' | 'Storyboard' | 'Rough cut'): Promise<void> {
    await this.stage.getByRole('radiogroup', { name: 'View' }).getByText(view, { exact: true }).click();
  }

  /** The rough cut that is open. */
  get cut(): CutEditor {
    return new CutEditor(this.page, this.stage);
  }

  /** The shots of the storyboard, in their order. */
  get shots(): Locator {
    return this.stage.getByRole('list', { name: 'Shots' }).getByRole('listitem');
  }
}
