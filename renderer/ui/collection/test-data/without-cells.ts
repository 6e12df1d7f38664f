import { vi } from 'vitest';

/** A window in which no cell of a grid is drawn and no frame comes: the keyboard is put on none. */
export function standInWithoutCells(): void {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
}
