/** Where work is done: by the local engine on this computer, or by the service in the cloud. */
export type EngineChoice = 'local' | 'cloud';
