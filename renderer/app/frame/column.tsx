import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { TEXTS } from '../texts.ts';
import { clampWidth, COLUMN_LIMITS, type ColumnKind } from './frame-layout.ts';
import { useFrame } from './frame-store.ts';
import classes from './frame.module.css';

type Side = 'list' | 'dock';
type Props = { side: Side; kind: ColumnKind; mode: 'column' | 'overlay'; width: number; children: ReactNode };

const LABELS: Record<Side, string> = { list: TEXTS.regions.list, dock: TEXTS.regions.dock };
const WIDTHS = { list: 'listWidth', form: 'formWidth', dock: 'dockWidth' } as const satisfies Record<
  ColumnKind,
  string
>;
const KEY_STEP = 8;

/** Sidebar or inspector: beside the stage with a handle to resize, or over it in a narrow window. */
export function Column({ side, kind, mode, width, children }: Props) {
  useCloseOnEscape(mode === 'overlay');
  return (
    <aside
      className={classes.column}
      data-side={side}
      data-mode={mode}
      data-region={side}
      tabIndex={-1}
      aria-label={LABELS[side]}
      style={{ '--column-width': `${width / 16}rem` } as CSSProperties}
    >
      {children}
      {mode === 'column' ? <ResizeHandle side={side} kind={kind} width={width} /> : null}
    </aside>
  );
}

function useCloseOnEscape(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) useFrame.setState({ overlay: null });
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [isOn]);
}

function ResizeHandle({ side, kind, width }: Pick<Props, 'side' | 'kind' | 'width'>) {
  const drag = useRef<{ startX: number; startWidth: number } | null>(null);
  const setWidth = (next: number | null) => {
    useFrame.setState({ [WIDTHS[kind]]: next === null ? null : clampWidth(kind, next) });
  };
  const direction = side === 'list' ? 1 : -1;
  const start = (event: PointerEvent<HTMLDivElement>) => {
    drag.current = { startX: event.clientX, startWidth: width };
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset['dragging'] = '';
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag.current) return;
    const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    setWidth(drag.current.startWidth + (direction * (event.clientX - drag.current.startX)) / scale);
  };
  const end = (event: PointerEvent<HTMLDivElement>) => {
    drag.current = null;
    delete event.currentTarget.dataset['dragging'];
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setWidth(width + direction * step);
  };
  return (
    <div
      className={classes.handle}
      data-side={side}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={side === 'list' ? TEXTS.resizeList : TEXTS.resizeDock}
      aria-valuenow={width}
      aria-valuemin={COLUMN_LIMITS[kind].min}
      aria-valuemax={COLUMN_LIMITS[kind].max}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => setWidth(null)}
      onKeyDown={press}
    />
  );
}
