import * as z from 'zod';
import { ITEM_KINDS, type ItemKind } from '../item-kinds.ts';

/** What a name template may name: `{title}`, or cut to so many characters, `{title:40}`. */
export const NAME_FIELDS = [
  'title',
  'source',
  'date',
  'year',
  'month',
  'time',
  'kind',
  'voice',
  'speaker',
  'number',
  'engine',
] as const;

/** See NAME_FIELDS. */
export type NameField = (typeof NAME_FIELDS)[number];

/** For which items a template is: of one kind, or of every kind that has none of its own. */
export const TEMPLATE_KINDS = ['all', ...(Object.keys(ITEM_KINDS) as ItemKind[])] as const;

/** See TEMPLATE_KINDS. */
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** Templates of the names of files that items become, as far as the user has changed them. */
export const nameTemplatesSchema = z.partialRecord(z.enum(TEMPLATE_KINDS), z.string().trim().min(1).max(200));

/** See nameTemplatesSchema. */
export type NameTemplates = z.infer<typeof nameTemplatesSchema>;

/** What a file is called where nobody says otherwise. */
export const DEFAULT_NAME_TEMPLATE = '{title}';

/** The template for a kind. */
export const templateFor = (templates: NameTemplates, kind: TemplateKind): string =>
  templates[kind] ?? templates.all ?? DEFAULT_NAME_TEMPLATE;

/** The first variable of a template that is none of `known`; null where all are. */
export function unknownField(template: string, known: readonly string[] = NAME_FIELDS): string | null {
  const names = [...template.matchAll(/\{(\w+)(?::\d{1,3})?\}/g)].map(([, name = '']) => name);
  return names.find((name) => !known.includes(name)) ?? null;
}

/** The place of an item among those that become files together, so that names sort as the items do. */
export const numberText = ({ at, of }: { at: number; of: number }): string =>
  String(at).padStart(Math.max(2, String(of).length), '0');

/** What a moment (Unix ms) gives a name, in local time: parts that sort, without characters that a file system refuses. */
export function dateValues(atMs: number): Record<'date' | 'year' | 'month' | 'time', string> {
  const at = new Date(atMs);
  const [year, month] = [String(at.getFullYear()), two(at.getMonth() + 1)];
  const time = `${two(at.getHours())}-${two(at.getMinutes())}`;
  return { date: `${year}-${month}-${two(at.getDate())}`, year, month, time };
}

const two = (part: number): string => String(part).padStart(2, '0');
