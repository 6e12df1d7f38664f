import * as z from 'zod';
import { ITEM_KINDS, type ItemKind } from './item-kinds.ts';

/** What a name template may name: `{title}`, or cut to so many characters, `{title:40}`. */
export const NAME_FIELDS = ['title', 'source', 'date', 'time', 'kind', 'voice', 'speaker', 'number', 'engine'] as const;

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

/** The first variable of a template that means nothing; null where all are known. */
export function unknownField(template: string): string | null {
  const known: readonly string[] = NAME_FIELDS;
  const names = [...template.matchAll(/\{(\w+)(?::\d{1,3})?\}/g)].map(([, name = '']) => name);
  return names.find((name) => !known.includes(name)) ?? null;
}

/** The place of an item among those that become files together, so that names sort as the items do. */
export const numberText = ({ at, of }: { at: number; of: number }): string =>
  String(at).padStart(Math.max(2, String(of).length), '0');
