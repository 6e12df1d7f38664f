import { type } from '@orpc/contract';
import * as z from 'zod';
import {
  COLOUR_LABELS,
  type LabelCount,
  type OrganisedChange,
  type OrganisedRef,
} from '../../domain/organisation/organised.ts';
import { procedure } from '../failures.ts';
import { itemId, voiceId } from '../inputs.ts';

const ref = z.discriminatedUnion('of', [
  z.object({ of: z.literal('item'), id: itemId }),
  z.object({ of: z.literal('voice'), engine: z.enum(['local', 'cloud']), id: voiceId }),
]) as unknown as z.ZodType<OrganisedRef, OrganisedRef>;
const refs = z.array(ref).min(1).max(10_000);
/** Core says which name is wrong, and why; here only what nobody can mean is stopped. */
const labels = z.array(z.string().max(1000)).max(1000).optional();

/** How things are kept, of every kind and of voices: many at once, and each change can be undone. */
export const organisationContract = {
  update: procedure
    .input(
      z.object({
        refs,
        values: z.object({
          isFavourite: z.boolean().optional(),
          rating: z.number().optional(),
          /** A list replaces; what is removed and added after it counts too. */
          tags: labels,
          addTags: labels,
          removeTags: labels,
          folders: labels,
          addFolders: labels,
          removeFolders: labels,
          verdict: z.enum(['picked', 'rejected']).nullable().optional(),
          rejectReason: z.string().max(1000).optional(),
          colourLabel: z.enum(COLOUR_LABELS).nullable().optional(),
          note: z.string().max(100_000).optional(),
        }),
      }),
    )
    .output(type<OrganisedChange>()),
  /** Into the bin, with all that belongs to it. Voices stay in their service, which still counts their days. */
  bin: procedure.input(z.object({ refs })).output(type<OrganisedChange>()),
  restore: procedure.input(z.object({ refs })).output(type<OrganisedChange>()),
  /** Takes a change back, once, where nothing else was said since. The answer undoes that. */
  undo: procedure.input(z.object({ undoId: z.string().max(64) })).output(type<OrganisedChange>()),
  /** Tags, folders and reasons to reject of items outside the bin. */
  labels: procedure.output(type<{ tags: LabelCount[]; folders: LabelCount[]; reasons: LabelCount[] }>()),
};
