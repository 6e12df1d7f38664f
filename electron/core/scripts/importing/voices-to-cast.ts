import type { ScriptsDeps } from '../scripts-deps.ts';
import { engineOfPanel } from '../../../../shared/domain/settings/panel-engines.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** A new script is worth more than its cast: it does not wait longer than this for voices. */
const PATIENCE_MS = 2500;

/**
 * Sees to it that there are voices for a new script, if they can be had soon; returns the engine that they are of, that of the
 * Speak panel where none is named. Where some are known nobody is asked; nor for an empty script on this computer, whose voice is
 * known without asking (see SHIPPED_VOICE), so that who goes on typing loses nothing. Never throws: a script can be cast later.
 */
export async function voicesToCast(
  { settings, knownVoices, voices, names }: Pick<ScriptsDeps, 'settings' | 'knownVoices' | 'voices' | 'names'>,
  wanted: EngineChoice | undefined,
  { isEmpty = false }: { isEmpty?: boolean } = {},
): Promise<EngineChoice> {
  const engine = wanted ?? engineOfPanel(settings(), 'speak');
  if (isEmpty && engine === 'local') return engine;
  const loading = names.load();
  if (knownVoices(engine).length > 0) {
    await loading;
    return engine;
  }
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  // Why there are none is told with the list of voices, not here.
  await Promise.race([voices.list({ engine }), late]).finally(() => clearTimeout(timer));
  await loading;
  return engine;
}
