import type { ComponentType, ReactNode } from 'react';
import type { CommandId } from '../../../shared/domain/commands/commands.ts';
import type { PanelId } from '../../../shared/domain/panel-id.ts';
import type { AssistantPane } from './assistant-tab.ts';

/** Icon component as @tabler/icons-react exports them. */
export type PanelIcon = ComponentType<{ size?: number | string; stroke?: number | string }>;

/**
 * One panel of the studio, as the frame knows it before its code is read (see PanelContent). The rest of the address behind
 * the panel's id belongs to the panel (see navigation.ts).
 */
export type Panel = {
  /** Segment of the address, e.g. `transcribe` in `#/transcribe/…`. */
  id: PanelId;
  title: string;
  icon: PanelIcon;
  command: CommandId;
  place: 'top' | 'foot';
  /** Mounted for as long as the window lives, whichever panel is open: drop targets, files opened from outside. */
  Background?: ComponentType;
  /** Which columns its content has: they have their places before the content is there. */
  hasList: boolean;
  /** Its list is a form, which needs more room. */
  hasForm?: boolean;
  hasDock: boolean;
};

/**
 * What a panel shows while it is open: code of its own, read with the first window that opens there or when the window is
 * idle. The frame mounts `Provider` round the three slots.
 */
export type PanelContent = {
  Provider?: ComponentType<{ children: ReactNode }>;
  /** What there is to open; brings its own 48 px header. */
  List: ComponentType | null;
  Main: ComponentType;
  /** The inspector; brings its own 48 px header with tabs. */
  Dock: ComponentType | null;
  /** The assistant as it stands beside other panels; only Chat brings it. */
  Pane?: AssistantPane;
  /** The assistant in the mini window; only Chat brings it. */
  Mini?: ComponentType;
};
