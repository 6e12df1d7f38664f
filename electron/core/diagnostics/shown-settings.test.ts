import { expect, it } from 'vitest';
import * as z from 'zod';
import { DEFAULT_SETTINGS, type Settings, settingsSchema } from '../../../shared/domain/settings/settings.ts';
import { shownSettings } from './shown-settings.ts';

const OWN_WORDS = 'Words of Anna';

type Schema = z.core.JSONSchema.JSONSchema;

/** Settings of a user who has written something of their own wherever a setting takes any text. */
function written(schema: Schema | boolean, usual: unknown): unknown {
  if (typeof schema === 'boolean' || schema.$ref !== undefined) return OWN_WORDS;
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  const either = schema.anyOf?.[0];
  if (either !== undefined) return written(either, usual);
  if (schema.type === 'object') return writtenObject(schema, usual);
  if (schema.type === 'array') return [written(schema.items as Schema, undefined)];
  if (schema.type === 'number' || schema.type === 'integer') return usual ?? schema.minimum ?? 1;
  return schema.type === 'boolean' ? true : OWN_WORDS;
}

function writtenObject({ properties = {}, additionalProperties }: Schema, usual: unknown): object {
  const known = (usual ?? {}) as Record<string, unknown>;
  const fields = Object.entries(properties).map(([name, field]) => [name, written(field, known[name])] as const);
  const others =
    typeof additionalProperties === 'object' ? [[OWN_WORDS, written(additionalProperties, undefined)]] : [];
  return Object.fromEntries([...fields, ...others]);
}

const schema = z.toJSONSchema(settingsSchema, { io: 'input', unrepresentable: 'any' }) as Schema;

it('says nothing that the user wrote, in whatever setting', () => {
  const settings = written(schema, DEFAULT_SETTINGS) as Settings;
  // The settings are such that all kinds of places are filled in.
  expect(settings).toMatchObject({
    cloud: { baseUrl: OWN_WORDS, modelPrefix: OWN_WORDS },
    keymap: { [OWN_WORDS]: [OWN_WORDS] },
    speak: {
      sampleSentence: OWN_WORDS,
      exportNameTemplate: OWN_WORDS,
      effectPresets: [{ name: OWN_WORDS }],
      defaults: { voiceId: OWN_WORDS, delivery: { emotion: OWN_WORDS } },
    },
    generation: { presets: { [OWN_WORDS]: [{ name: OWN_WORDS, values: { [OWN_WORDS]: OWN_WORDS } }] } },
    spelling: { words: [OWN_WORDS] },
  });
  expect(JSON.stringify(shownSettings(settings))).not.toContain('Anna');
});

it('says the facts', () => {
  const settings = structuredClone(DEFAULT_SETTINGS);
  settings.keymap = { 'player.toggle': ['Enter'], 'of another version': ['Space'] };
  settings.transcribe.language = 'de';
  settings.speak.defaults.delivery.emotion = 'calm';
  const shown = shownSettings(settings);
  expect(shown).toMatchObject({
    engine: 'local',
    cloud: { service: 'global', modelPrefix: 'MiniMax-', isAddressConfirmed: true },
    changedKeys: ['player.toggle'],
    transcribe: { language: 'de', exportFormat: 'srt' },
    speak: { defaults: { model: 'speech-2.8-hd', delivery: { emotion: 'calm' }, gapMs: 300 } },
    spelling: { isOn: true },
    concurrency: DEFAULT_SETTINGS.concurrency,
  });
  settings.cloud = { ...settings.cloud, baseUrl: 'https://anna.example', modelPrefix: 'Anna-' };
  expect(shownSettings(settings).cloud).toMatchObject({ service: 'another', modelPrefix: 'another' });
});
