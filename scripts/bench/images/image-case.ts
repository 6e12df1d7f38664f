import type { Backdrop, Hour } from '../../../engine/images/scene/scene.ts';

/** A prompt and what its picture must show. */
export type ImageCase = {
  prompt: string;
  /** Subjects by ID, how many at least, and where or in which colour if asked. */
  shows: readonly {
    id: string;
    count?: number;
    exactly?: boolean;
    place?: 'left' | 'right' | 'centre';
    hue?: number;
  }[];
  /** Subjects that must not be drawn: they are only parts of compound nouns. */
  absent?: readonly string[];
  hour?: Hour;
  backdrop?: Backdrop;
  /** Share of the lower half that is blue or green, white or green at least. */
  ground?: 'water' | 'snow' | 'grass';
};
