import type { FailureData } from './failure.ts';

/** A text of a failure's data, null where there is none. */
export function textIn(data: FailureData, key: string): string | null {
  const value = data[key];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A number of a failure's data, null where there is none. */
export function numberIn(data: FailureData, key: string): number | null {
  const value = data[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A limit of a failure's data as it is written in a sentence (`1,500`); `usual` where it has none. */
export const limitIn = (data: FailureData, key: string, usual: number): string =>
  (numberIn(data, key) ?? usual).toLocaleString('en');

/** A list of texts of a failure's data, empty where there is none. */
export function listIn(data: FailureData, key: string): readonly string[] {
  const value = data[key];
  return Array.isArray(value) ? value : [];
}

/** Name of the file that a failure is about, with its quotation marks. */
export const quotedFile = (data: FailureData): string => {
  const name = textIn(data, 'fileName');
  return name === null ? 'This file' : `“${name}”`;
};
