import { randomInt } from 'node:crypto';
import { LYRICS_LIMITS } from '../../../shared/domain/music/music-models.ts';
import { lyricsBodySchema } from '../../../shared/service-api/music/lyrics.ts';
import { editLyrics } from '../../music/lyrics/writing/edit-lyrics.ts';
import { writeLyrics } from '../../music/lyrics/writing/write-lyrics.ts';
import { SUCCESS } from '../envelopes.ts';
import type { EngineContext } from '../exchange.ts';
import { readJsonBody } from '../json-body.ts';

const SEEDS = 2 ** 31;
const NOT_UNDERSTOOD =
  'The lyrics are unchanged: only replacing quoted words and removing, adding or rewriting a section is understood.';

const TOO_LONG = `The lyrics are unchanged: they would be longer than ${LYRICS_LIMITS.lyricsCharacters} characters.`;

/** `POST /v1/lyrics_generation` (gaps.md part 2). A few milliseconds of work, done by rule. */
export const generateLyrics = async (context: EngineContext): Promise<Response> => {
  const body = await readJsonBody(context, lyricsBodySchema);
  const seed = body.seed ?? randomInt(SEEDS);
  const title = body.title?.trim() ? body.title : null;
  const written = writeLyrics({ prompt: body.prompt ?? '', title, seed });
  const edited =
    body.mode === 'edit' ? editLyrics({ lyrics: body.lyrics!, instruction: body.prompt ?? '', seed }) : null;
  // What does not fit into a request for music would be of no use.
  const isTooLong = edited !== null && [...edited.lyrics].length > LYRICS_LIMITS.lyricsCharacters;
  const remark = isTooLong ? TOO_LONG : edited && !edited.isUnderstood ? NOT_UNDERSTOOD : null;
  return context.json({
    song_title: written.title,
    style_tags: written.styleTags.join(','),
    lyrics: isTooLong ? body.lyrics : (edited?.lyrics ?? written.lyrics),
    local_remarks: remark === null ? [] : [remark],
    trace_id: context.get('traceId'),
    base_resp: SUCCESS,
  });
};
