import { registerHooks } from 'node:module';
import path from 'node:path';
import type { TestCore } from '../../../electron/core/testing/test-core.ts';
import type { Folders, HostPorts } from '../../../electron/core/host-ports.ts';

/** electron-store's import of 'electron' would start Electron's download in plain Node; see vite.config.ts. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron'
      ? { url: 'data:text/javascript,export default {}', shortCircuit: true }
      : next(specifier, context),
});

/** A real core in this process: without keychain and window, on a temporary folder unless `ports` names others. */
export async function openCore(ports: Partial<HostPorts> = {}): Promise<TestCore> {
  const { openTestCore } = await import('../../../electron/core/testing/test-core.ts');
  return openTestCore(ports);
}

/** Where the app keeps things when it is started on a profile, so that a core can prepare one for it. */
export function profileFolders(profile: string): Folders {
  return {
    data: profile,
    library: path.join(profile, 'library'),
    cache: path.join(profile, 'cache'),
    models: path.resolve(import.meta.dirname, '../../../resources/models'),
  };
}
