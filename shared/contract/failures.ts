import { oc } from '@orpc/contract';
import * as z from 'zod';

/**
 * Base of every procedure. One defined error carries all known failures: `data.code` is a FailureCode, `data.data` its
 * facts, `data.incidentId` names the log line when the code is INTERNAL.
 */
export const procedure = oc.errors({
  FAILURE: {
    status: 400,
    data: z.object({
      code: z.string(),
      message: z.string(),
      data: z.record(z.string(), z.unknown()),
      incidentId: z.string().nullable(),
    }),
  },
});
