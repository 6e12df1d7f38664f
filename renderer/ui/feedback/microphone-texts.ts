/** Why there is no microphone, and what to do. */
export const MICROPHONE_PROBLEMS = {
  refused: () => ({
    what: 'Microphone access is blocked',
    why: 'Allow it for Atelier in your system’s privacy settings, then try again.',
  }),
  missing: () => ({ what: 'No microphone found', why: 'Connect one, then try again.' }),
  busy: () => ({
    what: 'The microphone is in use',
    why: 'Another app is using it. Close that app, then try again.',
  }),
  lost: () => ({
    what: 'Microphone disconnected',
    why: 'The recording so far is kept.',
  }),
  other: (message: string) => ({ what: 'Couldn’t open the microphone', why: message }),
} as const;
