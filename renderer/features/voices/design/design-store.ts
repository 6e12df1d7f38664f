import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What a voice shall be like, as far as it has been written. It survives a restart. */
export type DesignDraft = { description: string; previewText: string; watermark: boolean };

/** The draft of the window. */
export const useDesignDraft = create<DesignDraft>()(
  persist((): DesignDraft => ({ description: '', previewText: '', watermark: false }), {
    name: 'atelier.voices.design',
  }),
);

/** Takes up an earlier description. */
export function startDesignFrom(description: string): void {
  useDesignDraft.setState({ description });
}

/** Adds words of a chip to a description, or takes them out when they are there; commas stay tidy. */
export function toggleWords(description: string, words: string): string {
  const parts = description
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const rest = parts.filter((part) => part.toLowerCase() !== words.toLowerCase());
  return (rest.length < parts.length ? rest : [...parts, words]).join(', ');
}

/** Whether a description has the words of a chip as one of its parts. */
export function hasWords(description: string, words: string): boolean {
  return description.split(',').some((part) => part.trim().toLowerCase() === words.toLowerCase());
}
