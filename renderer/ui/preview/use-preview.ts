import { useId } from 'react';
import type { PreviewRequest } from '../../media/preview.ts';
import { previewOrToast } from './preview-or-toast.ts';

/** The way of a component to let something be heard, with a place of its own for a PreviewNotice. */
export function usePreview(): { place: string; press: (request: PreviewRequest) => void } {
  const place = useId();
  return { place, press: (request) => void previewOrToast(request, place) };
}
