import * as z from 'zod';
import { numberOr, textOr } from './lenient.ts';

/** Outcome of most v1 operations; 0 is success. */
export const baseRespSchema = z.looseObject({
  status_code: numberOr(null),
  status_msg: textOr(''),
});

/**
 * Header of the local engine's refusals with the stable code of its failure (shared/domain/failures/failure.ts): `base_resp` has no
 * place for it, and the words of a refusal are for people. Other servers do not send it.
 */
export const REASON_HEADER = 'x-failure-reason';

/** Any body that carries a `base_resp`. */
export const baseRespBodySchema = z.looseObject({ base_resp: baseRespSchema });

/**
 * The HTTP-status envelope of transcription and `/v2/` (service.md, Error envelope). The local engine adds
 * `error.reason`, the stable code of its failure (shared/domain/failures/failure.ts), which other servers do not send.
 */
export const httpErrorSchema = z.looseObject({
  error: z.looseObject({
    type: textOr(''),
    message: textOr(''),
    http_code: textOr(''),
    reason: textOr(null),
  }),
  request_id: textOr(null),
});
