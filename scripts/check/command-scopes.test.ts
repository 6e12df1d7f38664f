import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { COMMANDS, isCommandId } from '../../shared/domain/commands/commands.ts';
import { worksIn } from '../../shared/domain/commands/command-scopes.ts';
import type { PanelId } from '../../shared/domain/panel-id.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PANELS: readonly PanelId[] = ['transcribe', 'speak', 'voices', 'tasks', 'settings'];
/** A command as a key of an object of actions. */
const ACTION = /'([a-z]+\.[A-Za-z0-9]+)'\s*:/g;

/** Commands for which the panel's code has an action, with the file. */
function actionsOf(panel: PanelId): string[][] {
  return globSync(`renderer/features/${panel}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(ACTION)].map(([, id]) => [id ?? '', file]),
    )
    .filter(([id]) => isCommandId(id));
}

it('finds the actions of panels', () => {
  expect(actionsOf('speak').length).toBeGreaterThan(20);
});

it.each(PANELS)('declares for every command that %s does something about that it works there', (panel) => {
  const scopes = new Map<string, (typeof COMMANDS)[number]['scope']>(COMMANDS.map(({ id, scope }) => [id, scope]));
  const undeclared = actionsOf(panel).filter(([id = '']) => !worksIn(scopes.get(id) ?? 'window', panel));
  expect(undeclared).toEqual([]);
});
