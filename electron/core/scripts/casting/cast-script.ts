import { engineOfPanel } from '../../../../shared/domain/settings/panel-engines.ts';
import { castAsBefore } from './cast-memory.ts';
import { castingEdits, castVoices } from './cast-voices.ts';
import { editScript } from '../editing/edit-script.ts';
import type { ScriptStore } from '../script-store.ts';
import type { ScriptsDeps } from '../scripts-deps.ts';
import type { Scripts } from '../scripts.ts';

/** See Scripts.cast. */
export async function castScript(
  deps: Pick<ScriptsDeps, 'db' | 'settings' | 'knownVoices' | 'voices' | 'names'>,
  store: ScriptStore,
  { id, label, engine = engineOfPanel(deps.settings(), 'speak') }: Parameters<Scripts['cast']>[0],
): ReturnType<Scripts['cast']> {
  // Before the wait: an unknown script is told of at once.
  store.script(id);
  const [{ failure }] = await Promise.all([deps.voices.list({ engine }), deps.names.load()]);
  const voices = deps.knownVoices(engine);
  const known = new Set(voices.map((voice) => voice.id));
  const script = store.script(id);
  const { settings, lines } = script;
  const characters = castAsBefore(deps.db, script.characters, (voiceId) => known.has(voiceId));
  const casting = { voices, traitsOf: deps.names.traitsOf };
  const edits = castingEdits(script, castVoices({ voiceId: settings.voiceId, characters, lines }, casting));
  return { change: edits.length > 0 ? editScript(store, { id, edits, label }) : null, failure };
}
