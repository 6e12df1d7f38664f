import { playPreview, type PreviewRequest } from '../../media/preview.ts';
import { showFailureToast } from '../feedback/toasts/failure-toast.ts';
import { texts } from './preview-texts.ts';

/** How many notices there are now for a place. */
const noticed = new Map<string, number>();

/** Says that failures of a place are shown there, until the returned function is called. */
export function showsFailuresOf(place: string): () => void {
  noticed.set(place, (noticed.get(place) ?? 0) + 1);
  return () => void noticed.set(place, (noticed.get(place) ?? 1) - 1);
}

/** Lets something be heard, or stops it. A failure is shown by the notice of the place; where there is none, by a toast. */
export async function previewOrToast(request: PreviewRequest, place: string): Promise<void> {
  const failure = await playPreview(request, place);
  if (failure && (noticed.get(place) ?? 0) === 0) showFailureToast(texts.notHeard(request.title), failure.error);
}
