import * as z from 'zod';

const id = z.string().regex(/^[\w-]{1,64}$/);

/** Parser of an id that comes from outside: from the window, or from what was kept over a restart. */
export const idSchema = <Id extends string>() => id as unknown as z.ZodType<Id, Id>;
