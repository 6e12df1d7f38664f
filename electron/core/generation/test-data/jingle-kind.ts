import path from 'node:path';
import * as z from 'zod';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import {
  type ItemKind,
  type ItemKindRow,
  ITEM_KINDS,
  type ItemKinds,
  type MadeFileKind,
} from '../../../../shared/domain/library/item-kinds.ts';
import { jsonBody } from '../../service/transport/bodies/json-body.ts';
import type { ServiceConnection } from '../../service/transport/service-connection.ts';
import type { GenerationKind } from '../generation-kind.ts';

const JINGLE_ROW: ItemKindRow = { mediaType: 'audio', origin: 'made', panel: null, searched: ['title'], shownIn: [] };
/** Only this file knows the kind: for the compiler it does not exist. */
const JINGLE = 'jingle' as ItemKind;

/** The registry with a kind of items that the program does not have. */
export const KINDS_WITH_JINGLES: ItemKinds = { ...ITEM_KINDS, [JINGLE]: JINGLE_ROW };

const jingleRecipeSchema = z.object({
  kind: z.literal('jingle'),
  version: z.literal(1),
  prompt: z.string(),
  sourceId: z.string().nullable(),
});

/** What a jingle is made from. */
export type JingleRecipe = z.infer<typeof jingleRecipeSchema>;

const answerSchema = z.looseObject({ links: z.array(z.string()), usage: z.number() });

type Order = { prompt: string; count: number };

/**
 * All that a new kind needs in core: four results a request at most, each a link that comes with the answer, as images have it
 * (service.md, image generation). It takes the lane of voice design.
 */
export function jingleKind(connection: ServiceConnection): GenerationKind<JingleRecipe, Order> {
  return {
    kind: 'jingle',
    recipe: jingleRecipeSchema,
    job: 'design-voice',
    step: 'designing',
    shownIn: 'library',
    itemKind: JINGLE as MadeFileKind,
    title: ({ prompt }) => prompt,
    check: ({ prompt }) => {
      if (prompt.length > 40) throw reasonedFailure('INVALID_INPUT', 'word_empty', { field: 'prompt' });
    },
    sources: ({ sourceId }) => (sourceId === null ? [] : [sourceId as ItemId]),
    resultsPerRequest: 4,
    task: {
      kind: 'speech',
      async submit({ request: { prompt, count }, options }) {
        const body = async () => jsonBody({ prompt, n: count });
        const operation = { method: 'POST', path: '/v1/jingle_generation', body } as const;
        const { links, usage } = await connection.json(operation, answerSchema, options);
        return { result: { links }, billedUnits: usage };
      },
    },
    order: ({ recipe: { prompt }, results }) => ({
      part: String(results[0]?.position),
      request: { prompt, count: results.length },
    }),
    async collect({ recipe: { prompt }, task, folder, download }) {
      const links = task.result !== null && 'links' in task.result ? task.result.links : [];
      return await Promise.all(
        links.map(async (_link, index) => {
          const file = path.join(folder, `${index}.wav`);
          await download(file, index);
          return { file: { path: file, fileName: 'jingle.wav', title: prompt } };
        }),
      );
    },
    units: (files) => ({ files }),
  };
}
