/** English texts of the rates of the service. */
export const RATE_TEXTS = {
  title: 'Available now',
  operations: {
    transcription: 'Transcription',
    speech: 'Speech',
    cloning: 'Voice cloning',
    design: 'Voice design',
    images: 'Images',
    music: 'Music',
    video: 'Video',
    'video-v2': 'Video, H3 models',
    files: 'Files',
    status: 'Status checks',
  },
  other: 'Other requests',
  free: 'Available',
  freeOf: (free: number, count: number, window: string) => `${free} of ${count} a ${window}`,
  second: 'second',
  minute: 'minute',
  nextIn: (time: string) => `Next in ${time}`,
} as const;
