import { writeFile } from 'node:fs/promises';
import { fileFailure } from '../../files/file-failure.ts';
import { wordsOfSentences } from '../live/spoken-words.ts';
import { soundFile } from '../takes/sound-files.ts';
import type { LineRun, MadeSound } from './line-run.ts';
import { speechSettings } from './speech-settings.ts';

/** Speaks a line in one answer: formats that the service does not stream. */
export async function wholeLine(run: LineRun): Promise<MadeSound> {
  const { deps, line, place, takeId } = run;
  const result = await deps.service(place.engine).speech.synthesize({
    ...speechSettings(run),
    ...run.context.calls,
    text: line.recipe.text,
    subtitles: 'word',
  });
  const file = soundFile(deps.folder, takeId);
  try {
    await writeFile(file, result.audio, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw fileFailure(error, 'the new take');
  }
  const words = wordsOfSentences(result.sentences);
  return {
    file,
    durationMs: result.info.durationMs,
    words: words.length > 0 ? words : null,
    billedCharacters: result.info.usageCharacters || null,
    isPartial: false,
  };
}
