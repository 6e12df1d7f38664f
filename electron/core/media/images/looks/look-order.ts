import * as z from 'zod';

/** Name of the environment variable that a process of looks is given its files in, as JSON. */
export const LOOK_ORDER_VARIABLE = 'ATELIER_LOOK_ORDER';

/** What begins each line of such a process that is an answer; native code may print others. */
export const LOOK_LINE = 'look ';

const share = z.number().min(0).max(1);

/** One answer: the place of the file in the order, and how it looks, or null where it could not be read. */
export const lookAnswerSchema = z.strictObject({
  at: z.int().min(0),
  look: z
    .strictObject({
      colours: z
        .array(
          z.strictObject({
            lightness: z.number().min(-1).max(2),
            a: z.number().min(-1).max(1),
            b: z.number().min(-1).max(1),
            share,
          }),
        )
        .max(16),
      descriptor: z.string().max(4096),
    })
    .nullable(),
});

/** See lookAnswerSchema. */
export type LookAnswer = z.infer<typeof lookAnswerSchema>;
