import type { FailureData } from '../failure.ts';
import { responseText } from '../details/response-details.ts';
import { numberIn } from '../failure-data.ts';
import { serviceSaid } from '../service-sentences.ts';

/** Sentences about what the service did, or may have done. */
export const SERVICE_REASONS = {
  identity_check: 'Your account can’t clone voices yet. Complete the service’s identity check first.',
  maybe_submitted: (data: FailureData) => {
    if (data['isLongText'] === true)
      return 'Atelier was closed while this long text was being sent. It may have been billed, so it wasn’t sent again.';
    return data['isVoice'] === true
      ? 'The service didn’t answer, so this voice may exist and may have been billed. It wasn’t requested again. Try again to request it anyway.'
      : 'Atelier was closed while this line was being generated. The part received is kept. The line may have been billed, so it wasn’t sent again.';
  },
  no_sound: 'The result of this long text contains no audio. Regenerate the line.',
  redirect: (data: FailureData) =>
    `The address redirects elsewhere (HTTP ${numberIn(data, 'httpStatus') ?? 'redirect'}), which Atelier doesn’t follow. Check the address.`,
  results_missing: 'The service returned fewer results than requested. Resume the task to generate the rest.',
  task_expired: (data: FailureData) =>
    data['isLongText'] === true
      ? 'The result of this long text has expired. Regenerate the line.'
      : 'The result has expired at the service. Generate it again.',
  task_failed: (data: FailureData) =>
    data['isLongText'] === true
      ? `The service couldn’t generate this long text.${serviceSaid(data)}`
      : `The service couldn’t generate this.${serviceSaid(data)}`,
  unusable_response: (data: FailureData) => `The service sent an unusable response: ${responseText(data)}.`,
  web_page: 'A web page responds at this address, not the service. Check the address.',
  reference_unreadable: 'The subject reference can’t be read as an image. Choose a JPG or PNG.',
  frame_unreadable: 'A frame of the video can’t be read as an image. Choose a JPG, PNG or WebP.',
} as const;
