import { readFile, stat } from 'node:fs/promises';
import { peakBars } from '../../shared/domain/media/peak-bars.ts';
import { parsePeaks } from '../../shared/domain/media/peaks.ts';

/** Bars of a thumbnail: as many as can be told apart on the tile of a row. */
export const THUMBNAIL_BARS = 10;

/**
 * The waveform of an item as a few heights from 0 to 1, in JSON: a list of rows must not read the peaks of hours for a tile.
 * 404 while there are no peaks; 304 for whoever has it.
 */
export async function thumbnailResponse(peaksFile: string, request: Request): Promise<Response> {
  const facts = await stat(peaksFile).catch(() => null);
  if (!facts?.isFile()) return new Response('Not found', { status: 404 });
  const etag = `"${THUMBNAIL_BARS}-${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}"`;
  const headers = { etag, 'cache-control': 'private, no-cache' };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const bytes = await readFile(peaksFile);
  const peaks = parsePeaks(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return Response.json(
    peakBars(peaks, THUMBNAIL_BARS).map((height) => Number(height.toFixed(3))),
    { headers },
  );
}
