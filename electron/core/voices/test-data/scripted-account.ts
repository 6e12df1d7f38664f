import { wavFile } from '../../../../shared/audio/wav.ts';
import type { FailureCode } from '../../../../shared/domain/failures/failure.ts';
import type { TaskService } from '../../remote-tasks/task-kind.ts';
import { NO_ANSWER, ServiceFailure } from '../../service/service-failure.ts';
import type { RemoteVoice, VoiceKind } from '../../service/voices/voice-service.ts';

/** What the account of a service holds and how it behaves; every part can be changed while a test runs. */
export type ScriptedAccount = {
  voices: Map<string, RemoteVoice & { hasSpoken: boolean }>;
  files: Map<string, { purpose: string; file: string }>;
  calls: string[];
  /** Own voices appear in the list only after they spoke, as the public service has it. */
  listsLate: boolean;
  /** Thrown by every call while set. */
  outage: Error | null;
  /** Awaited by a call of that name before it does anything. */
  before: Partial<Record<'clone' | 'design' | 'synthesize' | 'upload', (signal?: AbortSignal) => Promise<void>>>;
  /** Called after a call of that name has done its work and before it answers. */
  after: Partial<Record<'clone' | 'design', () => void> & { list: () => Promise<void> }>;
};

/** A refusal as the client reports it. */
export function refusal(
  serviceCode: number,
  serviceMessage: string,
  code: FailureCode = 'INVALID_INPUT',
): ServiceFailure {
  const facts = { ...NO_ANSWER, httpStatus: 200, serviceCode, serviceMessage, isRetryable: false };
  return new ServiceFailure(code, `The request failed. The service says: ${serviceMessage}`, { facts });
}

/** A request whose answer never came, though it may have arrived. */
export function lostAnswer(): ServiceFailure {
  const facts = { ...NO_ANSWER, mayHaveReachedService: true };
  return new ServiceFailure('NETWORK_UNREACHABLE', 'The connection was lost.', { facts });
}

/** Waits as a request does whose answer does not come: until it is cut off. */
export function noAnswer(signal?: AbortSignal): Promise<void> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(lostAnswer()), { once: true });
  });
}

/** An account with one voice of the system. */
export function createScriptedAccount() {
  const account: ScriptedAccount = {
    voices: new Map([['Narrator', remote('Narrator', 'system')]]),
    files: new Map(),
    calls: [],
    listsLate: false,
    outage: null,
    before: {},
    after: {},
  };
  return { account, service: serviceOf(account) };
}

const remote = (id: string, kind: VoiceKind): RemoteVoice & { hasSpoken: boolean } => ({
  id,
  kind,
  name: kind === 'system' ? 'The narrator' : '',
  description: [],
  createdOn: null,
  hasSpoken: false,
});

function serviceOf(account: ScriptedAccount): TaskService {
  const call = async (name: string, subject: string, signal?: AbortSignal) => {
    account.calls.push(`${name} ${subject}`);
    if (account.outage) throw account.outage;
    await account.before[name as keyof ScriptedAccount['before']]?.(signal);
  };
  const make = (id: string, kind: VoiceKind) => {
    if (account.voices.has(id)) throw refusal(2039, `voice clone voice id duplicate: ${id}`);
    account.voices.set(id, remote(id, kind));
  };
  const unused = () => Promise.reject(new Error('No test asks for this.'));
  return {
    voices: {
      list: async (kind) => {
        await call('list', kind);
        const isListed = (voice: RemoteVoice & { hasSpoken: boolean }) =>
          voice.kind === 'system' || voice.hasSpoken || !account.listsLate;
        const listed = [...account.voices.values()].filter(
          (voice) => isListed(voice) && (kind === 'all' || kind === voice.kind),
        );
        await account.after.list?.();
        return listed;
      },
      remove: async ({ id }) => {
        await call('remove', id);
        if (!account.voices.delete(id)) throw refusal(2013, `there is no voice ${id}`);
      },
      clone: async ({ voiceId, signal }) => {
        await call('clone', voiceId, signal);
        make(voiceId, 'voice_cloning');
        account.after.clone?.();
        return { previewUrl: null, info: null, sensitiveType: 0 };
      },
      design: async ({ voiceId, signal }) => {
        const id = voiceId ?? 'generated-id';
        await call('design', id, signal);
        make(id, 'voice_generation');
        account.after.design?.();
        return { voiceId: id, preview: sound() };
      },
    },
    images: { generate: unused },
    music: {
      generate: unused,
      stream: () => {
        throw new Error('No test asks for this.');
      },
      writeLyrics: unused,
      prepareCover: unused,
    },
    videos: { submit: unused, query: unused, cancel: unused },
    speech: {
      synthesize: async ({ voiceId, text }) => {
        await call('synthesize', `${voiceId}: ${text}`);
        const voice = account.voices.get(voiceId);
        if (voice) voice.hasSpoken = true;
        const audio = sound();
        const info = {
          durationMs: 500,
          sizeBytes: audio.length,
          sampleRateHz: 16_000,
          channels: 1,
          format: 'wav',
          bitrate: 0,
          usageCharacters: text.length,
        };
        return { audio, info, sentences: [], requestId: null };
      },
      stream: () => {
        throw new Error('No test asks for this.');
      },
      submit: unused,
      query: unused,
    },
    files: {
      upload: async ({ file, purpose }) => {
        await call('upload', purpose);
        const id = String(1000 + account.files.size);
        account.files.set(id, { purpose, file });
        return { id, sizeBytes: 1, createdAtMs: 0, name: 'sample.wav', purpose, downloadUrl: null };
      },
      retrieve: async (id) => {
        await call('retrieve', id);
        if (!account.files.has(id)) throw refusal(2013, `file ${id} does not exist`);
        return { id, sizeBytes: 1, createdAtMs: 0, name: 'sample.wav', purpose: '', downloadUrl: null };
      },
      list: unused,
      download: unused,
      downloadResult: unused,
      remove: unused,
    },
  };
}

/** Half a second of a tone: a real file, whatever its name says. */
function sound(): Uint8Array {
  return wavFile(
    Float32Array.from({ length: 8000 }, (_, index) => 0.3 * Math.sin(index / 10)),
    16_000,
  );
}
