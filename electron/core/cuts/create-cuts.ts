import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Cut, cutSchema, type CutDocument, EMPTY_CUT } from '../../../shared/domain/cut/cut.ts';
import { filmSrt, placeCaptions } from '../../../shared/domain/cut/film-captions.ts';
import { framesToMs } from '../../../shared/domain/cut/plan-film.ts';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import { safeFileName } from '../../../shared/domain/files/file-name.ts';
import { parseJson } from '../../../shared/domain/files/parse-json.ts';
import type { CutId, ItemId } from '../../../shared/domain/ids.ts';
import type { CoreContext } from '../core-context.ts';
import { checkRow, freeRowName, numberedName, orderedIds } from '../organisation/named-rows.ts';
import { clipFacts } from './clip-facts.ts';
import type { CutNeighbours, Cuts } from './cuts.ts';
import { createFilmWork, type FilmOrder, plannedFilm } from './film-work.ts';
import { narrationSource } from './narration-source.ts';

const TABLE = 'cuts';

/** Builds the rough cuts on the organisation, which undoes every change, and registers the job that writes their films. */
export function createCuts(context: CoreContext, neighbours: CutNeighbours): Cuts {
  const folder = path.join(context.folders.cache, 'films');
  if (context.isClearing) fs.rmSync(folder, { recursive: true, force: true });
  const deps = { ...context, ...neighbours };
  neighbours.queue.register('write-film', createFilmWork({ ...deps, folder }));
  return {
    ...documents(context, neighbours),
    clips: ({ itemIds }) => itemIds.map((itemId) => clipFacts(neighbours.library, itemId)),
    narration: (input) => narrationSource(deps, input),
    ability: async () => {
      try {
        const { drawsCaptions } = await neighbours.media.filmTools();
        return { canWrite: true, drawsCaptions, reason: null };
      } catch (error) {
        const isFound = failureRecord(error).data['reason'] === 'ffmpeg_encoder';
        return { canWrite: false, drawsCaptions: false, reason: isFound ? 'ffmpeg_encoder' : 'ffmpeg_missing' };
      }
    },
    subtitles: async ({ id }) => {
      const { name, document } = readCut(context, id);
      const fileName = safeFileName(name, 'srt');
      if (document.narration === null) return { text: '', fileName };
      const { itemId, offsetMs } = document.narration;
      const { captions } = await narrationSource(deps, { itemId: itemId as ItemId });
      const plan = plannedFilm(neighbours.library, document);
      return {
        text: filmSrt(placeCaptions(captions, { offsetMs, durationMs: framesToMs(plan.frames, plan) })),
        fileName,
      };
    },
    export: async ({ id }) => {
      const { name, document } = readCut(context, id);
      plannedFilm(neighbours.library, document);
      for (const used of [document.narration, document.music])
        if (used) neighbours.library.get({ id: used.itemId as ItemId });
      neighbours.library.checkFolder();
      await neighbours.media.filmTools();
      const request: FilmOrder = { cutId: id, name, document };
      const order = { kind: 'write-film', title: name, itemId: null, engine: 'local', request } as const;
      const jobId = context.db.write((tx) => neighbours.queue.submit(tx, order));
      neighbours.queue.wake();
      return { jobId };
    },
  };
}

function documents(
  { db, now }: CoreContext,
  { organisation }: CutNeighbours,
): Pick<Cuts, 'list' | 'create' | 'update' | 'remove'> {
  return {
    list: () =>
      db
        .all<Row>('SELECT id, name, document FROM cuts WHERE deleted_at_ms IS NULL ORDER BY position, row')
        .map(shownCut),
    create: ({ name, document }) => {
      const id = randomUUID() as CutId;
      const change = organisation.rearrange((tx) => {
        const position = orderedIds(tx, TABLE).length;
        const values = { id, name: numberedName(tx, { table: TABLE, id, name }), position };
        // Stored as deleted, so that creating it is a change like any other, which undo takes back.
        tx.run(
          `INSERT INTO cuts (id, name, document, position, deleted_at_ms)
           VALUES (:id, :name, :document, :position, :atMs)`,
          { ...values, document: JSON.stringify(document), atMs: now() },
        );
        return { rows: [{ table: TABLE, id, values: { deleted_at_ms: null } }] };
      });
      return { id, ...change };
    },
    update: ({ id, name, document }) =>
      organisation.rearrange((tx) => {
        checkRow(tx, TABLE, id);
        const values = {
          ...(name === undefined ? {} : { name: freeRowName(tx, { table: TABLE, id, name }) }),
          ...(document === undefined ? {} : { document: JSON.stringify(document) }),
        };
        return { rows: [{ table: TABLE, id, values }] };
      }),
    remove: ({ id }) =>
      organisation.rearrange((tx) => {
        checkRow(tx, TABLE, id);
        return { rows: [{ table: TABLE, id, values: { deleted_at_ms: now() } }] };
      }),
  };
}

type Row = { id: CutId; name: string; document: string };

/** A document that this version does not understand is shown empty; nothing is written over it until somebody changes it. */
function shownCut({ id, name, document }: Row): Cut {
  return { id, name, document: documentIn(document) };
}

const documentIn = (text: string): CutDocument => cutSchema.safeParse(parseJson(text)).data ?? EMPTY_CUT;

function readCut({ db }: Pick<CoreContext, 'db'>, id: CutId): Cut {
  const { name, document } = checkRow(db, TABLE, id);
  return { id, name: String(name), document: documentIn(String(document)) };
}
