import { expect, type Locator, type Page } from 'playwright/test';
import { PanelPage } from './panel-page.ts';

/** The Chat panel: the chats in the sidebar, the messages of the open one, and its settings in the inspector. */
export class ChatPage extends PanelPage {
  constructor(page: Page) {
    super(page, 'Chat');
  }

  get composer(): Locator {
    return this.stage.getByRole('textbox', { name: 'Message', exact: true });
  }

  get stop(): Locator {
    return this.stage.getByRole('button', { name: 'Stop answering' });
  }

  /** The prompts that a slash in the message lists. */
  get promptMenu(): Locator {
    return this.stage.getByRole('listbox', { name: 'Prompts to insert' });
  }

  get messages(): Locator {
    return this.stage.getByRole('region', { name: 'Messages' });
  }

  get answers(): Locator {
    return this.messages.getByRole('article', { name: 'Assistant' });
  }

  get lastAnswer(): Locator {
    return this.answers.last();
  }

  /** A call of a tool, by what the card calls it. */
  call(title: string): Locator {
    return this.messages.getByRole('group', { name: title, exact: true }).last();
  }

  /** Has the last answer become something in another panel. */
  async useAnswer(as: string): Promise<void> {
    await this.lastAnswer.getByRole('button', { name: 'Use answer' }).click();
    await this.page.getByRole('menuitem', { name: as }).click();
  }

  /** Exports the open chat; the dialog for a folder is answered before. */
  async export(as: string): Promise<void> {
    await this.stage.getByRole('button', { name: 'More chat actions' }).click();
    await this.page.getByRole('menuitem', { name: as }).click();
  }

  /** Opens the menu of a chat in the sidebar and chooses what is to be done. */
  async chatMenu(title: string, item: string): Promise<void> {
    await this.chat(title).click({ button: 'right' });
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  /** The box of a chat while chats are being chosen. */
  choice(title: string): Locator {
    return this.list.getByRole('checkbox', { name: title });
  }

  /** A chat in the sidebar. */
  chat(title: string): Locator {
    return this.list.getByRole('link', { name: new RegExp(`^${title}`) });
  }

  async send(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.composer.press('Enter');
  }

  /** Waits until nothing is being answered. */
  async waitForAnswer(): Promise<void> {
    await expect(this.lastAnswer).toHaveAttribute('aria-busy', 'false');
  }

  /** How deep the model of the chat reasons. */
  get effort(): Locator {
    return this.stage.getByRole('combobox', { name: 'Effort' });
  }

  async chooseEffort(name: string): Promise<void> {
    await this.effort.click();
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  /** What goes along with the next message. */
  get attachments(): Locator {
    return this.stage.getByRole('list', { name: 'Attachments' }).getByRole('listitem');
  }

  /** Pastes a picture into the message, as the system does it. */
  async pastePicture(): Promise<void> {
    await this.composer.evaluate(async (field) => {
      const canvas = new OffscreenCanvas(64, 64);
      canvas.getContext('2d')?.fillRect(8, 8, 48, 48);
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([await canvas.convertToBlob()], 'image.png', { type: 'image/png' }));
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
  }

  /** Attaches files of the disk to the next message. */
  async attachFiles(files: string[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.stage.getByRole('button', { name: 'Attach to message' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Choose files' }).click();
    await (await chooser).setFiles(files);
  }

  /** Items of the library beside the message, which a click or a key attaches. */
  get tray(): Locator {
    return this.dock.getByRole('region', { name: 'Attach from the library' });
  }

  /** Attaches an item of the library to the next message. */
  async attach(title: string): Promise<void> {
    await this.stage.getByRole('button', { name: 'Attach to message' }).click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`${title}$`) })
      .click();
    await this.page.keyboard.press('Escape');
  }
}
