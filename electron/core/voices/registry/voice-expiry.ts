import { UNUSED_VOICE_LIFETIME_MS } from '../../../../shared/service-api/speech/voices.ts';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';

/** Below this much time left a voice that is kept alive is spoken with. */
export const KEEP_ALIVE_BELOW_MS = 36 * 60 * 60 * 1000;

/**
 * When the service will delete a voice that is not used before: 7 days after its last use or its creation (service.md, Voice
 * clone result). Null for voices of this computer and of the system, for one whose dates nobody knows, and for one that the
 * service still has after that time: it was used elsewhere.
 */
export function voiceExpiry(
  voice: Pick<Voice, 'engine' | 'kind' | 'state' | 'createdAtMs' | 'lastUsedAtMs'>,
  nowMs: number,
): number | null {
  const since = Math.max(voice.createdAtMs ?? 0, voice.lastUsedAtMs ?? 0);
  if (voice.engine === 'local' || voice.kind === 'system' || since === 0) return null;
  const expiresAtMs = since + UNUSED_VOICE_LIFETIME_MS;
  return voice.state === 'ready' && expiresAtMs <= nowMs ? null : expiresAtMs;
}
