import * as z from 'zod';

/** Prefixes that clients put before names of models (gaps.md, Model names). */
const MODEL_PREFIX = /^(?:vendor|minimax)-/i;

/** The name of one of these models, also with a prefix. */
export const modelNamed = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.preprocess((value) => (typeof value === 'string' ? value.replace(MODEL_PREFIX, '') : value), z.enum(names));
