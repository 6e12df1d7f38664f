import { type } from '@orpc/contract';
import * as z from 'zod';
import type { RecordingId } from '../../domain/ids.ts';
import type { LibraryItem } from '../../domain/library/library-item.ts';
import { RECORDING_RATES } from '../../domain/media/recording-limits.ts';
import { procedure } from '../failures.ts';
import { recordingId } from '../inputs.ts';

const sampleRateHz = z.number().int().min(RECORDING_RATES.lowestHz).max(RECORDING_RATES.highestHz);
const one = z.object({ id: recordingId });

/** Procedures of recordings from the microphone. Their samples go through the HTTP door: `PUT /recordings/<id>/<at>`. */
export const recordingsContract = {
  begin: procedure.input(z.object({ sampleRateHz })).output(type<{ id: RecordingId }>()),
  /** Ends one; it becomes a recording of the library. */
  finish: procedure.input(one).output(type<LibraryItem>()),
  discard: procedure.input(one).output(type<void>()),
  /** Ends what no window records any more, as after a crash. */
  recover: procedure.output(type<LibraryItem[]>()),
};
