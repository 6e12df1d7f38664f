import type { ORPCError } from '@orpc/client';
import { isDefinedError, safe } from '@orpc/client';
import { describe, expectTypeOf, it } from 'vitest';
import type { FailureCode } from '../domain/failures/failure.ts';
import type { DesignId, ItemId, JobId, LineId } from '../domain/ids.ts';
import type { ItemKind } from '../domain/library/item-kinds.ts';
import type { EngineChoice } from '../domain/settings/engine-choice.ts';
import type { ContractClient } from './index.ts';

/**
 * What the renderer gets is checked by the compiler, when it checks the types of this file: a type that becomes wider (`string`
 * for names of kinds, `any` from a schema) would let every mistake in the window through. Unions are spelled here, so that
 * nothing becomes wider unseen.
 */
declare const client: ContractClient;

type Output<Procedure> = Procedure extends (...args: never[]) => infer Result ? Awaited<Result> : never;
type Input<Procedure> = Procedure extends (input: infer Given, ...rest: never[]) => unknown ? Given : never;
type Job = Output<ContractClient['jobs']['list']>[number];
type Item = Output<ContractClient['library']['get']>;
type Ready = Extract<Item['media'], { state: 'ready' }>['facts'];
type Take = Output<ContractClient['scripts']['takes']>['takes'][number];
type Edit = Input<ContractClient['scripts']['edit']>['edits'][number];

describe('jobs', () => {
  it('have a kind, a state and a wait of closed sets', () => {
    expectTypeOf<Job['kind']>().toEqualTypeOf<
      | 'import'
      | 'transcribe'
      | 'transcribe-range'
      | 'rewrite-lines'
      | 'digest-transcript'
      | 'relabel-speakers'
      | 'export'
      | 'speak'
      | 'check-speech'
      | 'clone-voice'
      | 'design-voice'
      | 'generate-song'
      | 'time-lyrics'
      | 'generate-image'
      | 'generate-video'
      | 'write-film'
      | 'place-items'
    >();
    expectTypeOf<Job['state']>().toEqualTypeOf<
      'queued' | 'running' | 'waiting' | 'interrupted' | 'done' | 'failed' | 'cancelled'
    >();
    expectTypeOf<NonNullable<Job['wait']>['reason']>().toEqualTypeOf<
      'turn' | 'paused' | 'held' | 'network' | 'key' | 'rate_limit' | 'service_busy'
    >();
    expectTypeOf<NonNullable<Job['failure']>['code']>().toEqualTypeOf<FailureCode>();
  });

  it('name what they are about and what they made by ids that cannot be mixed up', () => {
    expectTypeOf<Job['id']>().toEqualTypeOf<JobId>();
    expectTypeOf<Job['itemId']>().toEqualTypeOf<ItemId | null>();
    expectTypeOf<Job['results'][number]['kind']>().toEqualTypeOf<ItemKind | 'voice' | 'voice-design'>();
    expectTypeOf<Input<ContractClient['jobs']['cancel']>>().toEqualTypeOf<{ id: JobId }>();
    expectTypeOf<string>().not.toExtend<JobId>();
    expectTypeOf<ItemId>().not.toExtend<JobId>();
  });

  it('are moved to a place that exists', () => {
    expectTypeOf<Input<ContractClient['jobs']['move']>['to']>().toEqualTypeOf<
      'first' | 'up' | 'down' | 'last' | number
    >();
  });
});

describe('items', () => {
  it('are of a kind of the registry', () => {
    expectTypeOf<Item['kind']>().toEqualTypeOf<
      'recording' | 'transcript' | 'script' | 'speech' | 'voice-sample' | 'image' | 'song' | 'clip' | 'conversation'
    >();
    expectTypeOf<Input<ContractClient['library']['page']>['kind']>().toEqualTypeOf<ItemKind | undefined>();
  });

  it('have facts only once they were read, and those of their media type', () => {
    expectTypeOf<Item['media']['state']>().toEqualTypeOf<'reading' | 'ready' | 'failed' | 'none'>();
    expectTypeOf<Extract<Item['media'], { state: 'reading' | 'none' }>>().not.toHaveProperty('facts');
    expectTypeOf<Ready['mediaType']>().toEqualTypeOf<'audio' | 'image' | 'video'>();
    expectTypeOf<Extract<Ready, { mediaType: 'audio' }>>().toHaveProperty('sampleRateHz').toEqualTypeOf<number>();
    expectTypeOf<Extract<Ready, { mediaType: 'image' }>>().toHaveProperty('widthPx').toEqualTypeOf<number>();
    expectTypeOf<Extract<Ready, { mediaType: 'image' }>>().not.toHaveProperty('durationMs');
    expectTypeOf<Extract<Ready, { mediaType: 'video' }>>().toHaveProperty('hasAudio').toEqualTypeOf<boolean>();
  });

  it('are organised with voices in one call, each named as what it is', () => {
    expectTypeOf<Input<ContractClient['organisation']['bin']>['refs'][number]>().toEqualTypeOf<
      { of: 'item'; id: ItemId } | { of: 'voice'; engine: EngineChoice; id: string }
    >();
  });
});

describe('scripts', () => {
  it('are changed by edits of a closed set, each with the fields of its own', () => {
    expectTypeOf<Edit['kind']>().toEqualTypeOf<
      | 'setText'
      | 'split'
      | 'join'
      | 'insert'
      | 'move'
      | 'delete'
      | 'setLines'
      | 'addCharacter'
      | 'setCharacter'
      | 'removeCharacter'
      | 'setSettings'
      | 'rename'
    >();
    expectTypeOf<Extract<Edit, { kind: 'setText' }>>().toEqualTypeOf<{
      kind: 'setText';
      lineId: LineId;
      text: string;
    }>();
    expectTypeOf<Extract<Edit, { kind: 'move' }>>().not.toHaveProperty('text');
  });

  it('have takes with a whole recipe', () => {
    expectTypeOf<Take['recipe']['normalization']>().toEqualTypeOf<'off' | 'basic' | 'quality'>();
    expectTypeOf<Take['recipe']['pronunciations']>().toEqualTypeOf<{ word: string; replacement: string }[]>();
    expectTypeOf<Take['engine']>().toEqualTypeOf<'local' | 'cloud'>();
    expectTypeOf<Take['host']>().toEqualTypeOf<string | null>();
  });

  it('say which lines were refused when others are generated', () => {
    type Ordered = Output<ContractClient['scripts']['generate']>;
    expectTypeOf<Ordered['jobId']>().toEqualTypeOf<JobId | null>();
    expectTypeOf<Ordered['refused'][number]['lineId']>().toEqualTypeOf<LineId>();
  });
});

describe('voices', () => {
  it('are designed from texts, in so many candidates as exist', () => {
    type Design = Input<ContractClient['voices']['design']>;
    expectTypeOf<Design>().toEqualTypeOf<{
      engine?: EngineChoice | undefined;
      description: string;
      previewText: string;
      count?: number | undefined;
      watermark?: boolean | undefined;
    }>();
    expectTypeOf<Output<ContractClient['voices']['design']>>().toEqualTypeOf<{ designId: DesignId; jobId: JobId }>();
    type Candidate = Output<ContractClient['voices']['designs']>[number]['candidates'][number];
    expectTypeOf<Candidate['state']>().toEqualTypeOf<'queued' | 'making' | 'ready' | 'failed' | 'kept' | 'discarded'>();
  });
});

describe('settings', () => {
  it('are changed in any part, and answered whole', () => {
    type Patch = Input<ContractClient['settings']['set']>;
    expectTypeOf<Patch['engine']>().toEqualTypeOf<EngineChoice | undefined>();
    expectTypeOf<NonNullable<Patch['appearance']>['theme']>().toEqualTypeOf<'light' | 'dark' | 'system' | undefined>();
    expectTypeOf<Output<ContractClient['settings']['set']>['engine']>().toEqualTypeOf<EngineChoice>();
    expectTypeOf<Output<ContractClient['settings']['get']>>().toEqualTypeOf<
      Output<ContractClient['settings']['set']>
    >();
  });

  it('never hold a key: of that only its state comes back', () => {
    type Status = Output<ContractClient['secrets']['enter']>;
    expectTypeOf<Status['state']>().toEqualTypeOf<'set' | 'unset' | 'unavailable'>();
    expectTypeOf<Status>().not.toHaveProperty('key');
  });
});

describe('changes', () => {
  it('come in batches that name domains of a closed set', () => {
    type Changes = Output<ContractClient['changes']['subscribe']>;
    type Batch = Changes extends AsyncIterator<infer Each, unknown, unknown> ? Each : never;
    expectTypeOf<Batch[number]['domain']>().toEqualTypeOf<
      | 'library'
      | 'transcripts'
      | 'live-text'
      | 'jobs'
      | 'remote-tasks'
      | 'settings'
      | 'secrets'
      | 'engine'
      | 'scripts'
      | 'takes'
      | 'generation'
      | 'voices'
      | 'images'
      | 'music'
      | 'conversations'
      | 'videos'
      | 'pronunciations'
      | 'organisation'
      | 'backups'
      | 'watch-folders'
      | 'background-recognition'
    >();
  });
});

describe('errors', () => {
  it('are one failure with a code, facts and an incident, or something that nobody defined', () => {
    const check = async () => {
      const [error] = await safe(client.jobs.cancel({ id: '' as JobId }));
      if (!isDefinedError(error)) return;
      expectTypeOf(error).toEqualTypeOf<
        ORPCError<
          'FAILURE',
          { code: string; message: string; data: Record<string, unknown>; incidentId: string | null }
        >
      >();
    };
    expectTypeOf(check).toBeFunction();
  });

  it('come from every procedure alike', () => {
    type ErrorOf<Procedure> = Procedure extends (...args: never[]) => { __error?: { type: infer E } } ? E : never;
    expectTypeOf<ErrorOf<ContractClient['voices']['clone']>>().toEqualTypeOf<
      ErrorOf<ContractClient['jobs']['cancel']>
    >();
    expectTypeOf<ErrorOf<ContractClient['jobs']['cancel']>>().not.toBeNever();
  });
});
