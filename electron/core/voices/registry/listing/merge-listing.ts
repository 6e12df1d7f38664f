import type { Voice } from '../../../../../shared/domain/voices/voice.ts';
import type { Tx } from '../../../database/database.ts';
import { completeTask } from '../../../remote-tasks/task-table.ts';
import { copyOrganised } from '../../../organisation/write-organised.ts';
import type { RemoteVoice, VoiceKind } from '../../../service/voices/voice-service.ts';
import { sentCloning } from '../../clone/cloning-table.ts';
import { twinOf } from './united-voices.ts';
import { voiceSubject } from './voice-subjects.ts';
import { voiceExpiry } from '../voice-expiry.ts';
import { remoteVoiceName } from './voice-names.ts';
import {
  deleteVoiceRow,
  idsUsedUpSince,
  type NewVoice,
  putVoice,
  selectVoices,
  type StoredVoice,
} from '../voice-table.ts';
import type { EngineChoice } from '../../../../../shared/domain/settings/engine-choice.ts';

const LONGEST_DESCRIPTION = 2000;
const KINDS: Record<VoiceKind, Voice['kind']> = {
  system: 'system',
  voice_cloning: 'cloned',
  voice_generation: 'designed',
};

/** What a service's list said. `askedAtMs` is when it was asked: voices made or deleted later are not judged by it. */
export type Listing = { engine: EngineChoice; remote: readonly RemoteVoice[]; askedAtMs: number; nowMs: number };

/**
 * Brings the registry in line with a service's list; returns whether anything changed. Candidates of a design are voices of
 * the service too, but not of the user until they are kept.
 */
export function mergeListing(tx: Tx, listing: Listing): boolean {
  const { engine, remote, askedAtMs } = listing;
  const known = new Map(selectVoices(tx, 'WHERE engine = :engine', { engine }).map((voice) => [voice.id, voice]));
  const notNew = new Set([...candidateIds(tx, engine), ...idsUsedUpSince(tx, engine, askedAtMs)]);
  let isChanged = false;
  const put = (voice: NewVoice) => {
    isChanged = true;
    putVoice(tx, voice);
  };
  // A list may name a voice twice: taken for a new one then, it would lose its sample and its consent.
  for (const voice of new Map(remote.map((each) => [each.id, each])).values()) {
    const row = known.get(voice.id);
    known.delete(voice.id);
    if (!row && notNew.has(voice.id)) continue;
    if (!row) {
      const found = newRow(tx, listing, voice);
      put(found);
      keepLikeTwin(tx, found);
    }
    if (row && (row.state !== 'ready' || !row.isListed)) put({ ...row, state: 'ready', isListed: true });
  }
  for (const row of known.values()) {
    const fate = fateOfUnlisted(row, listing);
    if (fate === 'missing') put({ ...row, state: 'missing' });
    if (fate !== 'gone') continue;
    isChanged = true;
    deleteVoiceRow(tx, row);
  }
  return isChanged;
}

function newRow(tx: Tx, { engine, nowMs }: Listing, voice: RemoteVoice): NewVoice {
  const kind = KINDS[voice.kind];
  // A cloning whose answer was lost: the voice is ours, and so are its sample and its consent record.
  const cloning = kind === 'cloned' ? sentCloning(tx, { engine, id: voice.id }) : null;
  if (cloning) {
    const { name, recipe, consent, sentAtMs, taskId } = cloning;
    completeTask(tx, taskId, nowMs);
    return { engine, id: voice.id, kind, name, createdAtMs: sentAtMs, clone: recipe, consent, isListed: true };
  }
  return {
    engine,
    id: voice.id,
    kind,
    name: remoteVoiceName(voice),
    description: describe(voice.description),
    designPrompt: kind === 'designed' ? (voice.description[0] ?? null) : null,
    createdAtMs: kind === 'system' ? null : timeOf(voice.createdOn, nowMs),
    isListed: true,
  };
}

/** What the user said of the same voice on the other service holds here too. */
function keepLikeTwin(tx: Tx, voice: NewVoice): void {
  const twin = twinOf(tx, voice);
  if (twin) copyOrganised(tx, voiceSubject(twin), voiceSubject(voice));
}

/** The day is all that is said; its beginning is the safe reading. Services give 1970 for what has no date. */
function timeOf(createdOn: string | null, nowMs: number): number | null {
  const timeMs = createdOn === null ? Number.NaN : Date.parse(createdOn);
  return Number.isNaN(timeMs) || timeMs < 86_400_000 || timeMs > nowMs ? null : timeMs;
}

/** A public service lists own voices only after they first spoke (gaps.md, List voices): till then their age decides. */
function fateOfUnlisted(row: StoredVoice, { engine, askedAtMs, nowMs }: Listing): 'stays' | 'missing' | 'gone' {
  if ((row.createdAtMs ?? 0) >= askedAtMs || row.state === 'missing') return 'stays';
  if (row.kind === 'system') return isOrganised(row) ? 'missing' : 'gone';
  if (engine === 'local' || row.isListed) return 'missing';
  const expiresAtMs = voiceExpiry({ ...row, state: 'missing' }, nowMs);
  return expiresAtMs !== null && expiresAtMs <= nowMs ? 'missing' : 'stays';
}

/** Whether the user has said anything of a voice. */
const isOrganised = ({ isFavourite, rating, tags, folders }: StoredVoice) =>
  isFavourite || rating > 0 || tags.length > 0 || folders.length > 0;

function candidateIds(tx: Tx, engine: EngineChoice): string[] {
  const rows = tx.all<{ voiceId: string }>(
    `SELECT json_extract(facts, '$.voiceId') AS voiceId FROM generation_results
     JOIN generations ON generations.id = generation_id WHERE kind = 'voice-design' AND engine = :engine`,
    { engine },
  );
  return rows.map(({ voiceId }) => voiceId);
}

/** Sentences follow each other, other parts are a list. */
function describe(parts: readonly string[]): string {
  const joined = parts.reduce((text, part) => {
    if (text === '') return part;
    return `${text}${/[.!?]$/.test(text) ? '' : ','} ${part}`;
  }, '');
  return joined.slice(0, LONGEST_DESCRIPTION);
}
