import { expect, it } from 'vitest';
import type { FormPreset } from './form-presets.ts';
import { readPresetFile, writePresetFile } from './preset-file.ts';

const FORM = 'images';
const file = { form: FORM, fileName: 'sea.json' };
const presets: FormPreset[] = [
  { name: 'Sea', values: { prompt: 'A boat', count: 2 } },
  { name: 'Wald', values: { prompt: 'Bäume “im Nebel”' } },
];

it('reads what it wrote, also with a byte order mark', () => {
  const text = writePresetFile(FORM, presets);
  expect(readPresetFile(text, file)).toEqual(presets);
  expect(readPresetFile(`\uFEFF${text}`, file)).toEqual(presets);
});

it.each([
  '',
  'no JSON',
  '[]',
  '{"form":"images","presets":[]}',
  '{"atelierPresets":2,"form":"images","presets":[]}',
  '{"atelierPresets":1,"form":"images"}',
  '{"atelierPresets":1,"form":"images","presets":[{"name":" ","values":{}}]}',
  `{"atelierPresets":1,"form":"images","presets":[{"name":"Sea","values":{"prompt":"${'a'.repeat(50_000)}"}}]}`,
  writePresetFile(
    FORM,
    Array.from({ length: 101 }, (_, index) => ({ name: `${index}`, values: {} })),
  ),
])('refuses %s', (text) => {
  expect(() => readPresetFile(text, file)).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT', data: { reason: 'preset_file', fileName: 'sea.json' } }),
  );
});

it('refuses presets of another form', () => {
  expect(() => readPresetFile(writePresetFile('music', presets), file)).toThrow(
    expect.objectContaining({ data: { reason: 'preset_other_form', fileName: 'sea.json' } }),
  );
});
