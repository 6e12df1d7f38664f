import fs from 'node:fs';
import path from 'node:path';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { Transcript } from '../../../shared/domain/transcript/transcript.ts';
import type { CoreContext } from '../core-context.ts';
import { dictate } from './dictate.ts';
import { editTranscript, stepHistory } from './edit-history.ts';
import { chaptersOf, exportTranscripts, fileContent, renderExport } from './exporting/export-transcripts.ts';
import { createSubtitleImports } from './importing/subtitle-imports.ts';
import { keepRecognised } from './keep-recognised.ts';
import { deleteRange, waitingResults } from './range/range-table.ts';
import { createRangeWork } from './range/range-work.ts';
import { startRange } from './range/start-range.ts';
import { createLiveTexts } from './recognition/live/live-text.ts';
import { createRelabelWork } from './speakers/relabel-work.ts';
import { checkedRecipe, findSame, resumeTranscript, startTranscripts } from './starting/start-transcripts.ts';
import { createTranscribeWork } from './transcribing/transcribe-work.ts';
import { listTranscripts } from './transcript-list.ts';
import { createTranscriptStore, type TranscriptStore } from './transcript-store.ts';
import { findHead } from './transcript-table.ts';
import type { TranscriptsDeps, TranscriptsNeighbours } from './transcripts-deps.ts';
import type { Transcripts } from './transcripts.ts';

/** Builds transcripts and registers their jobs. */
export function createTranscripts(context: CoreContext, neighbours: TranscriptsNeighbours): Transcripts {
  const piecesFolder = path.join(context.folders.cache, 'pieces');
  if (context.isClearing) fs.rmSync(piecesFolder, { recursive: true, force: true });
  const deps: TranscriptsDeps = { ...context, ...neighbours, piecesFolder };
  const store = createTranscriptStore(deps);
  const live = createLiveTexts(deps.changes);
  deps.queue.register('transcribe', {
    ...createTranscribeWork(deps, store, live),
    writeSubtitles: ({ itemId }) => writeSubtitles({ deps, store }, itemId),
  });
  deps.queue.register('transcribe-range', createRangeWork(deps));
  deps.queue.register('relabel-speakers', createRelabelWork(deps, store));
  return {
    check: async (input) => void (await checkedRecipe(deps, input)),
    start: (input) => startTranscripts(deps, input),
    resume: ({ id }) => resumeTranscript(deps, id),
    keepRecognised: (input) => keepRecognised(deps, store, input),
    list: (input) => listTranscripts(deps.db, input),
    get: ({ id }) => wholeTranscript(deps, store, id),
    since: ({ id, revision }) => {
      const head = findHead(deps.db, id);
      const changes = store.changesAfter(head, revision);
      if (changes === null) return { reset: true };
      const { title, state, durationMs, writtenUntilMs } = head;
      return { reset: false, changes, title, state, durationMs, writtenUntilMs };
    },
    live: ({ id }) => live.read(id),
    edit: (input) => editTranscript(store, input),
    undo: ({ id }) => stepHistory(store, id, -1),
    redo: ({ id }) => stepHistory(store, id, 1),
    findSame: (input) => findSame(deps, input),
    ...createSubtitleImports(deps),
    startRange: (input) => startRange({ deps, store }, input),
    rangeResults: ({ id }) => waitingResults(deps.db, findHead(deps.db, id).id),
    dropRange: ({ id, rangeId }) => {
      deps.db.write((tx) => deleteRange(tx, id, rangeId));
      deps.changes.publish('transcripts', [id]);
    },
    relabelSpeakers: ({ id, speakerCount }) => {
      const { title } = findHead(deps.db, id);
      const jobId = deps.db.write((tx) =>
        deps.queue.submit(tx, {
          kind: 'relabel-speakers',
          title,
          itemId: id,
          engine: 'local',
          request: { transcriptId: id, speakerCount },
        }),
      );
      deps.queue.wake();
      return { jobId };
    },
    dictate: (input) => dictate(deps, input),
    render: (input) => renderExport({ deps, store }, input),
    fileContent: ({ id, format }) => fileContent({ deps, store }, findHead(deps.db, id), { format }),
    chapters: ({ id }) => chaptersOf({ deps, store }, findHead(deps.db, id)),
    export: (input) => exportTranscripts({ deps, store }, input),
  };
}

/** As an export with the settings does it, next to the recording. */
async function writeSubtitles(context: { deps: TranscriptsDeps; store: TranscriptStore }, id: ItemId | null) {
  if (id === null) return;
  const { exportNameTemplate: nameTemplate, subtitleSpeakerNames: withSpeakers } = context.deps.settings().transcribe;
  await exportTranscripts(context, {
    ids: [id],
    formats: ['srt'],
    nextToSource: true,
    withTimes: false,
    nameTemplate,
    withSpeakers,
  });
}

function wholeTranscript(deps: TranscriptsDeps, store: TranscriptStore, id: ItemId): Transcript {
  const head = findHead(deps.db, id);
  const { segments, speakers, chapters = [], quotes = [] } = store.content(head);
  const { title, mediaId, durationMs, state, recipe, revision, writtenUntilMs } = head;
  return {
    id,
    title,
    mediaId,
    durationMs,
    state,
    recipe,
    revision,
    writtenUntilMs,
    segments: [...segments],
    speakers: [...speakers],
    chapters: [...chapters],
    quotes: [...quotes],
    canUndo: head.undoPosition > 0,
    canRedo: head.undoPosition < head.stepCount,
  };
}
