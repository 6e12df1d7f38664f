import { frameLayout } from '../frame/frame-layout.ts';
import frame from '../frame/frame.module.css';
import titleBar from '../frame/title-bar/title-bar.module.css';
import { TEXTS } from '../texts.ts';

/**
 * The frame before the app's code is there: title bar with the search field, rail and sheet, at the places where they will be
 * at this width in px and text size in percent. Nothing in it can be used, and assistive technology does not see it.
 */
export function outlineFrame(widthPx: number, textScale: number): HTMLElement {
  const { rail, size } = frameLayout(widthPx, textScale);
  const search = part(titleBar['search'], part(titleBar['searchText'], TEXTS.search));
  const bar = part(titleBar['bar'], part(titleBar['start']), search, part(titleBar['end']));
  const outline = part(frame['frame'], bar, part(undefined), part(frame['body'], part(frame['stage'])));
  Object.assign(bar.dataset, { rail, size, platform: window.atelier?.platform });
  Object.assign(outline.dataset, { rail, size });
  outline.inert = true;
  outline.ariaHidden = 'true';
  return outline;
}

function part(className: string | undefined, ...content: (HTMLElement | string)[]): HTMLElement {
  const element = document.createElement('div');
  if (className !== undefined) element.className = className;
  element.append(...content);
  return element;
}
