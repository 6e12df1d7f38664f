import { type } from '@orpc/contract';
import * as z from 'zod';
import { type Cut, cutSchema } from '../../domain/cut/cut.ts';
import type { CutClipFacts, FilmAbility, NarrationSource } from '../../domain/cut/cut-sources.ts';
import type { CutId, JobId } from '../../domain/ids.ts';
import type { OrganisedChange } from '../../domain/organisation/organised.ts';
import { procedure } from '../failures.ts';
import { cutId, itemId } from '../inputs.ts';

const name = z.string().max(1000);
const change = type<OrganisedChange>();

/** Rough cuts. Each change of one can be undone with `organisation.undo`. */
export const cutsContract = {
  list: procedure.output(type<Cut[]>()),
  create: procedure.input(z.object({ name, document: cutSchema })).output(type<OrganisedChange & { id: CutId }>()),
  update: procedure
    .input(z.object({ id: cutId, name: name.optional(), document: cutSchema.optional() }))
    .output(change),
  remove: procedure.input(z.object({ id: cutId })).output(change),
  clips: procedure.input(z.object({ itemIds: z.array(itemId).max(1000) })).output(type<CutClipFacts[]>()),
  narration: procedure.input(z.object({ itemId })).output(type<NarrationSource>()),
  ability: procedure.output(type<FilmAbility>()),
  /** The captions of the film as SubRip. */
  subtitles: procedure.input(z.object({ id: cutId })).output(type<{ text: string; fileName: string }>()),
  /** Starts the job that writes the film as a new clip. */
  export: procedure.input(z.object({ id: cutId })).output(type<{ jobId: JobId }>()),
};
