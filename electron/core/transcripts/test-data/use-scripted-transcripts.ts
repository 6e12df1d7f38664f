import { afterEach, beforeEach } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { TranscriptEdit } from '../../../../shared/domain/transcript/transcript-edit.ts';
import { createScriptedTranscripts } from './scripted-transcripts.ts';

type Studio = ReturnType<typeof createScriptedTranscripts>;

/** A fresh studio for each test of a file, by the name `current`, and what most tests ask it. */
export function useScriptedTranscripts() {
  const room = {
    current: undefined as unknown as Studio,
    segments: (id: ItemId) => room.current.transcripts.get({ id }).segments,
    texts: (id: ItemId) => room.segments(id).map((segment) => segment.text),
    edit: (id: ItemId, edits: TranscriptEdit[], label = 'Edit') => room.current.transcripts.edit({ id, edits, label }),
  };
  beforeEach(() => {
    room.current = createScriptedTranscripts();
  });
  afterEach(() => room.current.dispose());
  return room;
}
