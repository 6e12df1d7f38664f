import { COMMANDS, type CommandId } from '../../../shared/domain/commands/commands.ts';

/** What a panel makes of a command while it is mounted. */
export type Action = {
  run: () => void;
  /** False: shown but cannot run now. Default true. */
  enabled?: boolean;
  /** For commands with a tick. */
  checked?: boolean;
  /** Name for the moment, e.g. "Undo split line"; the command's title otherwise. */
  label?: string;
  /** Why it cannot run now; shown in the tooltip. */
  reason?: string;
  /** Keys count only while the focus is inside this element. */
  within?: { current: Element | null };
  /** Only keys do it: buttons of the command, as those of the player at the foot, do what lies below. */
  keysOnly?: boolean;
};

/** Actions by command. */
export type Actions = Partial<Record<CommandId, Action>>;

const SHOWN = ['enabled', 'checked', 'label', 'reason'] as const;

/** What a button of a command shows of its action. */
export type ShownAction = { [Key in (typeof SHOWN)[number]]?: Action[Key] | undefined };

type Layer = { actions: Actions };

/**
 * Who does what: layers of actions, the last mounted on top. It feeds keys, menus, palette, tooltips and the sheet of
 * shortcuts. Read it in React through use-actions.ts.
 */
export class ActionRegistry {
  #layers: Layer[] = [];
  #listeners = new Set<() => void>();
  #version = 0;
  readonly #shown = new Map<CommandId, { version: number; action: ShownAction | null }>();

  /** Adds a layer. `update` replaces its actions, `remove` takes it out. */
  add(actions: Actions): { update: (actions: Actions) => void; remove: () => void } {
    const layer: Layer = { actions };
    this.#layers = [...this.#layers, layer];
    this.#changed();
    return {
      update: (next) => {
        const isSame = sameActions(layer.actions, next);
        layer.actions = next;
        if (!isSame) this.#changed();
      },
      remove: () => {
        this.#layers = this.#layers.filter((other) => other !== layer);
        this.#changed();
      },
    };
  }

  /** The action of a command now; with `focus`, one whose `within` holds the focus comes first and others with `within` do not count; without, none of keys only. */
  find(id: CommandId, focus?: Element | null): Action | null {
    let unscoped: Action | null = null;
    for (const { actions } of this.#layers.toReversed()) {
      const action = actions[id];
      if (!action || (action.keysOnly && focus === undefined)) continue;
      if (!action.within) {
        unscoped ??= action;
        continue;
      }
      if (focus === undefined) return action;
      if (focus && action.within.current?.contains(focus)) return action;
    }
    return unscoped;
  }

  /**
   * What a button of the command shows, null where nobody has registered it: the same object until that changes, so that only
   * its own buttons render again. For useSyncExternalStore.
   */
  shown(id: CommandId): ShownAction | null {
    const before = this.#shown.get(id);
    if (before?.version === this.#version) return before.action;
    const found = this.find(id);
    const action = before && isShownAlike(before.action, found) ? before.action : shownOf(found);
    this.#shown.set(id, { version: this.#version, action });
    return action;
  }

  /** Runs a command if it can run now. Returns whether it ran. */
  run(id: CommandId, focus?: Element | null): boolean {
    const action = this.find(id, focus);
    if (!action || action.enabled === false) return false;
    action.run();
    return true;
  }

  /** Commands that someone can do something about, in the order of the list of commands. */
  available(): CommandId[] {
    return COMMANDS.map(({ id }) => id).filter((id) => this.find(id) !== null);
  }

  /** For useSyncExternalStore. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Grows with every visible change (not when only a `run` function was replaced). */
  version = (): number => this.#version;

  #changed(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

function sameActions(a: Actions, b: Actions): boolean {
  const keys = Object.keys(a) as CommandId[];
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((id) => {
    const before = a[id];
    const after = b[id];
    if (!before || !after) return before === after;
    return isShownAlike(before, after) && before.within === after.within;
  });
}

function shownOf(action: Action | null): ShownAction | null {
  if (!action) return null;
  const { enabled, checked, label, reason } = action;
  return { enabled, checked, label, reason };
}

function isShownAlike(a: ShownAction | null, b: ShownAction | null): boolean {
  if (!a || !b) return a === b;
  return SHOWN.every((key) => a[key] === b[key]);
}

/** The one registry of the window. */
export const actionRegistry = new ActionRegistry();
