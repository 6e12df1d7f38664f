import path from 'node:path';
import type { ItemId, RemoteTaskId } from '../../../../shared/domain/ids.ts';

/** Where the sound of a take lies until it is in the library. */
export const soundFile = (folder: string, takeId: ItemId): string => path.join(folder, `${takeId}.sound`);

/** Where a text lies while it is sent as a file. */
export const textFile = (folder: string, taskId: RemoteTaskId): string => path.join(folder, `${taskId}.txt`);
