import { expect, type Locator, type Page } from 'playwright/test';
import { PanelPage } from './panel-page.ts';

type Consent = { basis?: 'It is my own voice' | 'The person agreed'; person: string; statement: string };

/** "Clone voice": material, stretches, transcript, name and consent, and what became of it. */
export class CloneWizard extends PanelPage {
  constructor(page: Page) {
    super(page, 'Voices');
  }

  get foot(): Locator {
    return this.stage.locator('footer');
  }

  /** The button that leads on, whatever the next step is called. */
  get next(): Locator {
    return this.foot.getByRole('button').last();
  }

  /** Why the step cannot be left yet. */
  get problem(): Locator {
    return this.foot.getByRole('status');
  }

  get report(): Locator {
    return this.stage.getByRole('region', { name: 'What the sample is like' });
  }

  get stretches(): Locator {
    return this.stage.getByRole('list', { name: 'Stretches of the sample' }).getByRole('listitem');
  }

  get sampleText(): Locator {
    return this.stage.getByRole('textbox', { name: 'What the sample says' });
  }

  get name(): Locator {
    return this.stage.getByRole('textbox', { name: 'Name', exact: true });
  }

  get id(): Locator {
    return this.stage.getByRole('textbox', { name: 'Id', exact: true });
  }

  get person(): Locator {
    return this.stage.getByRole('textbox', { name: /^(Your name|Name of the person)$/ });
  }

  get statement(): Locator {
    return this.stage.getByRole('textbox', { name: 'Statement' });
  }

  get agreement(): Locator {
    return this.stage.getByRole('checkbox');
  }

  step(name: 'Material' | 'Stretches' | 'Transcript' | 'Name and consent'): Locator {
    return this.stage.getByRole('list', { name: 'Steps of cloning' }).getByRole('button', { name });
  }

  async chooseWay(way: 'File' | 'Microphone' | 'Library' | 'Transcript lines'): Promise<void> {
    await this.stage.getByRole('radiogroup', { name: 'Where the material comes from' }).getByText(way).click();
  }

  /** The file that the answered dialog of the system gives. */
  async chooseFile(): Promise<void> {
    await this.stage.getByRole('button', { name: 'Choose a file' }).click();
  }

  /** Records with the open microphone until the clock shows a time, e.g. "0:12", and waits until it is kept. */
  async record(until: string): Promise<void> {
    await this.stage.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(this.stage.getByText(until, { exact: true })).toBeVisible();
    await this.stage.getByRole('button', { name: 'Stop' }).click();
    await expect(this.stage.getByText('Putting the recording into the library')).toBeHidden();
  }

  /** Goes on when the step is done. */
  async goOn(): Promise<void> {
    await expect(this.next).toBeEnabled();
    await this.next.click();
  }

  /** From the material to the transcript, with the best stretches. */
  async takeBestStretches(): Promise<void> {
    await this.goOn();
    await this.stage.getByRole('button', { name: 'Find the best stretches' }).first().click();
    await expect(this.stretches.first()).toBeVisible();
    await this.goOn();
  }

  async consent({ basis = 'It is my own voice', person, statement }: Consent): Promise<void> {
    await this.stage.getByRole('radio', { name: basis }).check();
    await this.person.fill(person);
    await this.statement.fill(statement);
    await this.agreement.check();
  }

  /** Starts the clone and waits for the voice. */
  async clone(name: string): Promise<void> {
    await this.goOn();
    await expect(this.stage.getByRole('heading', { name: `${name} is ready` })).toBeVisible();
  }
}
