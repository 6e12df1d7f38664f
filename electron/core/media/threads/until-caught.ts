import { Failure } from '../../../../shared/domain/failures/failure.ts';

/**
 * Reads a recording; where a decoder was caught in it and had to be ended, once more up to there, so that what came before
 * is kept.
 */
export async function untilCaught<Input, T>(
  input: Input,
  run: (input: Input | (Input & { stopAfterBlocks: number })) => Promise<T>,
): Promise<T> {
  return await run(input).catch((error: unknown) => {
    const blocks = error instanceof Failure && error.code === 'AUDIO_DAMAGED' ? error.data['decodedBlocks'] : 0;
    if (typeof blocks !== 'number' || blocks === 0) throw error;
    return run({ ...input, stopAfterBlocks: blocks });
  });
}
