import { CAMERA_MOVES, type CameraMove, type CameraTrack } from './camera-move.ts';
import { SPOKEN_MOVES } from './spoken-moves.ts';

/** A prompt without what it says of the camera, and the track that it asks for. */
export type CameraReading = { prompt: string; track: CameraTrack };

const MOVES: ReadonlySet<string> = new Set(CAMERA_MOVES);
const isMove = (text: string): text is CameraMove => MOVES.has(text);

type Found = { at: number; moves: CameraMove[]; isSpoken: boolean };

/**
 * Reads camera commands: several in one pair of brackets act together, one pair after another in sequence; plain words work
 * too (service.md, Camera commands). Brackets that hold no command stay text.
 */
export function readCamera(prompt: string): CameraReading {
  const found: Found[] = [];
  let rest = prompt.replaceAll(/\[([^[\]]*)\]/g, (whole, inside: string, at: number) => {
    const parts = inside.split(/[,，]/).map((part) => part.trim().toLowerCase().replaceAll(/\s+/g, ' '));
    const moves = parts.filter(isMove);
    // Words beside a command in its brackets are no command and would be drawn by nobody.
    if (moves.length === 0) return whole;
    found.push({ at, moves, isSpoken: false });
    return ' '.repeat(whole.length);
  });
  for (const [pattern, move] of SPOKEN_MOVES) {
    rest = rest.replaceAll(pattern, (phrase: string, ...groups) => {
      const at = groups.find((group) => typeof group === 'number');
      found.push({ at: at ?? 0, moves: [move], isSpoken: true });
      return ' '.repeat(phrase.length);
    });
  }
  return { prompt: tidied(rest), track: saidOnce(found.toSorted((a, b) => a.at - b.at)).map(({ moves }) => moves) };
}

/** A move that is said in words right before or after the brackets that hold it is that one, and no second step. */
const saidOnce = (found: readonly Found[]): Found[] =>
  found.filter(
    ({ moves: [move], isSpoken }, index) =>
      !isSpoken ||
      ![found[index - 1], found[index + 1]].some(
        (beside) => beside && !beside.isSpoken && move !== undefined && beside.moves.includes(move),
      ),
  );

/** The prompt as text alone, for models that do not know camera commands (statement W067). */
export const withoutCommands = (prompt: string): string =>
  tidied(
    prompt.replaceAll(/\[([^[\]]*)\]/g, (whole, inside: string) =>
      inside.split(',').every((part) => isMove(part.trim().toLowerCase())) ? ' ' : whole,
    ),
  );

const tidied = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,.;])/g, '$1')
    .replaceAll(/([,;.])(?:\s*[,;.])+/g, '$1')
    .replaceAll(/^[\s,.;]+|[\s,;]+$/g, '')
    .trim();
