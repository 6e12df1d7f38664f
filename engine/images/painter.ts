import type { Scene } from './scene/scene.ts';

/** One picture to be painted. */
export type PaintRequest = {
  prompt: string;
  seed: number;
  width: number;
  height: number;
  /** Lets the painter choose the light that the prompt leaves open. */
  isEnriched: boolean;
  /** A visible mark that the picture was generated. */
  hasWatermark: boolean;
  /** Replaces the style that the prompt names. */
  style?: Scene['style'] | undefined;
  /** A JPEG or PNG whose colours the first character wears. */
  reference?: Uint8Array | undefined;
  signal: AbortSignal;
};

/** A painted picture. */
export type Painting = {
  /** JPEG; the scene is in its comment. The same request gives the same bytes. */
  bytes: Uint8Array;
  scene: Scene;
  /** Words of the prompt that cannot be drawn. */
  notDrawn: string[];
  /** The prompt with what the painter added to it. */
  promptUsed: string;
};

/** Paints pictures from words. A neural engine would be another one behind this. */
export interface Painter {
  /**
   * Paints a picture.
   * @throws Failure CANCELLED when the signal fires, INVALID_INPUT for a reference that is no picture, WORKER_DIED
   */
  paint(request: PaintRequest): Promise<Painting>;
  /** Ends its threads; what runs fails. */
  dispose(): Promise<void>;
}
