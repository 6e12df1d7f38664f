import { expect, it } from 'vitest';
import { ActionRegistry } from './action-registry.ts';

const noop = () => undefined;

it('runs the action of the panel that was mounted last and goes back to the one below when it leaves', () => {
  const registry = new ActionRegistry();
  const ran: string[] = [];
  registry.add({ 'player.loop': { run: () => ran.push('player') } });
  const panel = registry.add({ 'player.loop': { run: () => ran.push('panel') } });
  registry.run('player.loop');
  panel.remove();
  registry.run('player.loop');
  expect(ran).toEqual(['panel', 'player']);
});

it('does not run a disabled action, nor the one below it', () => {
  const registry = new ActionRegistry();
  let runs = 0;
  registry.add({ 'edit.undo': { run: () => (runs += 1) } });
  registry.add({ 'edit.undo': { run: () => (runs += 1), enabled: false } });
  expect([registry.run('edit.undo'), runs]).toEqual([false, 0]);
});

it('leaves buttons of a command what lies below an action of keys alone', () => {
  const registry = new ActionRegistry();
  const ran: string[] = [];
  registry.add({ 'player.toggle': { run: () => ran.push('player') } });
  registry.add({ 'player.toggle': { run: () => ran.push('clip'), keysOnly: true } });
  registry.run('player.toggle');
  registry.run('player.toggle', null);
  expect(ran).toEqual(['player', 'clip']);
});

it('tells its readers of visible changes only', () => {
  const registry = new ActionRegistry();
  const layer = registry.add({ 'edit.undo': { run: noop, enabled: true } });
  let changes = 0;
  registry.subscribe(() => (changes += 1));
  layer.update({ 'edit.undo': { run: () => undefined, enabled: true } });
  expect(changes).toBe(0);
  layer.update({ 'edit.undo': { run: noop, enabled: true, label: 'Undo split line' } });
  expect([changes, registry.find('edit.undo')?.label]).toEqual([1, 'Undo split line']);
});

it('shows the same of a command until that changes, whatever happens to others', () => {
  const registry = new ActionRegistry();
  expect(registry.shown('edit.undo')).toBeNull();
  const layer = registry.add({ 'edit.undo': { run: noop, label: 'Undo split line' } });
  const shown = registry.shown('edit.undo');
  expect(shown).toMatchObject({ label: 'Undo split line' });
  registry.add({ 'player.loop': { run: noop } });
  layer.update({ 'edit.undo': { run: () => undefined, label: 'Undo split line' }, 'edit.redo': { run: noop } });
  expect(registry.shown('edit.undo')).toBe(shown);
  const above = registry.add({ 'edit.undo': { run: noop, enabled: false } });
  expect(registry.shown('edit.undo')).toMatchObject({ enabled: false, label: undefined });
  above.remove();
  expect(registry.shown('edit.undo')).toEqual(shown);
  layer.remove();
  expect(registry.shown('edit.undo')).toBeNull();
});

it('prefers an action whose element holds the focus and leaves it out elsewhere', () => {
  const registry = new ActionRegistry();
  const inside = {} as Element;
  const outside = {} as Element;
  const list = { contains: (node: unknown) => node === inside } as unknown as Element;
  registry.add({ 'line.delete': { run: noop, label: 'anywhere' } });
  registry.add({ 'line.delete': { run: noop, label: 'in the list', within: { current: list } } });
  expect([registry.find('line.delete', inside)?.label, registry.find('line.delete', outside)?.label]).toEqual([
    'in the list',
    'anywhere',
  ]);
});
