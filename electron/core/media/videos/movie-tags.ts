import { viewOf } from '../../../../shared/audio/byte-source.ts';
import { makeBox, mp4Box, mp4Boxes, words } from '../../../../shared/audio/containers/mp4/mp4-boxes.ts';

/** Freeform tags belong to a name space, which players know by this name. */
const MEAN = 'com.apple.iTunes';
/** A data atom of UTF-8 text. */
const TEXT_TYPE = 1;

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const data = (text: string): Uint8Array => makeBox('data', words(TEXT_TYPE, 0), utf8(text));

/** Tags as programs show them: a title, and freeform texts by their names. */
export type MovieTags = { title: string; texts: Readonly<Record<string, string>> };

/** The body of a movie box with these tags behind its tracks; tags that were there are replaced. */
export function withTags(movie: Uint8Array, { title, texts }: MovieTags): Uint8Array {
  const kept = mp4Boxes(movie).flatMap(({ name, body }) => (name === 'udta' ? [] : [makeBox(name, body)]));
  const freeform = Object.entries(texts).map(([name, text]) =>
    makeBox('----', makeBox('mean', words(0), utf8(MEAN)), makeBox('name', words(0), utf8(name)), data(text)),
  );
  const list = makeBox('ilst', makeBox('\u00a9nam', data(title)), makeBox('\u00a9too', data('Atelier')), ...freeform);
  const handler = makeBox('hdlr', words(0, 0), utf8('mdirappl'), words(0, 0), new Uint8Array(1));
  return makeBox('moov', ...kept, makeBox('udta', makeBox('meta', words(0), handler, list)));
}

/** The freeform text of that name in a movie box; null where there is none. */
export function tagIn(movie: Uint8Array, wanted: string): string | null {
  const meta = mp4Box(movie, 'udta', 'meta');
  // Behind the version: it is a full box.
  const list = meta && meta.length > 4 ? mp4Box(meta.subarray(4), 'ilst') : null;
  for (const { name, body } of list ? mp4Boxes(list) : []) {
    if (name === '----' && textIn(mp4Box(body, 'name'), 4) === wanted) return textIn(mp4Box(body, 'data'), 8);
  }
  return null;
}

function textIn(body: Uint8Array | null, at: number): string | null {
  if (!body || body.length < at) return null;
  const view = viewOf(body);
  return new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at, body.length - at));
}
