import { registerHooks } from 'node:module';

/** Lets code that is bundled for Electron run in plain Node: electron-store imports `electron` for a folder that core always gives. */
export function withoutElectron(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'electron'
        ? { url: 'data:text/javascript,export default {}', shortCircuit: true }
        : next(specifier, context),
  });
}
