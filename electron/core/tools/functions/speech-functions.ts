import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { pageOf, quoted } from '../answer-page.ts';
import type { ToolDeps, ToolFunctions, ToolsOf } from '../tool-deps.ts';

/** What is done for the tools of voices. */
export function speechFunctions({ voices }: Pick<ToolDeps, 'voices'>): ToolFunctions<ToolsOf<'speech'>> {
  return {
    list_voices: async ({ query, from, limit }) => {
      const list = await voices.listAll({});
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      const found = list.voices.filter((voice) => voice.binnedAtMs === null && hasWords(voice, words));
      const { entries, total, next } = pageOf(found, { from, limit }, shownVoice);
      return { voices: entries, total, next, isComplete: list.failure === null };
    },
  };
}

function hasWords({ id, name, description, tags }: Voice, words: readonly string[]): boolean {
  const text = [id, name, description, ...tags].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Consent and samples stay here: they are about persons. */
const shownVoice = ({ id, kind, name, description, tags, isFavourite, state, worksOn }: Voice) => ({
  id,
  kind,
  name,
  description: quoted(description, 500),
  tags: tags.slice(0, 20),
  isFavourite,
  state,
  worksOn,
});
