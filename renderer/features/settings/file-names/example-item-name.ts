import { fileNameFromTemplate } from '../../../../shared/domain/files/file-name.ts';
import { ITEM_KINDS, type MediaType } from '../../../../shared/domain/library/item-kinds.ts';
import {
  dateValues,
  type NameField,
  numberText,
  type TemplateKind,
} from '../../../../shared/domain/library/places/name-template.ts';
import { placeFromTemplate } from '../../../../shared/domain/library/places/place-name.ts';
import { texts } from './file-name-texts.ts';

const EXTENSIONS: Record<MediaType, string> = { audio: 'wav', image: 'png', video: 'mp4', text: 'txt', none: 'txt' };

/** Where in the library a template of places puts a made-up item of a kind that was created at `now`. */
export function examplePlace(template: string, kind: TemplateKind, now = new Date()): string {
  const itemKind = kind === 'all' ? 'recording' : kind;
  const { title, source } = texts.sample;
  const place = placeFromTemplate(template, { kind: itemKind, title, source, createdAtMs: now.getTime() });
  const { mediaType } = ITEM_KINDS[itemKind];
  // All that a text has is its sidecar.
  return `${place}.${mediaType === 'text' ? 'json' : EXTENSIONS[mediaType]}`;
}

/** The name that a template gives a made-up item of a kind at `now`. */
export function exampleItemName(template: string, kind: TemplateKind, now = new Date()): string {
  const { title, source, voice } = texts.sample;
  const values: Record<NameField, string> = {
    title,
    source,
    ...dateValues(now.getTime()),
    kind: kind === 'all' ? 'recording' : kind,
    voice,
    speaker: voice,
    number: numberText({ at: 1, of: 12 }),
    engine: 'local',
  };
  return fileNameFromTemplate(template, values, EXTENSIONS[kind === 'all' ? 'audio' : ITEM_KINDS[kind].mediaType]);
}
