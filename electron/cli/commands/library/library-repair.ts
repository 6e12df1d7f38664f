import path from 'node:path';
import type { LibraryFinding } from '../../../../shared/domain/library/upkeep/library-finding.ts';
import type {
  LibraryRebuild,
  RebuildDifference,
  RebuildProblem,
} from '../../../../shared/domain/library/upkeep/library-rebuild.ts';
import type { Core } from '../../../core/create-core.ts';
import type { LibraryOptions } from '../../arguments/library/library-options.ts';
import { appDataFolder } from '../../app-folder.ts';
import { write } from '../../output/write-result.ts';

type Of<Action extends LibraryOptions['action']> = Extract<LibraryOptions, { action: Action }>;

/** Beside the app's own database, which it never replaces. */
const REBUILT = 'atelier-rebuilt.db';
/** A value of a difference is told up to here. */
const VALUE_LENGTH = 80;

/** `atelier library check`: 0 where index, files and sidecars agree, with --repair also where they do now, else 1. */
export async function check(core: Core, options: Of<'check'>): Promise<number> {
  await core.sidecars.flush();
  if (options.repairs) return await repair(core, options);
  const findings = [...(await core.library.check()), ...(await core.sidecars.check(options))];
  await write(options, findings, (found) => (found.length === 0 ? ['Index and files agree.'] : found.map(findingLine)));
  return findings.length === 0 ? 0 : 1;
}

async function repair(core: Core, options: Of<'check'>): Promise<number> {
  // What went with its sidecar is found by that, the rest by its bytes.
  const { repaired: written, left: tried } = await core.sidecars.repair(options);
  const moved = await core.library.adoptMovedFiles({});
  await core.sidecars.flush();
  const ids = new Set<string | null>(moved.map(({ id }) => id));
  const left = tried.filter(({ id, problem }) => !ids.has(id) || problem === 'file_differs');
  const found = moved.map(({ id, title, to }) => ({ problem: 'file_moved', id, title, foundAt: to }) as const);
  const repaired = [...found, ...written];
  const findings = [...(await core.library.check()), ...left];
  await write(options, { repaired, findings }, () => [
    ...repaired.map(repairLine),
    ...(findings.length === 0 ? ['Index and files agree.'] : findings.map(findingLine)),
  ]);
  return findings.length === 0 ? 0 : 1;
}

const repairLine = (finding: LibraryFinding) => {
  const place = finding.id ?? 'library';
  return finding.problem === 'file_moved'
    ? `${place}  Found the file of “${finding.title}”: ${finding.foundAt}`
    : `${place}  Wrote the sidecar of “${finding.title}” again.`;
};

const REWRITTEN = 'Run atelier library check --repair.';

/** What is wrong, and what to do. */
function findingLine(finding: LibraryFinding): string {
  const place = finding.id ?? 'library';
  const of = `The sidecar of “${finding.title}”`;
  switch (finding.problem) {
    case 'file_missing':
      return `${place}  The file of “${finding.title}” is missing. Run atelier library relink ${place} FILE if you have it elsewhere, restore it from a backup, or move the item to the bin.`;
    case 'file_moved':
      return `${place}  The file of “${finding.title}” was moved to ${finding.foundAt}. ${REWRITTEN}`;
    case 'size_differs':
      return `${place}  The file of “${finding.title}” has ${finding.foundBytes} bytes instead of ${finding.expectedBytes}. Restore it from a backup, or import it again.`;
    case 'file_differs':
      return `${place}  The file of “${finding.title}” has changed since it was first checked. Restore it from a backup, or import it again.`;
    case 'reference_missing':
      return `${place}  The file of “${finding.title}” is not where it was. Connect its disk, or run atelier library relink ${place} FILE.`;
    case 'reference_changed':
      return `${place}  The file of “${finding.title}” has changed. Run atelier library relink ${place} FILE, with --replace if the change is meant.`;
    case 'unknown_folder':
      return `The folder ${finding.title} belongs to no item. Delete it when you no longer need its files.`;
    case 'unknown_file':
      return `The file ${finding.title} belongs to no item. Import it, or move it elsewhere.`;
    case 'sidecar_missing':
      return `${place}  ${of} is missing. ${REWRITTEN}`;
    case 'sidecar_damaged':
      return `${place}  ${of} is damaged. ${REWRITTEN}`;
    case 'sidecar_differs':
      return `${place}  ${of} was changed by another program. ${REWRITTEN}`;
    case 'sidecar_newer':
      return `${place}  ${of} was written by a newer version. Update Atelier.`;
    case 'sidecar_behind':
      return `${place}  ${of} is older than the item. Check that the disk has space and can be written to.`;
  }
}

/** `atelier library rebuild`: 0 where the new database says the same as the one in use, else 1. */
export async function rebuild(core: Core, options: Of<'rebuild'>): Promise<number> {
  const file = options.file === null ? path.join(appDataFolder(), REBUILT) : path.resolve(options.file);
  const result = await core.sidecars.rebuild({ file });
  await write(options, result, rebuildLines);
  return result.problems.length + result.differenceCount === 0 ? 0 : 1;
}

function rebuildLines({ file, itemCount, problems, differenceCount, differences }: LibraryRebuild): string[] {
  const more = differenceCount - differences.length;
  return [
    ...problems.map(problemLine),
    ...differences.map(differenceLine),
    ...(more > 0 ? [`${more} more differences`] : []),
    `${itemCount === 1 ? '1 item' : `${itemCount} items`} rebuilt: ${file}`,
    differenceCount === 0
      ? 'The new database equals the one in use.'
      : `The new database differs from the one in use: ${differenceCount === 1 ? '1 difference' : `${differenceCount} differences`}.`,
  ];
}

function problemLine({ problem, folder }: RebuildProblem): string {
  switch (problem) {
    case 'sidecar_missing':
      return `${folder}  No sidecar. Import its file again.`;
    case 'sidecar_newer':
      return `${folder}  The sidecar was written by a newer version. Update Atelier.`;
    case 'sidecar_elsewhere':
      return `${folder}  The sidecar belongs to another folder. Rename the folder to the ID in it.`;
    case 'owner_missing':
      return `${folder}  The script of this take is missing. Restore the script’s folder from a backup.`;
    case 'sidecar_damaged':
    case 'sidecar_differs':
    case 'sidecar_behind':
      return `${folder}  The sidecar is damaged. Restore it from a backup.`;
  }
}

function differenceLine({ table, key, column, present, rebuilt }: RebuildDifference): string {
  const place = `${table} ${key}`;
  if (column === null) return `${place}  only in the ${rebuilt === undefined ? 'database in use' : 'new database'}`;
  return `${place}  ${column}: ${short(present)} in use, ${short(rebuilt)} rebuilt`;
}

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)}…` : text;
}
