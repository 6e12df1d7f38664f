import { randomUUID } from 'node:crypto';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import { isImportedAudio, ITEM_KINDS } from '../../../../shared/domain/library/item-kinds.ts';
import { audioFactsOf } from '../../../../shared/domain/library/media-facts.ts';
import { LANGUAGE_NAMES } from '../../../../shared/domain/settings/language-names.ts';
import { LOCAL_LANGUAGES, TRANSCRIPTION_LANGUAGES } from '../../../../shared/domain/transcript/limits.ts';
import { serviceHost } from '../../../../shared/domain/settings/services/service-host.ts';
import type { SameTranscript, TranscriptRecipe } from '../../../../shared/domain/transcript/transcript.ts';
import { storedRecipe } from '../../../../shared/domain/recipe/stored-recipe.ts';
import { TRANSCRIPTION_MODEL } from '../../../../shared/service-api/transcription.ts';
import type { Tx } from '../../database/database.ts';
import { findItem, insertItem, type StoredItem } from '../../library/items/item-table.ts';
import { sameTranscripts } from './same-request.ts';
import { findHead, insertTranscript, type TranscriptHead, updateHead } from '../transcript-table.ts';
import type { TranscriptsDeps } from '../transcripts-deps.ts';
import type { StartTranscripts } from '../transcripts.ts';

/** Makes a transcript and its job for each recording, in one transaction. See Transcripts.start. */
export async function startTranscripts(
  deps: TranscriptsDeps,
  input: StartTranscripts,
): Promise<{ mediaId: ItemId; transcriptId: ItemId; jobId: JobId }[]> {
  const recipe = await checkedRecipe(deps, input);
  if (input.refusesSame) await refuseSame(deps, { mediaIds: input.mediaIds, recipe });
  const batchId = input.mediaIds.length > 1 ? randomUUID() : null;
  const chosen = input.savesSubtitles === undefined ? {} : { savesSubtitles: input.savesSubtitles };
  const started = deps.db.write((tx) =>
    input.mediaIds.flatMap((mediaId) => {
      const item = findItem(tx, mediaId);
      // The rest of a drop does not wait for one broken file, nor go under with it.
      if (input.skipsUnreadable && item.media.state === 'failed') return [];
      const recording = checkedRecording(item);
      const transcriptId = randomUUID() as ItemId;
      insertItem(tx, {
        id: transcriptId,
        kind: 'transcript',
        title: recording.title,
        sourceName: recording.sourceName,
        sourcePath: null,
        sizeBytes: null,
        mediaFile: null,
        recipe: storedRecipe('transcript', recipe),
      });
      const durationMs = audioFactsOf(recording.media)?.durationMs ?? 0;
      insertTranscript(tx, { id: transcriptId, mediaId, recipe, durationMs });
      const work = { id: transcriptId, title: recording.title, recipe, batchId, ...chosen };
      return [{ mediaId, transcriptId, jobId: submitWork(deps, tx, work) }];
    }),
  );
  const ids = started.map(({ transcriptId }) => transcriptId);
  deps.changes.publish('library', ids);
  deps.changes.publish('transcripts', ids);
  deps.queue.wake();
  return started;
}

/** What the same request made before, see Transcripts.findSame; nothing is asked of anybody. */
export async function findSame(deps: TranscriptsDeps, input: StartTranscripts): Promise<SameTranscript[]> {
  return await sameTranscripts(deps, { mediaIds: input.mediaIds, recipe: recipeFrom(deps, input) });
}

async function refuseSame(
  deps: TranscriptsDeps,
  request: { mediaIds: readonly ItemId[]; recipe: TranscriptRecipe },
): Promise<void> {
  const [same] = await sameTranscripts(deps, request);
  if (!same) return;
  const { mediaId, transcriptId, createdAtMs } = same;
  throw reasonedFailure('CONFLICT', 'same_request', { mediaId, transcriptId, madeAtMs: createdAtMs });
}

/** What would be asked of whom. Throws KEY_MISSING, LANGUAGE_UNSUPPORTED, ENGINE_UNAVAILABLE. */
export async function checkedRecipe(
  deps: TranscriptsDeps,
  input: Omit<StartTranscripts, 'mediaIds'>,
): Promise<TranscriptRecipe> {
  const recipe = recipeFrom(deps, input);
  const needsKey = recipe.engine === 'cloud' && !(await deps.hasCloudKey());
  if (needsKey) throw new Failure('KEY_MISSING', 'The cloud needs an API key. Add one in Settings.');
  if (recipe.engine === 'local') await deps.localEngine.check();
  return recipe;
}

/**
 * Runs a transcript that is not whole on from its last finished part. Its job may have been dismissed and be forgotten by
 * now: then another one goes on with the stored parts. See Transcripts.resume.
 */
export function resumeTranscript(deps: TranscriptsDeps, id: ItemId): { jobId: JobId } {
  const head = findHead(deps.db, id);
  if (head.state === 'ready') throw reasonedFailure('CONFLICT', 'transcript_complete', { id });
  const known = head.jobId !== null && deps.db.get('SELECT 1 FROM jobs WHERE id = :id', { id: head.jobId });
  if (head.jobId !== null && known) {
    deps.jobs.resume({ id: head.jobId });
    return { jobId: head.jobId };
  }
  const jobId = deps.db.write((tx) => submitWork(deps, tx, head));
  deps.changes.publish('transcripts', [id]);
  deps.queue.wake();
  return { jobId };
}

type Work = Pick<TranscriptHead, 'id' | 'title' | 'recipe'> & { batchId?: string | null; savesSubtitles?: boolean };

function submitWork({ queue, settings }: TranscriptsDeps, tx: Tx, work: Work): JobId {
  const { id, title, recipe, batchId = null, savesSubtitles = settings().transcribe.savesSubtitles } = work;
  const { engine } = recipe;
  const job = { kind: 'transcribe', title, itemId: id, engine, request: { transcriptId: id }, batchId } as const;
  const jobId = queue.submit(tx, { ...job, whenDone: savesSubtitles ? 'subtitles' : null });
  updateHead(tx, id, { jobId });
  return jobId;
}

function recipeFrom(deps: TranscriptsDeps, input: Omit<StartTranscripts, 'mediaIds'>): TranscriptRecipe {
  const settings = deps.settings();
  const engine = input.engine ?? settings.engine;
  const language = (input.language === undefined ? settings.transcribe.language : input.language) || null;
  const known: readonly string[] = engine === 'local' ? LOCAL_LANGUAGES : TRANSCRIPTION_LANGUAGES;
  if (language !== null && !known.includes(language)) {
    const languageName = LANGUAGE_NAMES[language] ?? language;
    const message =
      engine === 'local'
        ? `${languageName} isn’t available on this computer. The local engine supports English only. Choose English, or use the cloud.`
        : `The cloud doesn’t support ${languageName}. Choose another language.`;
    throw new Failure('LANGUAGE_UNSUPPORTED', message, { language, languageName, engine, known: [...known] });
  }
  const speakerCount = input.speakerCount === undefined ? settings.transcribe.speakerCount : input.speakerCount;
  // The recognition model has one name everywhere; the prefix of the settings is for names with `Vendor-` in the interface.
  return { engine, model: TRANSCRIPTION_MODEL, language, speakerCount, host: serviceHost(settings, engine) };
}

/** A recording that can be transcribed. Throws INVALID_INPUT, CONFLICT, or why it could not be read. */
export function checkedRecording(item: StoredItem): StoredItem {
  if (!isImportedAudio(ITEM_KINDS[item.kind]))
    throw reasonedFailure('INVALID_INPUT', 'not_a_recording', { id: item.id });
  if (item.binnedAtMs !== null) throw reasonedFailure('CONFLICT', 'recording_binned', { id: item.id });
  if (item.media.state === 'failed') throw Failure.of(item.media.failure);
  return item;
}
