import type { OfferedTool } from '../../conversation.ts';
import { conceptsOf } from './tool-concepts.ts';

/** One argument of a tool, as its JSON Schema describes it. Schemas come from outside: nothing about them is taken for granted. */
export type ToolProperty = { name: string; schema: Readonly<Record<string, unknown>>; isRequired: boolean };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The arguments of a tool. */
export function propertiesOf({ parameters }: OfferedTool): ToolProperty[] {
  const { properties, required } = parameters;
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  if (!isRecord(properties)) return [];
  return Object.entries(properties).flatMap(([name, schema]) =>
    isRecord(schema) ? [{ name, schema, isRequired: names.includes(name) && schema['default'] === undefined }] : [],
  );
}

/** The texts that a value may be; empty where it may be any. */
export const choicesOf = (schema: ToolProperty['schema']): string[] =>
  Array.isArray(schema['enum']) ? schema['enum'].filter((value): value is string => typeof value === 'string') : [];

/** The type of a value; a schema without one may be a text. */
export function typeOf(schema: ToolProperty['schema']): string {
  const { type } = schema;
  if (typeof type === 'string') return type;
  const first: unknown = Array.isArray(type) ? type.find((each) => each !== 'null') : undefined;
  return typeof first === 'string' ? first : 'string';
}

/** Concepts of the values that may be chosen. */
export const enumWordsOf = (schema: ToolProperty['schema']): string[] =>
  choicesOf(schema).flatMap((choice) => conceptsOf(choice));
