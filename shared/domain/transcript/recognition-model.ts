/** The one recognition model of the service. */
export const RECOGNITION_MODEL = 'asr-1.0';
