import type { ComponentType, ReactNode } from 'react';
import type { CommandId } from '../../../shared/domain/commands/commands.ts';
import type { PanelId } from '../../../shared/domain/panel-id.ts';

/** Icon component as @tabler/icons-react exports them. */
export type PanelIcon = ComponentType<{ size?: number | string; stroke?: number | string }>;

/**
 * One panel of the studio. The frame mounts `Provider` round the three slots while the panel is open; columns that are
 * null do not exist. The rest of the address behind the panel's id belongs to the panel (see navigation.ts).
 */
export type Panel = {
  /** Segment of the address, e.g. `transcribe` in `#/transcribe/…`. */
  id: PanelId;
  title: string;
  icon: PanelIcon;
  command: CommandId;
  place: 'top' | 'foot';
  Provider?: ComponentType<{ children: ReactNode }>;
  /** Mounted for as long as the window lives, whichever panel is open: drop targets, files opened from outside. */
  Background?: ComponentType;
  /** What there is to open; brings its own 48 px header. */
  List: ComponentType | null;
  Main: ComponentType;
  /** The inspector; brings its own 48 px header with tabs. */
  Dock: ComponentType | null;
};
