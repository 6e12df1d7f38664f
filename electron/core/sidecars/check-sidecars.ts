import { stat } from 'node:fs/promises';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { ReferenceState } from '../../../shared/domain/library/origins/file-reference.ts';
import type { LibraryFinding, SidecarProblem } from '../../../shared/domain/library/upkeep/library-finding.ts';
import { itemSidecarSchema } from '../../../shared/domain/library/sidecar/sidecar-schema.ts';
import { sharedSidecarSchema } from '../../../shared/domain/library/sidecar/shared-sidecar-schema.ts';
import type { CoreContext } from '../core-context.ts';
import { exists } from '../files/paths/exists.ts';
import { sha256OfFile } from '../files/sha256.ts';
import type { LibraryFolder } from '../library/library-folder.ts';
import { readSidecar } from './read-sidecar.ts';
import { SHARED_SIDECAR, SHARED_SUBJECT, sidecarPlace } from './sidecar-place.ts';

const PAGE = 500;

/** The index and the files that should agree. */
export type CheckDeps = Pick<CoreContext, 'db'> & { folder: LibraryFolder };
type Row = {
  subject: string;
  isBehind: number;
  sha256: string | null;
  fileSha256: string | null;
  title: string | null;
  mediaFile: string | null;
  path: string | null;
  referenceState: ReferenceState | null;
};

/** What is read whole: every sidecar, which must be as it was written, and every file, which must be as it was when first read so. */
export type CheckDepth = { readsSidecars: boolean; readsFiles: boolean };

/** In what sidecars and index do not agree. */
export async function checkSidecars(deps: CheckDeps, depth: CheckDepth): Promise<LibraryFinding[]> {
  const findings: LibraryFinding[] = [];
  for (let after = ''; ;) {
    const rows = deps.db.all<Row>(
      `SELECT subject, written_revision < revision AS isBehind, sidecars.sha256, title, media_file AS mediaFile, path,
         state AS referenceState,
         coalesce(referenced_files.sha256, file_sha256) AS fileSha256
       FROM sidecars LEFT JOIN items ON items.id = subject LEFT JOIN referenced_files ON item_id = subject
       WHERE subject > :after AND (items.id IS NOT NULL OR subject = :shared) ORDER BY subject LIMIT ${PAGE}`,
      { after, shared: SHARED_SUBJECT },
    );
    for (const row of rows) {
      const problem = await sidecarProblem(deps, row, depth);
      const isShared = row.subject === SHARED_SUBJECT;
      const id = isShared ? null : (row.subject as ItemId);
      const title = row.title ?? SHARED_SIDECAR;
      if (problem) findings.push({ problem, id, title });
      if (depth.readsFiles && id && (await hasOtherBytes(deps, row)))
        findings.push({ problem: 'file_differs', id, title });
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return findings;
    after = last.subject;
  }
}

async function sidecarProblem(
  { folder }: CheckDeps,
  row: Row,
  { readsSidecars }: CheckDepth,
): Promise<SidecarProblem | null> {
  const place = sidecarPlace(folder, row.subject);
  if (!readsSidecars) {
    if (!(await exists(place))) return 'sidecar_missing';
    return row.isBehind === 1 ? 'sidecar_behind' : null;
  }
  const read = await readSidecar<unknown>(
    place,
    row.subject === SHARED_SUBJECT ? sharedSidecarSchema : itemSidecarSchema,
  );
  if ('problem' in read) return read.problem;
  if (row.isBehind === 1) return 'sidecar_behind';
  return read.sha256 === row.sha256 ? null : 'sidecar_differs';
}

/** Whether the file is another than it was; what it is at first is noted. A missing one is found by Library.check. */
async function hasOtherBytes({ db, folder }: CheckDeps, row: Row): Promise<boolean> {
  const { subject, fileSha256, mediaFile, referenceState } = row;
  // Of one outside that was found missing or changed, Library.check tells.
  if (mediaFile === null || referenceState === 'missing' || referenceState === 'changed') return false;
  const file = row.path ?? folder.file(subject as ItemId, mediaFile);
  const facts = await stat(file).catch(() => null);
  if (!facts?.isFile()) return false;
  const sha256 = await sha256OfFile(file);
  if (fileSha256 === null) {
    const note = 'UPDATE sidecars SET file_sha256 = :sha256 WHERE subject = :subject';
    db.write((tx) => tx.run(note, { subject, sha256 }));
  }
  return fileSha256 !== null && sha256 !== fileSha256;
}
