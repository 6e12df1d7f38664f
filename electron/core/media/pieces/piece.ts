/**
 * A stretch of a recording that is recognised on its own. Pieces cover the recording without holes by their contents;
 * around its content a piece carries sound shared with its neighbours, so that no word is cut in two.
 */
export type Piece = {
  index: number;
  /** What is sent: the content with the overlap on both sides. */
  startMs: number;
  endMs: number;
  /** What the piece answers for; borders lie in silences where there are any. */
  contentStartMs: number;
  contentEndMs: number;
};

/** How a piece is written: FLAC is half as large, WAV costs nothing to write and to read. Both hold the very same samples. */
export type PieceFormat = 'flac' | 'wav';

/** A piece as a file ready to be sent. */
export type EncodedPiece = { file: string; sizeBytes: number; contentType: `audio/${PieceFormat}` };
