import type { LineId } from '../../../../../shared/domain/ids.ts';
import type { Pronunciation } from '../../../../../shared/domain/script/script-views.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';

/** Entries that matter where a script is open: those for everything, for this script, and for a voice of its cast. */
export function relevantEntries(dictionary: readonly Pronunciation[], open: OpenScript | null): Pronunciation[] {
  const voiceIds = new Set([
    open?.script.settings.voiceId,
    ...(open?.script.characters ?? []).map((one) => one.voiceId),
  ]);
  return dictionary.filter(({ scope }) => {
    if (scope.kind === 'app') return true;
    return scope.kind === 'script' ? scope.scriptId === open?.script.id : voiceIds.has(scope.voiceId);
  });
}

/** Words are heard with the voice of the active line, else with that of the script, else with the first one of its cast. */
export function previewVoice(open: OpenScript | null, activeId: LineId | null): string | null {
  if (!open) return null;
  const ofLine = activeId === null ? null : open.states.get(activeId)?.recipe?.voiceId;
  return ofLine ?? open.script.settings.voiceId ?? open.script.characters.find((one) => one.voiceId)?.voiceId ?? null;
}
