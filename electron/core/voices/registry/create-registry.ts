import { failureRecord, type FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { Voice, VoiceList } from '../../../../shared/domain/voices/voice.ts';
import { accountOf } from '../voice-services.ts';
import type { VoiceKey, VoiceUpdate } from '../voices.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import { mergeListing } from './listing/merge-listing.ts';
import { placesOf, twinOf, type UnitedVoice, uniteVoices } from './listing/united-voices.ts';
import { updateVoice } from './update-voice.ts';
import { voiceExpiry } from './voice-expiry.ts';
import { lookUpVoice, noteSpoken, selectVoices, type StoredVoice, touchVoice } from './voice-table.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** How long the service's list is believed, and how soon it is asked again after it could not be read. */
const LISTING_LIFETIME_MS = 60_000;
const RETRY_AFTER_MS = 15_000;
const KEY_RETRY_AFTER_MS = 1000;
/** How long somebody who could be shown the voices of last time waits for the list of now. */
const PATIENCE_MS = 2500;
/** Uses that follow each other closely are one: the service counts in days. */
const SAME_USE_MS = 60_000;

/** The registry of voices: what the app knows of them, brought in line with the service's own list. */
export interface VoiceRegistry {
  list(engine: EngineChoice): Promise<VoiceList>;
  /**
   * The voices of both services as one list (uniteVoices). Only the service that is chosen is asked, and this computer while
   * its voices are not known yet: looking at voices sends nothing to a service that nobody chose.
   */
  listAll(chosen: EngineChoice): Promise<VoiceList>;
  /**
   * Asks the service unless it was asked a moment ago; null when its list could be read. `isPatient` false: or when it does
   * not answer soon.
   */
  refresh(engine: EngineChoice, options?: { isPatient: boolean }): Promise<FailureRecord | null>;
  /** The next question reaches the service: something was changed there. */
  forgetListing(engine: EngineChoice): void;
  update(input: VoiceUpdate): Voice;
  /** The service has heard of the voice: its days begin anew. */
  used(key: VoiceKey): void;
  /** A line was made with the voice. */
  spoken(key: VoiceKey): void;
  shown(stored: StoredVoice): Voice;
}

const ORDERED = "ORDER BY kind = 'system', created_at_ms DESC, name COLLATE NOCASE, id";

type Asked = { account: string; atMs: number; failure: FailureRecord | null; answer: Promise<FailureRecord | null> };

/** Builds the registry. */
export function createRegistry(deps: VoicesDeps): VoiceRegistry {
  const { db, changes, now } = deps;
  const shown = (stored: StoredVoice) =>
    shownVoice({ ...stored, worksOn: placesOf(stored, twinOf(db, stored)) }, now());
  const listings = createListings(deps);
  return {
    shown,
    refresh: (engine, { isPatient } = { isPatient: true }) =>
      isPatient ? listings.ask(engine) : notForLong(listings.ask(engine)),
    forgetListing: (engine) => listings.forget(engine),
    list: async (engine) => {
      const answer = listings.ask(engine);
      const read = () => selectVoices(db, `WHERE engine = :engine ${ORDERED}`, { engine });
      const failure = read().length === 0 ? await answer : await notForLong(answer);
      return { voices: read().map(shown), failure };
    },
    listAll: async (chosen) => {
      const read = () => selectVoices(db, ORDERED);
      const stored = read();
      const isLocalKnown = chosen === 'local' || stored.some(({ engine }) => engine === 'local');
      const answers = Promise.all([listings.ask(chosen), isLocalKnown ? null : listings.ask('local')]);
      const failure = await (stored.length === 0 ? answers : notForLong(answers));
      return { voices: uniteVoices(read()).map((voice) => shownVoice(voice, now())), failure: failure?.[0] ?? null };
    },
    update: (input) => {
      const voice = db.write((tx) => updateVoice(tx, input));
      changes.publish('voices', [input.id]);
      return shownVoice(voice, now());
    },
    spoken: (key) => {
      const known = lookUpVoice(db, key);
      if (!known || now() - (known.spokenAtMs ?? 0) < SAME_USE_MS) return;
      db.write((tx) => {
        noteSpoken(tx, key, now());
        if (known.kind !== 'system') touchVoice(tx, key, now());
      });
      changes.publish('voices', [key.id]);
    },
    used: (key) => {
      const known = lookUpVoice(db, key);
      if (!known || known.kind === 'system' || now() - (known.lastUsedAtMs ?? 0) < SAME_USE_MS) return;
      db.write((tx) => touchVoice(tx, key, now()));
      changes.publish('voices', [key.id]);
    },
  };
}

function shownVoice({ isListed: _isListed, ...voice }: UnitedVoice, nowMs: number): Voice {
  return { ...voice, expiresAtMs: voiceExpiry(voice, nowMs) };
}

function createListings(deps: VoicesDeps) {
  const { db, changes, log, now } = deps;
  const asked = new Map<EngineChoice, Asked>();

  async function read(engine: EngineChoice, account: string, askedAtMs: number): Promise<FailureRecord | null> {
    let failure: FailureRecord | null = null;
    try {
      const remote = await deps.service(engine).voices.list('all');
      // An answer to another key or from another address says nothing of the voices of now.
      if (accountOf(deps, engine) !== account) return await ask(engine);
      const isChanged = db.write((tx) => mergeListing(tx, { engine, remote, askedAtMs, nowMs: now() }));
      if (isChanged) changes.publish('voices', []);
    } catch (error) {
      if (accountOf(deps, engine) !== account) return await ask(engine);
      failure = failureRecord(error);
      log.warn('The list of voices could not be read.', { engine, code: failure.code });
    }
    return failure;
  }

  function ask(engine: EngineChoice): Promise<FailureRecord | null> {
    const [account, atMs] = [accountOf(deps, engine), now()];
    const last = asked.get(engine);
    const lifetimeMs = lifetimeOf(last?.failure ?? null);
    if (last && last.account === account && atMs - last.atMs < lifetimeMs) return last.answer;
    const entry: Asked = { account, atMs, failure: null, answer: read(engine, account, atMs) };
    asked.set(engine, entry);
    void entry.answer.then((failure) => {
      entry.failure = failure;
      // Who was shown the voices of last time hears why they are not those of now.
      if (failure && failure.code !== last?.failure?.code) changes.publish('voices', []);
    });
    return entry.answer;
  }

  return {
    ask,
    forget: (engine: EngineChoice) => void asked.delete(engine),
  };
}

/** A key may be entered or mended at any moment; asking without one costs nothing, asking with a wrong one next to nothing. */
function lifetimeOf(failure: FailureRecord | null): number {
  if (failure === null) return LISTING_LIFETIME_MS;
  if (failure.code === 'KEY_MISSING') return 0;
  return failure.code === 'KEY_REJECTED' ? KEY_RETRY_AFTER_MS : RETRY_AFTER_MS;
}

async function notForLong<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
