import { describe, expect, it } from 'vitest';
import { createSynthesizer } from './create-synthesizer.ts';
import { speechRequest } from './test-data/speech-request.ts';
import { startSpeechThread } from './threads/start-speech-thread.ts';

describe('warming up', () => {
  it('starts the one thread that the next text is spoken by', async () => {
    let startCount = 0;
    const warm = createSynthesizer({
      voiceModel: async () => null,
      workerCount: 2,
      startThread: () => {
        startCount += 1;
        return startSpeechThread();
      },
    });
    await warm.warmUp();
    expect(startCount).toBe(1);
    for await (const segment of warm.speak(speechRequest('Hello.'))) expect(segment.samples.length).toBeGreaterThan(0);
    expect(startCount).toBe(1);
    await warm.dispose();
  });

  it('does not fail where speaking does', async () => {
    const closed = createSynthesizer({ voiceModel: async () => null, workerCount: 1 });
    await closed.dispose();
    await expect(closed.speak(speechRequest('Hello.'))[Symbol.asyncIterator]().next()).rejects.toThrow();
    await expect(closed.warmUp()).resolves.toBeUndefined();
  });
});
