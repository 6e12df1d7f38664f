import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { fileNameFromTemplate } from '../../../../shared/domain/file-name.ts';
import type { OpenScript } from '../speak-context.tsx';

/** What is exported. */
export type ExportWhat = 'whole' | 'sections' | 'takes';

/** Lines with text that have no take: the whole cannot be exported while there are any. */
export function unmadeLines({ script, states }: Pick<OpenScript, 'script' | 'states'>): LineId[] {
  return script.lines.filter((line) => line.text.trim() !== '' && !states.get(line.id)?.take).map(({ id }) => id);
}

/** Picked takes of lines. */
export function takesOfLines({ states }: Pick<OpenScript, 'states'>, lineIds: readonly LineId[]): ItemId[] {
  return lineIds.flatMap((id) => states.get(id)?.take?.id ?? []);
}

/** The name that the first file will about get; core knows more (voice names of single takes). */
export function previewName(
  template: string,
  of: { title: string; what: ExportWhat; extension: string; date: Date },
): string {
  const { title, what, extension, date } = of;
  const two = (value: number) => String(value).padStart(2, '0');
  const hasNumber = template.includes('{n}') || template.includes('{take}');
  const full =
    what === 'sections' && !hasNumber
      ? `{n} - ${template}`
      : what === 'takes' && !hasNumber
        ? `${template}_{n}_take{take}`
        : template;
  const values = {
    title,
    script: title,
    date: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    voice: null,
    speaker: null,
    take: what === 'takes' ? 1 : null,
    n: what === 'whole' ? null : what === 'sections' ? '01' : '001',
  };
  return fileNameFromTemplate(full, values, extension);
}
