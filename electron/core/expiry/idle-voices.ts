import { UNUSED_VOICE_LIFETIME_MS } from '../../../shared/service-api/speech/voices.ts';
import type { Db } from '../database/database.ts';
import type { ExpiringItem, ExpiryDid } from '../../../shared/domain/jobs/expiry.ts';
import { EXPIRY_WARNING_MS } from '../../../shared/domain/jobs/expiry.ts';
import { voiceExpiry } from '../voices/registry/voice-expiry.ts';
import { selectVoices, type StoredVoice } from '../voices/registry/voice-table.ts';
import type { ExpirySource } from './expiry.ts';

/** Voices of the account that the service deletes when nobody uses them for 7 days (service.md, Voice clone result). */
export function idleVoices(db: Db): ExpirySource {
  return (nowMs) =>
    selectVoices(
      db,
      `WHERE engine = 'cloud' AND kind <> 'system' AND state = 'ready' AND binned_at_ms IS NULL ORDER BY name, id`,
    ).flatMap((voice) => {
      const expiresAtMs = voiceExpiry(voice, nowMs);
      return expiresAtMs === null ? [] : [itemOf(voice, { expiresAtMs, nowMs })];
    });
}

function itemOf(voice: StoredVoice, { expiresAtMs, nowMs }: { expiresAtMs: number; nowMs: number }): ExpiringItem {
  const { engine, id, name, keepsAlive } = voice;
  return {
    id: `voice ${engine} ${id}`,
    kind: 'voice',
    name,
    expiresAtMs,
    lifeMs: UNUSED_VOICE_LIFETIME_MS,
    isSafe: keepsAlive,
    did: didFor(voice, expiresAtMs - nowMs),
    action: keepsAlive ? null : { kind: 'use', engine, voiceId: id },
    jobId: null,
    shows: { kind: 'voice', id },
  };
}

function didFor({ keepsAlive, lastUsedAtMs }: StoredVoice, leftMs: number): ExpiryDid {
  if (keepsAlive) return { what: 'kept' };
  return leftMs > EXPIRY_WARNING_MS && lastUsedAtMs !== null ? { what: 'used', atMs: lastUsedAtMs } : { what: 'asks' };
}
