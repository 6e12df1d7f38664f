import { coverPreprocessBodySchema } from '../../../../shared/service-api/music/cover-preprocess.ts';
import type { ReferenceMusic } from '../../../music/reference/reference-music.ts';
import { SUCCESS } from '../../envelopes.ts';
import type { EngineContext } from '../../exchange.ts';
import { readJsonBody } from '../../json-body.ts';
import type { CoverDesk } from './cover-desk.ts';
import { MOST_REFERENCE_BODY_BYTES, referenceSound } from './reference-sound.ts';

/** `POST /v1/music_cover_preprocess` (gaps.md part 2). */
export const prepareCover =
  (desk: CoverDesk) =>
  async (context: EngineContext): Promise<Response> => {
    const body = await readJsonBody(context, coverPreprocessBodySchema, MOST_REFERENCE_BODY_BYTES);
    const sound = await referenceSound(context, body);
    const { id, music, lyrics } = await desk.prepare(sound, context.get('gone'));
    return context.json({
      cover_feature_id: id,
      formatted_lyrics: lyrics,
      structure_result: JSON.stringify(structureOf(music)),
      audio_duration: music.durationMs / 1000,
      trace_id: context.get('traceId'),
      base_resp: SUCCESS,
    });
  };

/** Sections as the interface tells them, in seconds (statements P14 to P18). */
const structureOf = ({ sections }: ReferenceMusic) => ({
  num_segments: sections.length,
  segments: sections.map(({ label, startMs, endMs }) => ({ start: startMs / 1000, end: endMs / 1000, label })),
});
