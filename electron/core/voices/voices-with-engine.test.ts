import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemId, JobId, LineId } from '../../../shared/domain/ids.ts';
import type { SuggestedSpan } from '../../../shared/domain/voices/voice.ts';
import { openDatabase } from '../database/database.ts';
import { putVoice } from './registry/voice-table.ts';
import type { Core } from '../create-core.ts';
import { openTestCore, type TestCore } from '../testing/test-core.ts';
import { cloneRequest, samplesFolder } from './test-data/voices-fixture.ts';

const DIALOGUE = '2-speakers-1.flac';
const SENTENCE = 'The lamp on the table is warm.';

let opened: TestCore;
let core: Core;
let dialogue: ItemId;
let jfk: ItemId;

beforeAll(async () => {
  opened = openTestCore();
  ({ core } = opened);
  dialogue = await add(`dialogues/${DIALOGUE}`);
  jfk = await add('speech/jfk.flac');
});
afterAll(() => opened.dispose());

async function add(name: string): Promise<ItemId> {
  const file = path.join(samplesFolder(), name);
  const { id } = await core.library.importFile({ file, fileName: path.basename(file) });
  await core.library.whenRead({ id });
  return id;
}

const ended = (id: JobId) => core.jobs.whenEnded({ id });
const sourceOf = (itemId: ItemId, spans: readonly SuggestedSpan[]) => ({
  itemId,
  spans: spans.map(({ startMs, endMs }) => ({ startMs, endMs })),
});
const totalMs = (spans: readonly SuggestedSpan[]) => spans.reduce((sum, span) => sum + span.endMs - span.startMs, 0);
const voiceOf = async (id: string) => (await core.voices.list({})).voices.find((voice) => voice.id === id);

/** How much of the stretches each speaker says, by the recording's own index; the largest share is the purity. */
function purity(spans: readonly SuggestedSpan[]): number {
  type Recorded = { file: string; turns: { speaker: string; start: number; end: number }[] };
  const index = JSON.parse(fs.readFileSync(path.join(samplesFolder(), 'dialogues/index.json'), 'utf8')) as Recorded[];
  const shares = new Map<string, number>();
  for (const turn of index.find((recording) => recording.file === DIALOGUE)?.turns ?? []) {
    for (const span of spans) {
      const shared = Math.min(span.endMs, turn.end * 1000) - Math.max(span.startMs, turn.start * 1000);
      if (shared > 0) shares.set(turn.speaker, (shares.get(turn.speaker) ?? 0) + shared);
    }
  }
  const times = [...shares.values()];
  return Math.max(...times) / times.reduce((sum, time) => sum + time, 0);
}

describe('samples of a dialogue', () => {
  it('are found for one speaker, with and without a transcript', async () => {
    const whole = await core.voices.sampleReport({ itemId: dialogue, spans: [{ startMs: 0, endMs: 60_000 }] });
    expect(whole.speakerCount).toBe(2);
    expect(whole.findings.map((finding) => finding.code)).toEqual(['second_speaker']);

    const byLevel = await core.voices.suggestSpans({ itemId: dialogue });
    expect(totalMs(byLevel)).toBeGreaterThan(20_000);
    expect(purity(byLevel)).toBeGreaterThan(0.95);
    expect(byLevel.map((span) => span.score)).toEqual(byLevel.map((span) => span.score).toSorted((a, b) => b - a));
    const report = await core.voices.sampleReport(sourceOf(dialogue, byLevel));
    expect(report).toMatchObject({ speakerCount: 1, findings: [] });

    const [started] = await core.transcripts.start({ mediaIds: [dialogue], engine: 'local', speakerCount: 2 });
    await ended(started!.jobId);
    const { speakers } = core.transcripts.get({ id: started!.transcriptId });
    expect(speakers).toHaveLength(2);
    for (const speaker of speakers) {
      const chosen = { itemId: dialogue, transcriptId: started!.transcriptId, speakerId: speaker.id };
      const spans = await core.voices.suggestSpans(chosen);
      expect(totalMs(spans)).toBeGreaterThan(20_000);
      expect(totalMs(spans)).toBeLessThanOrEqual(60_000);
      expect(purity(spans)).toBeGreaterThan(0.9);
      expect(spans.every((span) => (span.text ?? '').length > 0)).toBe(true);
    }
    const foreign = core.voices.suggestSpans({ itemId: jfk, transcriptId: started!.transcriptId });
    await expect(foreign).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('of a short recording of one voice are long enough to be cloned', async () => {
    const spans = await core.voices.suggestSpans({ itemId: jfk });
    expect(totalMs(spans)).toBeGreaterThanOrEqual(10_000);
    const { findings } = await core.voices.sampleReport(sourceOf(jfk, spans));
    expect(findings.filter((finding) => finding.blocks)).toEqual([]);
  });

  it('can be heard and read before anything is cloned', async () => {
    const source = { itemId: jfk, spans: [{ startMs: 0, endMs: 11_000 }] };
    expect((await core.voices.sampleText(source)).text).toMatch(/ask not what your country can do for you/i);
    const sound = await core.voices.sampleSound(source);
    expect(sound).toMatchObject({ durationMs: 11_000, isCached: false });
    expect(await core.voices.sampleSound(source)).toEqual({ ...sound, isCached: true });
    const { file } = core.sounds.file({ id: sound.soundId, variant: 'original' });
    expect(fs.readFileSync(file).subarray(0, 4).toString()).toBe('RIFF');
  });
});

describe('a cloned voice', () => {
  it('speaks words that are understood, and is kept with its sample and consent', async () => {
    const spans = await core.voices.suggestSpans({ itemId: dialogue });
    const { jobId } = await core.voices.clone(cloneRequest(dialogue, { sample: sourceOf(dialogue, spans) }));
    expect(await ended(jobId)).toMatchObject({ state: 'done', failure: null });
    const voice = await voiceOf('Anna-voice');
    expect(voice).toMatchObject({ engine: 'local', kind: 'cloned', name: 'Anna', state: 'ready', expiresAtMs: null });
    const sample = core.library.mediaFile({ id: voice!.clone!.sampleItemId, variant: 'original' });
    const sha256 = createHash('sha256').update(fs.readFileSync(sample.file)).digest('hex');
    expect(voice!.consent).toMatchObject({ person: 'Anna Example', sampleSha256: sha256 });

    const heard = await core.voices.preview({ voiceId: 'Anna-voice', text: SENTENCE, pronunciations: [] });
    const { file } = core.sounds.file({ id: heard.soundId, variant: 'original' });
    const { id } = await core.library.importFile({ file, fileName: 'heard.mp3' });
    await core.library.whenRead({ id });
    const { text } = await core.voices.sampleText({ itemId: id, spans: [{ startMs: 0, endMs: 60_000 }] });
    expect(text.toLowerCase()).toMatch(/lamp on the table/);
  });

  it('is refused with the field that is wrong', async () => {
    expect(await core.voices.checkId({ id: 'Anna-voice' })).toBe('taken');
    const duplicate = core.voices.clone(cloneRequest(jfk));
    await expect(duplicate).rejects.toMatchObject({ data: { field: 'id', reason: 'taken' } });
    const illegal = core.voices.clone(cloneRequest(jfk, { id: '9-lives' }));
    await expect(illegal).rejects.toMatchObject({ data: { field: 'id', reason: 'length' } });
    const expected = 'A text that nobody reads aloud there';
    const { jobId } = await core.voices.clone(cloneRequest(jfk, { id: 'President-1', sampleText: expected }));
    expect(await ended(jobId)).toMatchObject({
      state: 'failed',
      failure: {
        code: 'INVALID_INPUT',
        data: { field: 'sampleText', reason: 'text_validation', expected, heard: expect.stringMatching(/^And so/) },
      },
    });
    const thai = await core.voices.clone(cloneRequest(jfk, { id: 'President-1', language: 'Thai' }));
    expect((await ended(thai.jobId)).failure).toMatchObject({ data: { field: 'language' } });
  });

  it('is finished by the next run when the app ends in the middle, once', async () => {
    const { jobId } = await core.voices.clone(cloneRequest(jfk, { id: 'President-2', name: 'President' }));
    await stepReached(jobId, 'cloning');
    await opened.reopen();
    ({ core } = opened);
    expect(await ended(jobId)).toMatchObject({ state: 'done' });
    const { voices } = await core.voices.list({});
    expect(
      voices
        .filter((voice) => voice.kind === 'cloned')
        .map((voice) => voice.id)
        .sort(),
    ).toEqual(['Anna-voice', 'President-2']);
    expect(await voiceOf('President-2')).toMatchObject({ name: 'President', state: 'ready' });
    expect(core.library.page({ limit: 50, kind: 'voice-sample', bin: false }).items).toHaveLength(4);
  });

  it('may learn from a prompt sample too', async () => {
    const number = await add('speech/vm-tocallnum.flac');
    const prompt = {
      source: { itemId: number, spans: [{ startMs: 0, endMs: 7900 }] },
      text: 'Press 1 to call this number.',
    };
    const { jobId } = await core.voices.clone(cloneRequest(jfk, { id: 'President-4', prompt, reduceNoise: true }));
    expect(await ended(jobId)).toMatchObject({ state: 'done', failure: null });
    const clone = (await voiceOf('President-4'))?.clone;
    expect(clone).toMatchObject({ promptText: prompt.text, reduceNoise: true });
    expect(core.library.get({ id: clone!.promptItemId! })).toMatchObject({ title: 'Anna (prompt)' });
    const wrong = { ...prompt, text: 'Something else entirely, my dear.' };
    const refused = await core.voices.clone(cloneRequest(jfk, { id: 'President-5', prompt: wrong }));
    expect((await ended(refused.jobId)).failure).toMatchObject({
      code: 'INVALID_INPUT',
      data: { field: 'prompt', reason: 'prompt_text', expected: wrong.text, heard: expect.stringMatching(/number/i) },
    });
  });

  it('is deleted for good, and can be cloned again under a new id', async () => {
    const again = await core.voices.reclone({ engine: 'local', id: 'President-2', newId: 'President-3' });
    expect(await ended(again.jobId)).toMatchObject({ state: 'done', failure: null });
    await core.voices.remove({ keys: [{ engine: 'local', id: 'President-2' }] });
    expect(await voiceOf('President-2')).toBeUndefined();
    expect(await core.voices.checkId({ id: 'President-2' })).toBe('used_before');
    expect(await voiceOf('President-3')).toMatchObject({ name: 'President' });
  });
});

async function stepReached(id: JobId, step: string): Promise<void> {
  const stop = new AbortController();
  if (core.jobs.get({ id }).progress.step === step) return;
  for await (const _changes of core.changes.subscribe({ signal: stop.signal })) {
    const job = core.jobs.get({ id });
    if (job.progress.step === step || job.state === 'failed') return;
  }
}

describe('a designed voice', () => {
  it('comes in three candidates that differ, of which one is kept', async () => {
    const started = await core.voices.design({
      description: 'A deep, slow old man',
      previewText: SENTENCE,
      count: 3,
      watermark: false,
    });
    expect(await ended(started.jobId)).toMatchObject({ state: 'done' });
    const [round] = core.voices.designs();
    const sounds = round!.candidates.map(({ soundId }) => core.sounds.file({ id: soundId!, variant: 'original' }).file);
    const hashes = sounds.map((file) => createHash('sha256').update(fs.readFileSync(file)).digest('hex'));
    expect(new Set(hashes).size).toBe(3);
    const [first, second] = round!.candidates;
    const { designId } = started;
    expect(core.voices.keepCandidate({ designId, voiceId: second!.voiceId, name: 'Grandpa' })).toMatchObject({
      kind: 'designed',
      designPrompt: 'A deep, slow old man',
    });
    await core.voices.discardCandidate({ designId, voiceId: first!.voiceId });
    const listed = (await core.voices.list({})).voices.filter((voice) => voice.kind === 'designed');
    expect(listed.map((voice) => voice.name)).toEqual(['Grandpa']);
    const heard = await core.voices.preview({ voiceId: second!.voiceId, text: 'Good night.', pronunciations: [] });
    expect(heard.durationMs).toBeGreaterThan(300);
  });
});

describe('a voice that works elsewhere', () => {
  it('is told before anything is sent, for each line that speaks with it', async () => {
    await core.voices.list({});
    const { db, close } = openDatabase(path.join(opened.folder, 'data', 'atelier.db'));
    const voice = { engine: 'cloud', kind: 'system', isListed: true } as const;
    db.write((tx) => {
      putVoice(tx, { ...voice, id: 'Lisbon_Narrator', name: 'Lisbon Narrator' });
      putVoice(tx, { ...voice, id: 'English_CalmWoman', name: 'Calm' });
    });
    close();
    const { id, lines } = await core.scripts.create({ text: 'One boat.\n\nTwo boats.' });
    const [first, second] = lines.map((line) => line.id);
    const speaks = (lineId: LineId, voiceId: string) =>
      core.scripts.edit({
        id,
        edits: [{ kind: 'setLines', lineIds: [lineId], values: { voiceId } }],
        label: 'Voice',
      });
    speaks(first!, 'Lisbon_Narrator');
    await expect(core.speech.generate({ id, lineIds: [first!] })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringContaining('“Lisbon Narrator” works only in the cloud'),
      data: { reason: 'voice_elsewhere', worksOn: 'cloud' },
    });
    // An alias is spoken by the voice that stands for it.
    speaks(second!, 'English_CalmWoman');
    const { jobId, refused } = await core.speech.generate({ id, lineIds: [first!, second!] });
    expect(refused.map(({ lineId }) => lineId)).toEqual([first]);
    expect(await ended(jobId)).toMatchObject({ state: 'done', failure: null });
    expect(core.scripts.takes({ id })).toMatchObject([{ lineId: second, recipe: { voiceId: 'English_CalmWoman' } }]);
  });
});
