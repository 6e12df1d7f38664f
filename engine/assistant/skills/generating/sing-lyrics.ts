import { LYRICS_LIMITS } from '../../../../shared/domain/music/music-models.ts';
import { characterCount } from '../../../../shared/domain/speech/speech-options.ts';
import { awaitTask, STILL_RUNNING } from '../../plan/await-task.ts';
import { PlanStopped } from '../../plan/hands.ts';
import type { Skill } from '../skill.ts';
import { ASKED_FOR_LYRICS } from '../writing/write-lyrics.ts';
import { tidy } from './made-of.ts';

const LYRICS = String.raw`(?:it|this|that|them|these|those|(?:the|these|those|my|that|this) (?:lyrics|words|verses?|chorus|text|draft))`;
const SINGING = [
  new RegExp(
    String.raw`^(?:make|turn|compose|create|generate|write|record|produce|do)\s+(?:me\s+)?(?:an?\s+)?(?<style>(?:[\p{L}\d-]+\s+){0,5}?)(?:song|track|tune|ballad)\s+(?:of|from|out of|with|using|to)\s+${LYRICS}(?<more>(?:[\s,:].*)?)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:make|turn)\s+${LYRICS}\s+(?:into\s+)?an?\s+(?<style>(?:[\p{L}\d-]+\s+){0,5}?)(?:song|track|tune|ballad)(?<more>(?:[\s,:].*)?)$`,
    'iu',
  ),
  new RegExp(String.raw`^sing\s+${LYRICS}(?:\s+(?:as|in)\s+an?\s+(?<style>[^,]+))?(?<more>(?:,.*)?)$`, 'iu'),
] as const;
const LYRICS_NAMED = /\b(?:lyrics|verses?|chorus)\b/i;
const BLOCK = /^\[[\p{L} -]+\]/u;

/** Generates a song of lyrics that come with the request, or were drafted just before. */
export const singLyrics: Skill = {
  name: 'sing lyrics',
  examples: ['Make a song of these lyrics'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('generate_song')) return null;
    const groups = SINGING.map((pattern) => pattern.exec(text)?.groups).find((each) => each !== undefined);
    const before = situation.hasOwnDocuments ? situation.documents.join('\n\n').trim() : lyricsIn(situation.lastAnswer);
    const isNamed = before !== null || LYRICS_NAMED.test(text) || ASKED_FOR_LYRICS.test(situation.wish);
    if (!groups || !isNamed) return null;
    const style = tidy(`${groups['style'] ?? ''} song ${groups['more'] ?? ''}`);
    return {
      understood: `Generate a song of the lyrics: ${style}.`,
      act(hands) {
        const lyrics = hands.lyrics ?? before;
        if (lyrics === null) throw new PlanStopped('I have no lyrics to sing yet. Ask me to write some first.');
        const { lyricsCharacters: most } = LYRICS_LIMITS;
        if (characterCount(lyrics) > most)
          throw new PlanStopped(`A song has at most ${most.toLocaleString('en')} characters of lyrics. Shorten them.`);
        const { items, hasEnded } = awaitTask(hands, 'generate_song', hands.call('generate_song', { style, lyrics }));
        hands.latest = items;
        return hasEnded
          ? 'The song with these lyrics is in the library.'
          : `The song is being generated. ${STILL_RUNNING}`;
      },
    };
  },
};

/** The blocks of lyrics in an answer, each with its tag; null where there are none. */
export function lyricsIn(answer: string): string | null {
  const blocks = answer.split(/\n{2,}/).filter((block) => BLOCK.test(block.trim()));
  return blocks.length === 0 ? null : blocks.join('\n\n');
}
