import { expect, type Locator, type Page } from 'playwright/test';
import { formatShortTime } from '../../../shared/domain/media/time-code.ts';
import { WORK_LIMIT_MS } from '../../fixtures/work-limit.ts';
import { PanelPage } from '../panel-page.ts';

/** A machine that is later than this is taken for one that hangs. */
const MOST_LATE_SECONDS = 45;

type Consent = { basis?: 'My own voice' | 'The person gave consent'; person: string; statement: string };

/** "Clone voice": audio, excerpts, transcript, name and consent, and what became of it. */
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
    return this.stage.getByRole('region', { name: 'Sample quality' });
  }

  get stretches(): Locator {
    return this.stage.getByRole('list', { name: 'Sample excerpts' }).getByRole('listitem');
  }

  get sampleText(): Locator {
    return this.stage.getByRole('textbox', { name: 'Sample transcript' });
  }

  get name(): Locator {
    return this.stage.getByRole('textbox', { name: 'Name', exact: true });
  }

  get id(): Locator {
    return this.stage.getByRole('textbox', { name: 'ID', exact: true });
  }

  get person(): Locator {
    return this.stage.getByRole('textbox', { name: /^(Your name|Person’s name)$/ });
  }

  get statement(): Locator {
    return this.stage.getByRole('textbox', { name: 'Statement' });
  }

  get agreement(): Locator {
    return this.stage.getByRole('checkbox');
  }

  step(name: 'Audio' | 'Excerpts' | 'Transcript' | 'Name and consent'): Locator {
    return this.stage.getByRole('list', { name: 'Cloning steps' }).getByRole('button', { name });
  }

  async chooseWay(way: 'File' | 'Microphone' | 'Library' | 'Transcript lines'): Promise<void> {
    await this.stage.getByRole('radiogroup', { name: 'Audio source' }).getByText(way).click();
  }

  /** The file that the answered dialog of the system gives. */
  async chooseFile(): Promise<void> {
    await this.stage.getByRole('button', { name: 'Choose file' }).click();
  }

  /** Records with the open microphone for so many seconds by its clock, and waits until it is kept. */
  async record(seconds: number): Promise<void> {
    await this.stage.getByRole('button', { name: 'Record', exact: true }).click();
    // On a busy machine a second may pass unseen.
    const times = Array.from({ length: MOST_LATE_SECONDS }, (_, late) => formatShortTime((seconds + late) * 1000));
    await expect(this.stage.getByText(new RegExp(`^(?:${times.join('|')})$`)).first()).toBeVisible();
    await this.stage.getByRole('button', { name: 'Stop' }).click();
    await expect(this.stage.getByText('Saving to the library')).toBeHidden();
  }

  /** Goes on when the step is done. */
  async goOn(): Promise<void> {
    await expect(this.next).toBeEnabled();
    await this.next.click();
  }

  /** From the audio to the transcript, with the best excerpts. */
  async takeBestStretches(): Promise<void> {
    await this.goOn();
    await this.stage.getByRole('button', { name: 'Find best excerpts' }).click();
    await expect(this.stretches.first()).toBeVisible();
    await this.goOn();
    // A press during a check is carried out when that ends.
    await expect(this.step('Transcript')).toHaveAttribute('aria-current', 'step');
  }

  async consent({ basis = 'My own voice', person, statement }: Consent): Promise<void> {
    await this.stage.getByRole('radio', { name: basis }).check();
    await this.person.fill(person);
    await this.statement.fill(statement);
    await this.agreement.check();
  }

  /** Starts the clone and waits for the voice. */
  async clone(name: string): Promise<void> {
    await this.goOn();
    await this.#begun();
    await expect(this.stage.getByRole('heading', { name: `${name} is ready` })).toBeVisible({ timeout: WORK_LIMIT_MS });
  }

  /** What the foot and the tasks say is told where nothing began: it happened once and could not be repeated. */
  async #begun(): Promise<void> {
    const steps = this.stage.getByRole('list', { name: 'Cloning steps' });
    await expect(steps)
      .toBeHidden()
      .catch(async (error: unknown) => {
        const seen = await this.page.locator('body').ariaSnapshot();
        throw new Error(`The clone did not begin:\n${seen}`, { cause: error });
      });
  }
}
