import type Libsql from 'libsql';
import baseline from './baseline/baseline.json' with { type: 'json' };
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { createLibraryJobsAndTranscripts } from './migrations/0001-create-library-jobs-and-transcripts.ts';
import { createScriptsAndSpeech } from './migrations/0002-create-scripts-and-speech.ts';
import { createVoices } from './migrations/0003-create-voices.ts';
import { putJobsAhead } from './migrations/0004-put-jobs-ahead.ts';
import { shelveVoices } from './migrations/0005-shelve-voices.ts';
import { numberMaking } from './migrations/0006-number-making.ts';
import { markFavouriteScripts } from './migrations/0007-mark-favourite-scripts.ts';
import { numberTakes } from './migrations/0008-number-takes.ts';
import { askJobsToStop } from './migrations/0009-ask-jobs-to-stop.ts';
import { markDoubtfulLines } from './migrations/0010-mark-doubtful-lines.ts';
import { markDoubtfulScriptLines } from './migrations/0011-mark-doubtful-script-lines.ts';
import { gatherTexts } from './migrations/0012-gather-texts.ts';
import { orderJobs } from './migrations/0013-order-jobs.ts';
import { organiseEverything } from './migrations/0014-organise-everything.ts';
import { gatherRemoteTasks } from './migrations/0015-gather-remote-tasks.ts';
import { batchJobs } from './migrations/0016-batch-jobs.ts';
import { gatherGenerations } from './migrations/0017-gather-generations.ts';
import { findInLibrary } from './migrations/0018-find-in-library.ts';
import { orderOnBoards } from './migrations/0019-order-on-boards.ts';
import { markChangedSidecars } from './migrations/0020-mark-changed-sidecars.ts';
import { listItemsByAge } from './migrations/0021-list-items.ts';
import { keepConversations } from './migrations/0022-keep-conversations.ts';
import { watchFolders } from './migrations/0023-watch-folders.ts';
import { indexEditedImages } from './migrations/0024-index-edited-images.ts';
import { referToFiles } from './migrations/0025-refer-to-files.ts';
import { timeLyrics } from './migrations/0026-time-lyrics.ts';
import { keepRecognisedSpeech } from './migrations/0027-keep-recognised-speech.ts';
import { rewriteTranscripts } from './migrations/0032-rewrite-transcripts.ts';
import { transcribeRanges } from './migrations/0028-transcribe-ranges.ts';
import { keepCuts } from './migrations/0029-keep-cuts.ts';
import { nameUploadedItems } from './migrations/0030-name-uploaded-items.ts';
import { keepStoryboard } from './migrations/0031-keep-storyboard.ts';
import { archiveBoards } from './migrations/0033-archive-boards.ts';
import { coverSongs } from './migrations/0034-cover-songs.ts';
import { keepLooks } from './migrations/0035-keep-looks.ts';
import { placeItems } from './migrations/0036-place-items.ts';
import { hearMusic } from './migrations/0037-hear-music.ts';
import { keepNotes } from './migrations/0038-keep-notes.ts';
import { renamePlaces } from './migrations/0039-rename-places.ts';
import { prepareReferences } from './migrations/0040-prepare-references.ts';
import { hearEnergy } from './migrations/0041-hear-energy.ts';
import { labelByColour } from './migrations/0042-label-by-colour.ts';
import { noteNewResults } from './migrations/0043-note-new-results.ts';
import { noteRejectReasons } from './migrations/0044-note-reject-reasons.ts';
import { markChapters } from './migrations/0047-mark-chapters.ts';
import { orderChats } from './migrations/0048-order-chats.ts';
import { keepFormerLibraries } from './migrations/0050-keep-former-libraries.ts';
import { markQuotes } from './migrations/0051-mark-quotes.ts';

/** In order, never changed once released: a file's `user_version` is the number of those it has seen. */
export const MIGRATIONS: readonly string[] = [
  createLibraryJobsAndTranscripts,
  createScriptsAndSpeech,
  createVoices,
  putJobsAhead,
  shelveVoices,
  numberMaking,
  markFavouriteScripts,
  numberTakes,
  askJobsToStop,
  markDoubtfulLines,
  markDoubtfulScriptLines,
  gatherTexts,
  orderJobs,
  organiseEverything,
  gatherRemoteTasks,
  batchJobs,
  gatherGenerations,
  findInLibrary,
  orderOnBoards,
  markChangedSidecars,
  listItemsByAge,
  keepConversations,
  watchFolders,
  indexEditedImages,
  referToFiles,
  timeLyrics,
  keepRecognisedSpeech,
  transcribeRanges,
  keepCuts,
  nameUploadedItems,
  keepStoryboard,
  rewriteTranscripts,
  archiveBoards,
  coverSongs,
  keepLooks,
  placeItems,
  hearMusic,
  keepNotes,
  renamePlaces,
  prepareReferences,
  hearEnergy,
  labelByColour,
  noteNewResults,
  noteRejectReasons,
  markChapters,
  orderChats,
  keepFormerLibraries,
  markQuotes,
];

/** Newest schema this program knows. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/**
 * Brings an open file to SCHEMA_VERSION, each step in a transaction of its own. A new file begins with the baseline, what many
 * migrations make at once: one after another they take most of the first start. Throws CONFLICT when the file is newer.
 */
export function migrate(connection: Libsql.Database): void {
  const version = userVersion(connection);
  if (version > SCHEMA_VERSION) {
    throw reasonedFailure('CONFLICT', 'database_newer', { found: version, known: SCHEMA_VERSION });
  }
  if (version === 0) applyBaseline(connection);
  for (let next = userVersion(connection); next < SCHEMA_VERSION; next++) apply(connection, next);
}

/** Whether an open file is of an older schema; a new one has none yet. */
export function isToBeMigrated(connection: Libsql.Database): boolean {
  const version = userVersion(connection);
  return version > 0 && version < SCHEMA_VERSION;
}

function applyBaseline(connection: Libsql.Database): void {
  stepFrom(connection, 0, { sql: baseline.statements.join(';\n'), to: baseline.version });
}

function apply(connection: Libsql.Database, index: number): void {
  stepFrom(connection, index, { sql: MIGRATIONS[index] ?? '', to: index + 1 });
}

function stepFrom(connection: Libsql.Database, version: number, { sql, to }: { sql: string; to: number }): void {
  connection.exec('BEGIN IMMEDIATE');
  try {
    // Another process may have been quicker while this one waited for the lock.
    if (userVersion(connection) === version) {
      connection.exec(sql);
      connection.exec(`PRAGMA user_version = ${to}`);
    }
    connection.exec('COMMIT');
  } catch (error) {
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

function userVersion(connection: Libsql.Database): number {
  const [row] = connection.prepare('PRAGMA user_version').all() as { user_version: number }[];
  return row?.user_version ?? 0;
}
