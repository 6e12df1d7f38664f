import { fileNameFromTemplate } from '../../../../shared/domain/files/file-name.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/domain/settings/settings.ts';
import { TEXTS } from '../texts.ts';

/** The template that applies: what is typed (null while nothing is), else the stored one. Nothing typed means the default. */
export function templateOf(typed: string | null, stored: string): string {
  if (typed === null) return stored;
  return typed.trim() || DEFAULT_SETTINGS.transcribe.exportNameTemplate;
}

/** The name that a template gives a file of a made-up transcript at `now`. */
export function exampleName(template: string, extension: string, now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const values = {
    title: TEXTS.sampleTitle,
    source: 'REC_0412',
    date: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
    time: `${two(now.getHours())}-${two(now.getMinutes())}`,
    lang: 'en',
    language: 'English',
    engine: 'local',
  };
  return fileNameFromTemplate(template, values, extension);
}
