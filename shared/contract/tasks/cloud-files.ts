import { type } from '@orpc/contract';
import * as z from 'zod';
import { CLOUD_FILE_PURPOSES, type CloudFile } from '../../domain/jobs/cloud-file.ts';
import { procedure } from '../failures.ts';
import { itemId } from '../inputs.ts';

/** Procedures of files that the service in the cloud stores. */
export const cloudFilesContract = {
  /** Asks the service. Files that were uploaded from here and are gone are in it too. */
  list: procedure.output(type<CloudFile[]>()),
  remove: procedure
    .input(z.object({ id: z.string().min(1).max(200), purpose: z.enum(CLOUD_FILE_PURPOSES) }))
    .output(type<void>()),
  /** Uploads a sample of the library again. */
  uploadAgain: procedure
    .input(z.object({ itemId, purpose: z.enum(['voice_clone', 'prompt_audio']) }))
    .output(type<void>()),
};
