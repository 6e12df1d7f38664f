import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure, type FailureCode, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { AttachmentPart } from '../../../../shared/domain/conversation/message.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { fileFailure } from '../../files/file-failure.ts';
import type { Library } from '../../library/library.ts';
import type { Scripts } from '../../scripts/scripts.ts';
import type { InputPart } from '../../service/responses/response-service.ts';
import type { Transcripts } from '../../transcripts/transcripts.ts';
import { maxUploadBytes } from '../../../../shared/service-api/files.ts';
import { writeDocument } from '../../../../shared/service-api/responses/studio-context.ts';

/** The longest text of one item that is sent, UTF-16 units: about 50,000 tokens. */
const MOST_CHARACTERS = 200_000;
/** The largest image that is sent. */
const MOST_IMAGE_BYTES = 10 * 1024 * 1024;
const IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const GONE: readonly FailureCode[] = ['NOT_FOUND', 'FILE_MISSING', 'FILE_CHANGED'];

/** The domains that attachments are read from. */
export type AttachmentSources = {
  library: Pick<Library, 'details' | 'mediaFile'>;
  scripts: Pick<Scripts, 'get'>;
  transcripts: Pick<Transcripts, 'render'>;
};

/** What is sent of an item; a clip is uploaded first. */
export type AttachedInput = InputPart | { clipId: ItemId };

/** What of an item goes with a message: how that is told, and what is sent, empty where nothing can be. */
type Attached = { part: AttachmentPart; input: AttachedInput[] };

/**
 * Reads what goes along with a message: text as a document, an image as itself, a recording as its transcript, and to the cloud
 * (`takesClips`) a clip as its file. An item that is gone or says nothing is left out, and the part says so.
 */
export async function attachItem(
  sources: AttachmentSources,
  id: ItemId,
  { takesClips }: { takesClips: boolean },
): Promise<Attached> {
  const facts = factsOf(sources, id);
  if (!facts) return leftOut({ itemId: id, kind: 'recording', title: '' });
  const { item, transcriptId } = facts;
  const told = { itemId: id, kind: item.kind, title: item.title };
  if (item.kind === 'image') return await orLeftOut(told, () => attachImage(sources, told));
  if (item.kind === 'clip') {
    return takesClips ? await orLeftOut(told, () => attachClip(sources, told)) : leftOut(told);
  }
  const text = textOf(sources, { id, kind: item.kind, transcriptId });
  if (text === null || text.trim() === '') return leftOut(told);
  const isCut = text.length > MOST_CHARACTERS;
  // Half a character at the cut would make the whole request one that services refuse.
  const sent = isCut ? text.slice(0, MOST_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '') : text;
  return {
    part: { ...told, type: 'attachment', state: isCut ? 'cut' : 'sent', characters: sent.length },
    input: [{ text: writeDocument({ title: item.title, text: sent }) }],
  };
}

type Told = Pick<AttachmentPart, 'itemId' | 'kind' | 'title'>;

const leftOut = (told: Told): Attached => ({
  part: { ...told, type: 'attachment', state: 'left-out', characters: null },
  input: [],
});

function factsOf({ library }: AttachmentSources, id: ItemId) {
  try {
    const { item, usedIn } = library.details({ id });
    return { item, transcriptId: usedIn.find(({ kind }) => kind === 'transcript')?.id ?? null };
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

function textOf(
  { scripts, transcripts }: AttachmentSources,
  { id, kind, transcriptId }: { id: ItemId; kind: AttachmentPart['kind']; transcriptId: ItemId | null },
): string | null {
  if (kind === 'script') {
    const { lines, characters } = scripts.get({ id });
    const names = new Map(characters.map((character) => [character.id, character.name]));
    const named = lines.map((line) => ({
      ...line,
      name: line.characterId === null ? null : names.get(line.characterId),
    }));
    return named.map(({ text, name }) => (name ? `${name}: ${text}` : text)).join('\n');
  }
  const rendered = kind === 'transcript' ? id : transcriptId;
  return rendered && transcripts.render({ id: rendered, format: 'txt', withTimes: true }).text;
}

/** A file that is away, or another one by now, must not keep the chat from going on without it. */
async function orLeftOut(told: Told, attach: () => Promise<Attached>): Promise<Attached> {
  try {
    return await attach();
  } catch (error) {
    if (GONE.includes(failureRecord(fileFailure(error, told.title)).code)) return leftOut(told);
    throw error;
  }
}

async function attachClip({ library }: AttachmentSources, told: Told): Promise<Attached> {
  const { file } = library.mediaFile({ id: told.itemId, variant: 'original' });
  const most = maxUploadBytes('video_understanding', path.extname(file).slice(1).toLowerCase());
  if (most === null || (await stat(file)).size > most) return leftOut(told);
  return { part: { ...told, type: 'attachment', state: 'sent', characters: null }, input: [{ clipId: told.itemId }] };
}

async function attachImage({ library }: AttachmentSources, told: Told): Promise<Attached> {
  const { file, contentType } = library.mediaFile({ id: told.itemId, variant: 'original' });
  if (!IMAGE_TYPES.includes(contentType) || (await stat(file)).size > MOST_IMAGE_BYTES) return leftOut(told);
  const imageUrl = `data:${contentType};base64,${(await readFile(file)).toString('base64')}`;
  return { part: { ...told, type: 'attachment', state: 'sent', characters: null }, input: [{ imageUrl }] };
}
