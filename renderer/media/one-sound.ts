/** Something of this window that can be heard. `subscribe` tells of every change. */
export type SoundSource = {
  subscribe(listener: () => void): () => void;
  isSounding(): boolean;
  pause(): void;
};

const sources = new Set<SoundSource>();

/** One sound at a time: from now on, whenever this one begins, all others pause, and whenever another begins, this one does. */
export function soundAlone(source: SoundSource): void {
  sources.add(source);
  let wasSounding = source.isSounding();
  source.subscribe(() => {
    const hasBegun = source.isSounding() && !wasSounding;
    wasSounding = source.isSounding();
    if (hasBegun) for (const other of sources) if (other !== source && other.isSounding()) other.pause();
  });
}
