import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SPEAKER_COLOURS } from '../../../shared/domain/subtitles/formats/speaker-colours.ts';

it('has the colours that exports give to speakers', () => {
  const tokens = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
  const [dark = ''] = /--s1:[^}]*/.exec(tokens) ?? [];
  const shown = [...dark.matchAll(/--s\d: (#[0-9a-f]{6});/g)].map(([, colour]) => colour);
  expect(shown).toEqual([...SPEAKER_COLOURS]);
});
