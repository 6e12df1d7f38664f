import type { LyricSection } from '../lyrics/parse-lyrics.ts';

/** A section with so few lines stays whole. */
const FEW_LINES = 4;

/** Lyrics for so many sections: where there are fewer, the longest are halved, as long as they have more than a few lines. */
export function dealtLyrics(lyrics: readonly LyricSection[], sections: number): LyricSection[] {
  const dealt = [...lyrics];
  while (dealt.length < sections) {
    const most = Math.max(...dealt.map(({ lines }) => lines.length));
    const index = dealt.findIndex(({ lines }) => lines.length === most);
    const longest = dealt[index];
    if (!longest || most <= FEW_LINES) break;
    const half = Math.ceil(most / 2);
    dealt.splice(
      index,
      1,
      { ...longest, lines: longest.lines.slice(0, half) },
      { ...longest, lines: longest.lines.slice(half) },
    );
  }
  return dealt;
}
