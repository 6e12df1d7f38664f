import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { provenanceSchema, provenanceText } from '../../domain/library/origins/provenance.ts';
import { neutralRecipe } from '../../domain/test-data/script-data.ts';
import { bytesSource, joinBytes } from '../byte-source.ts';
import { createSoundEncoder } from '../encoding/create-sound-encoder.ts';
import { openAudio } from '../open-audio.ts';
import { readProvenanceTag } from './provenance-tag.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'provenance-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FORMATS = ['mp3', 'wav', 'flac'] as const;
const RECIPE = neutralRecipe('Über “den” Fluß 河 🌊 <#0.5#>\n= ; \\ end', { voiceId: 'anna' });
const TEXT = provenanceText([
  { startMs: 0, engine: 'local', host: null, consentId: 'ab'.repeat(32), recipe: RECIPE },
  { startMs: 900.5, engine: 'cloud', host: 'https://api.example.com', consentId: null, recipe: RECIPE },
]);

async function encoded(format: (typeof FORMATS)[number], provenance?: string): Promise<Uint8Array> {
  const tags = { title: 'The river', comment: 'Generated', provenance };
  const encoder = await createSoundEncoder({ format, sampleRateHz: 24_000, channels: 1, bitrate: 64_000, tags });
  const parts = [encoder.encode([new Float32Array(12_001).fill(0.1)])];
  const { rest, patch } = encoder.finish();
  const file = joinBytes([...parts, rest]);
  if (patch) file.set(patch.bytes, patch.offset);
  return file;
}

const read = async (bytes: Uint8Array) => await readProvenanceTag(bytesSource(bytes));

describe('the provenance in the tags of a file', () => {
  for (const format of FORMATS) {
    it(`comes back from ${format} as it was written, here and in other programs`, async () => {
      const bytes = await encoded(format, TEXT);
      expect(await read(bytes)).toBe(TEXT);
      const { parts } = provenanceSchema.parse(JSON.parse((await read(bytes)) ?? ''));
      expect(parts.map(({ recipe }) => recipe)).toEqual([RECIPE, RECIPE]);
      const file = path.join(folder, `a.${format}`);
      writeFileSync(file, bytes);
      const answer = execFileSync('ffprobe', ['-v', 'error', '-show_format', '-of', 'json', file]);
      const { tags } = (JSON.parse(String(answer)) as { format: { tags: Record<string, string> } }).format;
      expect(tags[format === 'wav' ? 'AIPR' : 'AI_PROVENANCE']).toBe(TEXT);
      expect(tags['title'] ?? tags['TITLE']).toBe('The river');
      execFileSync('ffmpeg', ['-v', 'error', '-xerror', '-i', file, '-f', 'null', '-']);
      expect((await openAudio(bytesSource(bytes))).durationMs).toBeCloseTo(12_001 / 24, 0);
    });

    it(`is not found in ${format} without it, and breaks nothing where ${format} is cut or changed`, async () => {
      expect(await read(await encoded(format))).toBeNull();
      const bytes = await encoded(format, TEXT);
      for (let at = 0; at < bytes.length; at += 41) {
        const answer = await read(bytes.subarray(0, at));
        expect(answer === null || TEXT.startsWith(answer)).toBe(true);
        const changed = bytes.slice();
        changed[at] = (changed[at] ?? 0) ^ 0xff;
        await read(changed);
      }
    });
  }

  it('is not in what is no audio', async () => {
    for (const text of [
      '',
      'ID3',
      'fLaC',
      'RIFF0000WAVE',
      `ID3\u0003${'\u007f'.repeat(40)}`,
      `fLaC${'\u00ff'.repeat(40)}`,
    ])
      expect(await read(Uint8Array.from(text, (character) => character.charCodeAt(0)))).toBeNull();
  });

  it('leaves out the texts where they would be too long for a tag', () => {
    const recipe = neutralRecipe('word '.repeat(10_000), { voiceId: 'anna' });
    const parts = Array.from({ length: 100 }, (_, index) => ({
      startMs: index,
      engine: 'local',
      host: null,
      consentId: null,
      recipe,
    }));
    const text = provenanceText(parts);
    expect(text.length).toBeLessThan(100_000);
    expect(provenanceSchema.parse(JSON.parse(text)).parts[99]?.recipe['text']).toBe('');
  });
});
