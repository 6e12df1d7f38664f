/** Colours of the waveform as the canvas needs them. `dim` is the opacity of loudness that is not selected. */
export type WavePalette = {
  wave: string;
  waveRms: string;
  text: string;
  quietText: string;
  line: string;
  dim: number;
  speakers: readonly string[];
};

/** Number of speaker colours; from then on they repeat with hollow markers. */
export const SPEAKER_COLOURS = 8;

/** Reads the palette of the theme that is in force at an element. */
export function readPalette(element: Element): WavePalette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    wave: token('--wave'),
    waveRms: token('--wave-rms'),
    text: token('--text'),
    quietText: token('--text-3'),
    line: token('--line-2'),
    dim: Number(token('--wave-dim')) || 1,
    speakers: Array.from({ length: SPEAKER_COLOURS }, (_, at) => token(`--s${at + 1}`)),
  };
}

/** Calls back whenever theme, contrast or text size of the page change. Returns the function that stops it. */
export function onPaletteChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-mantine-color-scheme', 'data-contrast', 'style', 'class'],
  });
  const contrast = window.matchMedia('(prefers-contrast: more)');
  contrast.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    contrast.removeEventListener('change', changed);
  };
}
