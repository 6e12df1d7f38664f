import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { idSchema } from '../../../shared/domain/id-schema.ts';
import type { BackupId } from '../../../shared/domain/ids.ts';
import type { RestoreParts } from '../../../shared/domain/library/upkeep/backup.ts';
import { syncFileNow, syncFolderNow } from '../../../shared/disk/sync-folder.ts';
import { parseJson } from '../../../shared/domain/files/parse-json.ts';

const schema = z.object({
  id: idSchema<BackupId>(),
  parts: z.object({ index: z.boolean(), settings: z.boolean() }),
});

/** A backup that the next start restores. */
export type RestoreRequest = { id: BackupId; parts: RestoreParts };

const fileIn = (folder: string) => path.join(folder, 'restore.json');

/** What is to be restored; null where nothing is, or nothing that can be understood. */
export function readRestoreRequest(folder: string): RestoreRequest | null {
  const file = fileIn(folder);
  if (!fs.existsSync(file)) return null;
  return schema.safeParse(parseJson(fs.readFileSync(file, 'utf8'))).data ?? null;
}

/** Has the next start restore a backup, in place of any other. */
export function writeRestoreRequest(folder: string, request: RestoreRequest): void {
  const part = `${fileIn(folder)}.part`;
  fs.writeFileSync(part, JSON.stringify(request), { mode: 0o600 });
  syncFileNow(part);
  fs.renameSync(part, fileIn(folder));
  syncFolderNow(folder);
}

/** The next start restores nothing. */
export function removeRestoreRequest(folder: string): void {
  fs.rmSync(fileIn(folder), { force: true });
}
