import { fileNameFromTemplate } from '../../../../shared/domain/files/file-name.ts';
import { ITEM_KINDS, type MediaType } from '../../../../shared/domain/library/item-kinds.ts';
import { type NameField, numberText, type TemplateKind } from '../../../../shared/domain/library/name-template.ts';
import { texts } from './file-name-texts.ts';

const EXTENSIONS: Record<MediaType, string> = { audio: 'wav', image: 'png', video: 'mp4', text: 'txt', none: 'txt' };

/** The name that a template gives a made-up item of a kind at `now`. */
export function exampleItemName(template: string, kind: TemplateKind, now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const { title, source, voice } = texts.sample;
  const values: Record<NameField, string> = {
    title,
    source,
    date: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
    time: `${two(now.getHours())}-${two(now.getMinutes())}`,
    kind: kind === 'all' ? 'recording' : kind,
    voice,
    speaker: voice,
    number: numberText({ at: 1, of: 12 }),
    engine: 'local',
  };
  return fileNameFromTemplate(template, values, EXTENSIONS[kind === 'all' ? 'audio' : ITEM_KINDS[kind].mediaType]);
}
