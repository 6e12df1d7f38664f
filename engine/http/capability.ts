import type { MiddlewareHandler } from 'hono';
import type { Recognizer } from '../recognition/recognizer.ts';
import type { ClipMaker } from '../videos/clip-maker.ts';
import type { WorkKind } from './admission/admissions.ts';
import type { EngineContext, EngineEnvironment } from './exchange.ts';
import type { Sweepable } from './sweep-regularly.ts';

/** One operation of the interface. */
export type EngineRoute = {
  method: 'GET' | 'POST' | 'DELETE';
  /** Whole path; `:name` stands for one part of it. */
  path: string;
  handler: (context: EngineContext) => Response | Promise<Response>;
  /** Whose places its requests take; `QUESTIONS` unless set. All methods of a path share them. */
  work?: WorkKind;
  /** When its work begins: before the handler unless set, or when the handler calls `begin`, having read an upload. */
  begins?: 'after-upload';
  /** The path itself is the permission: answered without the key and outside the rate. */
  opensByLink?: true;
  /** Asked before the handler, after the key and the place. */
  guard?: MiddlewareHandler<EngineEnvironment>;
};

/** One thing that the engine can do. `engine/capabilities.ts` lists them all. */
export type Capability = {
  /** Unique; names it in the log. */
  name: string;
  routes: readonly EngineRoute[];
  /** Stores whose contents expire. */
  stores?: readonly Sweepable[];
  /** Makes its first answer quick; begins shortly after the start. */
  warmUp?: () => Promise<void>;
  /** Ends its threads and unfinished work. */
  dispose?: () => Promise<void>;
};

/** What every capability is opened with. `onError` is told of errors that no answer reports. */
export type EngineSetup = {
  dataFolder: string;
  modelsFolder: string;
  /** Emptied at every start. */
  temporaryFolder: string;
  /** How long own voices live without being used, ms; null is for ever. */
  unusedVoiceLifetimeMs: number | null;
  /** Requests a minute where limits are switched on. */
  ratePerMinute?: number | null;
  /** Replaces the recogniser. */
  recognizer?: Recognizer;
  /** Replaces the maker of clips. */
  clipMaker?: ClipMaker;
  now: () => number;
  onError: (error: unknown, traceId: string) => void;
};
