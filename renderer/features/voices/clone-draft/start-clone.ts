import { client } from '../../../api/client.ts';
import { type CloneDraft, setDraft, useCloneDraft } from './clone-draft.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** Where a voice is cloned and under which ID. */
export type CloneTarget = { engine: EngineChoice; id: string };

/** Starts to clone what the draft says; the draft stays, so that a failure can be corrected. Throws the failure of core. */
export async function startClone(target: CloneTarget): Promise<void> {
  const draft = useCloneDraft.getState();
  const { jobId } = await client.voices.clone(cloneRequest(draft, target));
  setDraft({ started: { jobId, voiceId: target.id, engine: target.engine } });
}

/** The request that a draft means. Throws TypeError for a draft without a recording, which the steps do not let through. */
export function cloneRequest(
  draft: CloneDraft,
  { engine, id }: CloneTarget,
): Parameters<typeof client.voices.clone>[0] {
  const { itemId, prompt, consent } = draft;
  if (itemId === null) throw new TypeError('There is no recording to clone from.');
  const sampleText = draft.sampleText.trim();
  return {
    engine,
    id,
    name: draft.name.trim(),
    sample: { itemId, spans: draft.spans.map(({ startMs, endMs }) => ({ startMs, endMs })) },
    prompt: prompt && {
      source: { itemId, spans: [{ startMs: prompt.startMs, endMs: prompt.endMs }] },
      text: prompt.text.trim(),
    },
    sampleText: draft.isTextChecked ? sampleText : null,
    sampleTranscript: sampleText === '' ? null : sampleText,
    accuracy: draft.isTextChecked ? draft.accuracy : null,
    language: draft.language,
    reduceNoise: draft.reduceNoise,
    normalizeVolume: draft.normalizeVolume,
    watermark: false,
    consent: { person: consent.person.trim(), basis: consent.basis, statement: consent.statement.trim() },
  };
}
