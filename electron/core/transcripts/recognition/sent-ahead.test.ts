import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createGate, until } from '../../testing/gate.ts';
import { NUMBER_LINES, spokenNumbers } from '../test-data/spoken-numbers.ts';
import { useScriptedTranscripts } from '../test-data/use-scripted-transcripts.ts';

const room = useScriptedTranscripts();
const { texts } = room;

describe('pieces that are sent before their turn', () => {
  it('has the local engine begin with the next piece before one is done, and each only once', async () => {
    room.current.script.words = spokenNumbers();
    room.current.script.before = async ({ index }) =>
      index < 2 ? until(() => room.current.script.asked.includes(`stream ${index + 1}`)) : undefined;
    expect(texts(await room.current.finished())).toEqual(NUMBER_LINES);
    const pieces = room.current.script.asked.filter((asked) => !asked.startsWith('labels'));
    expect(pieces.toSorted()).toEqual(['stream 0', 'stream 1', 'stream 2', 'timed 0', 'timed 1', 'timed 2']);
    expect(fs.readdirSync(path.join(room.current.folder, 'cache/pieces'))).toEqual([]);
  });

  it('sends nothing to the cloud before its turn', async () => {
    room.current.script.words = spokenNumbers();
    room.current.script.settings.cloud.liveText = true;
    const [started] = await room.current.transcripts.start({
      mediaIds: [room.current.addRecording('talk')],
      engine: 'cloud',
    });
    if (!started) throw new Error('nothing was started');
    await room.current.jobs.whenEnded({ id: started.jobId });
    const pieces = room.current.script.asked.filter((asked) => !asked.startsWith('labels'));
    expect(pieces).toEqual(['stream 0', 'timed 0', 'stream 1', 'timed 1', 'stream 2', 'timed 2']);
  });

  it('drops what it has sent ahead when it is stopped', async () => {
    room.current.script.words = spokenNumbers();
    const stuck = createGate();
    room.current.script.before = async () => stuck.promise;
    const { jobId } = await room.current.begin();
    await until(() => room.current.script.asked.includes('stream 1'));
    room.current.jobs.cancel({ id: jobId });
    stuck.open();
    expect((await room.current.jobs.whenEnded({ id: jobId })).state).toBe('cancelled');
    expect(fs.readdirSync(path.join(room.current.folder, 'cache/pieces'))).toEqual([]);
  });
});
