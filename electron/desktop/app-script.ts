/** What the build calls the script of `renderer/app/start/open-app.tsx`, before its hash. */
export const APP_SCRIPT = 'open-app';

/** Scripts and style sheets of the page on their way to it. */
export type ScriptWatch = {
  /** Resolves when the page has all that it asked for together with the app's script, or after `limitMs`. */
  isSent: Promise<void>;
  onAsked(name: string): void;
  onSent(name: string): void;
};

/**
 * While core's code is read this process answers nobody, so it begins when the page has the app's scripts and the style sheets
 * that they wait for, which the page's process then evaluates at the same time. A page that asks for none keeps core waiting no
 * longer than the limit.
 */
export function watchScripts(limitMs: number): ScriptWatch {
  const underway = new Set<string>();
  let isAppSent = false;
  let resolveSent: () => void = () => undefined;
  const isSent = new Promise<void>((resolve) => {
    resolveSent = resolve;
    setTimeout(resolve, limitMs);
  });
  return {
    isSent,
    onAsked: (name) => void underway.add(name),
    onSent(name) {
      underway.delete(name);
      isAppSent ||= name.startsWith(`${APP_SCRIPT}-`) && name.endsWith('.js');
      if (isAppSent && underway.size === 0) resolveSent();
    },
  };
}
