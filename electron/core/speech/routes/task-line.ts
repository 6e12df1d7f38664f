import { stat } from 'node:fs/promises';
import type { SoundFormat } from '../../../../shared/domain/script/script-settings.ts';
import { fileFailure } from '../../files/file-failure.ts';
import { jobControl } from '../../remote-tasks/job-control.ts';
import { soundFile } from '../takes/sound-files.ts';
import { unpackSound } from '../tasks/unpack-sound.ts';
import type { LineRun, MadeSound } from './line-run.ts';

/** Speaks a long text as a task of the service; one that is under way already is taken up and never sent again. */
export async function taskLine(run: LineRun): Promise<MadeSound> {
  const { deps, longTexts, line, place, takeId, context } = run;
  const { scriptId, lineId, recipe, sound } = line;
  const order = { ownerId: scriptId, ownerPart: lineId, jobId: context.id, place, request: { recipe, sound } };
  const control = jobControl(context, { onSending: () => run.spoken(0) });
  const { task } = await longTexts.carryOut(order, control);
  const file = soundFile(deps.folder, takeId);
  try {
    await longTexts.download(task, { target: file }, control);
    await unpackSound(file);
  } catch (error) {
    throw fileFailure(error, 'the new take');
  }
  await longTexts.clear(task);
  const { size } = await stat(file);
  const durationMs = Math.round(estimatedMs(size, sound));
  return { file, durationMs, words: null, billedCharacters: task.billedUnits, isPartial: false, taskId: task.id };
}

/** Until the file has been read: what its size says. */
function estimatedMs(sizeBytes: number, { format, bitrate, sampleRateHz, channels }: SoundFormat): number {
  const bytesPerSecond = format === 'mp3' ? bitrate / 8 : sampleRateHz * channels * 2;
  return format === 'flac' ? 0 : (sizeBytes * 1000) / bytesPerSecond;
}
