import { apiFailure } from '../../../api/connection/api-failure.ts';
import { confirm } from '../../../ui/feedback/confirm-dialog.tsx';
import { texts } from './playback-texts.ts';

/**
 * Runs work that writes a narration; where it would be hours long or take much of the disk, the user is asked with its
 * figures first. Null where the answer is no, or the work's own null.
 */
export async function sizeAccepted<T>(work: (acceptsSize: boolean) => Promise<T>): Promise<T | null> {
  try {
    return await work(false);
  } catch (error) {
    const { code, data } = apiFailure(error);
    if (code !== 'CONFIRMATION_NEEDED') throw error;
    const figure = (key: string) => (typeof data[key] === 'number' ? data[key] : null);
    const isWanted = await confirm(
      texts.large(figure('durationMs') ?? 0, figure('sizeBytes') ?? 0, figure('freeBytes')),
    );
    return isWanted ? await work(true) : null;
  }
}
