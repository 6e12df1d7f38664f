import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LyricFormat } from '../../../../shared/domain/music/lyrics/lyric-formats.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { exportTexts } from '../../../ui/items/exporting/export-texts.ts';
import { texts } from '../texts.ts';

const words = texts.lyrics;

/** Starts finding out when the lines of a song are sung. */
export async function timeLyrics(id: ItemId): Promise<void> {
  try {
    await client.music.timeLyrics({ id });
  } catch (error) {
    showFailureToast(words.notTimed, error);
  }
}

/** Writes timed lyrics into a folder that the user picks. */
export async function exportLyrics(id: ItemId, format: LyricFormat): Promise<void> {
  try {
    const result = await client.music.exportLyrics({ id, format });
    if (result) showToast({ message: exportTexts.doneAs(result.fileName, result.folder) });
  } catch (error) {
    showFailureToast(words.notExported, error);
  }
}
