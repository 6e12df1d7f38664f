import type { WaveformTexts } from './layers/region-element.ts';
import css from './waveform.module.css';

/** The elements of a waveform. */
export type WaveformFrame = {
  root: HTMLElement;
  overview: HTMLElement;
  rulerRow: HTMLElement;
  ruler: HTMLCanvasElement;
  lane: HTMLElement;
  wave: HTMLElement;
  regions: HTMLElement;
};

function element(className: string | undefined, parent: HTMLElement): HTMLElement {
  const created = document.createElement('div');
  created.className = className ?? '';
  parent.append(created);
  return created;
}

/** Puts the elements of a waveform into `host`. */
export function createWaveformFrame(host: HTMLElement, texts: WaveformTexts): WaveformFrame {
  const root = element(css.root, host);
  const overview = element(css.overview, root);
  overview.ariaHidden = 'true';
  const rulerRow = element(css.rulerRow, root);
  rulerRow.ariaHidden = 'true';
  const ruler = document.createElement('canvas');
  ruler.className = css.ruler ?? '';
  rulerRow.append(ruler);
  const lane = element(css.lane, root);
  lane.role = 'group';
  lane.ariaLabel = texts.waveform;
  lane.tabIndex = 0;
  const wave = element(css.wave, lane);
  wave.ariaHidden = 'true';
  return { root, overview, rulerRow, ruler, lane, wave, regions: element(css.regions, lane) };
}
