import { IMAGE_LIMITS } from '../../../../shared/service-api/images.ts';
import { badRequest } from '../../service-error.ts';

/** The error of a picture that is larger than the interface allows. */
export const referenceTooLarge = () =>
  badRequest(`invalid params: subject_reference must be smaller than ${IMAGE_LIMITS.referenceBytes / 1024 / 1024} MB`);
