import { expect, it } from 'vitest';
import { ActionRegistry } from '../ui/actions/action-registry.ts';
import { commandReports } from './command-reports.ts';

it('tells the menus of every command whether it can run, its tick and its keys', () => {
  const registry = new ActionRegistry();
  registry.add({
    'view.list': { run: () => undefined, checked: true },
    'edit.undo': { run: () => undefined, enabled: false },
  });
  const reports = new Map(commandReports(registry, { 'view.list': ['F9'] }).map((report) => [report.id, report]));
  expect([reports.get('view.list'), reports.get('edit.undo')?.enabled, reports.get('edit.redo')?.enabled]).toEqual([
    { id: 'view.list', enabled: true, checked: true, keys: ['F9'] },
    false,
    false,
  ]);
});
