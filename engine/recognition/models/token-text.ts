import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A SentencePiece piece that starts a new word begins with this character. */
const WORD_START = '\u2581';
const BYTE_PIECE = /^<0x([0-9A-F]{2})>$/;

/** Turns token numbers into words. */
export interface TokenText {
  /** Whether the token begins a new word. */
  startsWord(token: number): boolean;
  /** The text of tokens that belong to one word, without blanks around it. */
  text(tokens: readonly number[]): string;
}

/** Reads the vocabulary that prepare-models wrote. */
export async function openTokenText(modelsFolder: string): Promise<TokenText> {
  const pieces = JSON.parse(await readFile(path.join(modelsFolder, 'moonshine-tokens.json'), 'utf8')) as string[];
  return {
    startsWord: (token) => pieces[token]?.startsWith(WORD_START) ?? false,
    text: (tokens) => joinPieces(tokens.map((token) => pieces[token] ?? '')),
  };
}

/** Pieces like <0xE2> are single bytes of a character in UTF-8, so the text is put together as bytes. */
function joinPieces(pieces: string[]): string {
  const bytes = pieces.map((piece) => {
    const byte = BYTE_PIECE.exec(piece);
    return byte ? Buffer.of(Number.parseInt(byte[1]!, 16)) : Buffer.from(piece.replaceAll(WORD_START, ' '));
  });
  return Buffer.concat(bytes).toString('utf8').trim();
}
