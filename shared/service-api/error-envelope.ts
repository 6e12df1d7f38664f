import * as z from 'zod';

/** Outcome of most v1 operations; 0 is success. */
export const baseRespSchema = z.looseObject({
  status_code: z.coerce.number(),
  status_msg: z.string().default(''),
});

/** Any body that carries a `base_resp`. */
export const baseRespBodySchema = z.looseObject({ base_resp: baseRespSchema });

/**
 * The HTTP-status envelope of transcription and `/v2/` (service.md, Error envelope). The local engine adds
 * `error.reason`, the stable code of its failure (shared/domain/failure.ts), which other servers do not send.
 */
export const httpErrorSchema = z.looseObject({
  error: z.looseObject({
    type: z.string().default(''),
    message: z.string().default(''),
    http_code: z.coerce.string().optional(),
    reason: z.string().optional(),
  }),
  request_id: z.string().optional(),
});
