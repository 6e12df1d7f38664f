import { randomUUID } from 'node:crypto';
import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId, SegmentId, SpeakerId } from '../../../../shared/domain/ids.ts';
import { audioFactsOf } from '../../../../shared/domain/library/media-facts.ts';
import { speakerKey } from '../../../../shared/domain/script/parsing/speaker-labels.ts';
import type { SubtitleLine } from '../../../../shared/domain/subtitles/reading/subtitle-lines.ts';
import type { Segment, Speaker, TranscriptRecipe } from '../../../../shared/domain/transcript/transcript.ts';
import { storedRecipe } from '../../../../shared/domain/recipe/stored-recipe.ts';
import { titleOf } from '../../files/paths/media-names.ts';
import { findItem, insertItem } from '../../library/items/item-table.ts';
import { storePatch } from '../content-table.ts';
import { checkedRecording } from '../starting/start-transcripts.ts';
import { insertTranscript, updateHead } from '../transcript-table.ts';
import type { TranscriptsDeps } from '../transcripts-deps.ts';

/** Makes a whole transcript of a recording from lines that somebody else wrote. Throws like Transcripts.start for the recording. */
export function transcriptFromLines(
  deps: TranscriptsDeps,
  { mediaId, fileName, lines }: { mediaId: ItemId; fileName: string; lines: readonly SubtitleLine[] },
): ItemId {
  const id = randomUUID() as ItemId;
  const speakers = speakersOf(lines);
  const stem = randomUUID().slice(0, 13);
  const segments = lines.map((line, index) => ({
    ...segmentOf(line, speakers),
    // Lines of one cue have the same times: their ids keep their order.
    id: `s_${stem}-${String(index).padStart(6, '0')}` as SegmentId,
  }));
  deps.db.write((tx) => {
    const recording = checkedRecording(findItem(tx, mediaId));
    const recipe: TranscriptRecipe = {
      engine: 'local',
      model: '',
      language: null,
      speakerCount: null,
      host: null,
      subtitles: fileName,
    };
    insertItem(tx, {
      id,
      kind: 'transcript',
      title: titleOf(fileName),
      sourceName: recording.sourceName,
      sourcePath: null,
      sizeBytes: null,
      mediaFile: null,
      recipe: storedRecipe('transcript', recipe),
    });
    // Until the recording is read, nobody knows more than where the last line ends.
    const durationMs = audioFactsOf(recording.media)?.durationMs ?? Math.max(...lines.map(({ endMs }) => endMs));
    insertTranscript(tx, { id, mediaId, recipe, durationMs });
    updateHead(tx, id, { state: 'ready', writtenUntilMs: durationMs });
    const named = segments.filter(({ speakerId }) => speakerId !== null).map((segment) => segment.id);
    storePatch(tx, id, {
      patch: { segments, removedSegmentIds: [], speakers: [...speakers.values()], removedSpeakerIds: [] },
      chosenByUser: new Set(named),
      isRestoring: false,
    });
  });
  deps.changes.publish('library', [id]);
  deps.changes.publish('transcripts', [id]);
  void noteDuration(deps, { id, mediaId });
  return id;
}

/** Speakers by how their names are compared, in the order in which they appear. */
function speakersOf(lines: readonly SubtitleLine[]): Map<string, Speaker> {
  const speakers = new Map<string, Speaker>();
  for (const { speaker } of lines) {
    const name = [...(speaker ?? '')].slice(0, 120).join('').trim();
    if (name === '' || speakers.has(speakerKey(name))) continue;
    speakers.set(speakerKey(name), { id: randomUUID() as SpeakerId, ordinal: speakers.size, name });
  }
  return speakers;
}

function segmentOf(line: SubtitleLine, speakers: ReadonlyMap<string, Speaker>): Omit<Segment, 'id'> {
  const { startMs, endMs, text, speaker, languageDoubtful } = line;
  const key = speakerKey([...(speaker ?? '')].slice(0, 120).join('').trim());
  return {
    startMs,
    endMs,
    speakerId: speakers.get(key)?.id ?? null,
    text,
    words: null,
    ...(languageDoubtful && { languageDoubtful }),
  };
}

async function noteDuration(deps: TranscriptsDeps, { id, mediaId }: { id: ItemId; mediaId: ItemId }): Promise<void> {
  try {
    const { durationMs } = await deps.library.whenRead({ id: mediaId });
    deps.db.write((tx) => updateHead(tx, id, { durationMs, writtenUntilMs: durationMs }));
    deps.changes.publish('transcripts', [id]);
  } catch (error) {
    // Why a recording cannot be read is told where it is shown.
    deps.log.info('The length of a recording is not known.', { reason: failureRecord(error).code });
  }
}
