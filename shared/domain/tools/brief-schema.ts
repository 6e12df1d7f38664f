/** Left out of schemas: core checks them, and a call that it refuses is answered with the value and the limit. */
const LEFT_OUT = new Set(['$schema', 'pattern', 'minLength', 'minItems', 'maxItems', 'additionalProperties']);
/** A limit that a model comes near to is worth telling. */
const MOST_TOLD = 10_000;

/** A JSON Schema with what a model needs to write an input; every word of it is billed with every message. */
export const briefSchema = (schema: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) =>
      isTold(key, value) ? [[key, key === 'properties' ? briefEach(value as object) : brief(value)]] : [],
    ),
  );

function brief(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(brief);
  return typeof value === 'object' && value !== null ? briefSchema(value as Record<string, unknown>) : value;
}

/** Names of properties are no keywords. */
const briefEach = (properties: object) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, brief(schema)]));

function isTold(key: string, value: unknown): boolean {
  if (LEFT_OUT.has(key)) return false;
  if (key === 'default') return value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);
  if (key === 'minimum') return typeof value === 'number' && value > 1;
  if (key === 'maximum' || key === 'maxLength') return typeof value === 'number' && value <= MOST_TOLD;
  return true;
}
