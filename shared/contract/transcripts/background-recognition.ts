import { type } from '@orpc/contract';
import * as z from 'zod';
import type { ItemId } from '../../domain/ids.ts';
import type { BackgroundRecognition, HeardRecording } from '../../domain/library/background-recognition.ts';
import { procedure } from '../failures.ts';
import { itemId } from '../inputs.ts';

const one = z.object({ id: itemId });

/** Procedures of recognising recordings in the background. */
export const backgroundRecognitionContract = {
  status: procedure.output(type<BackgroundRecognition>()),
  setPaused: procedure.input(z.object({ isPaused: z.boolean() })).output(type<void>()),
  /** Tries recordings that were left alone again, all of them or one. */
  retry: procedure.input(z.object({ id: itemId.optional() })).output(type<void>()),
  /** What was recognised of a recording; null where nothing was begun. */
  of: procedure.input(one).output(type<HeardRecording | null>()),
  /** Makes a transcript of it; nothing is recognised again. */
  makeTranscript: procedure.input(one).output(type<{ transcriptId: ItemId }>()),
  /** Deletes all that was recognised in the background. */
  forget: procedure.output(type<void>()),
};
