import { registerHooks } from 'node:module';
import type { TestCore } from '../../../electron/core/testing/test-core.ts';
import type { HostPorts } from '../../../electron/core/host-ports.ts';

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
