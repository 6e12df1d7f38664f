import { groupSentences, groupWords } from '../../../shared/domain/words/group-words.ts';
import type { SegmentId, SpeakerId } from '../../../shared/domain/ids.ts';
import { realignWords } from '../../../shared/domain/transcript/realign-words.ts';
import type { RecognisedLine } from '../../../shared/domain/transcript/recognition/recognised.ts';
import type { Script } from '../../../shared/domain/script/script.ts';
import type { TakeWord } from '../../../shared/domain/recipe/speech/speech-recipe.ts';
import { spokenText } from '../../../shared/domain/speech/spoken-text.ts';
import type { ExportedTranscript } from '../../../shared/domain/subtitles/export-options.ts';
import {
  encodeExport,
  renderTranscript,
  showsSpeakersByDefault,
} from '../../../shared/domain/subtitles/render-transcript.ts';
import type { Segment } from '../../../shared/domain/transcript/transcript.ts';
import { wordsOf } from '../scripts/takes/take-words.ts';
import type { NarrationDeps } from './narration-deps.ts';
import type { ScriptSubtitleFormat } from './narration.ts';
import type { PlacedTake } from './planned-narration.ts';

/** What subtitles are made of: takes in their places, `shiftMs` later than on the time line of the file. */
export type SubtitledSound = { script: Script; title: string; placed: readonly PlacedTake[]; shiftMs: number };

/** Text of subtitles, as it is shown. Viewers see who speaks, so SRT and WebVTT have names only where the settings say so. */
export function renderSubtitles(
  { db, settings }: Pick<NarrationDeps, 'db' | 'settings'>,
  sound: SubtitledSound,
  format: ScriptSubtitleFormat,
): string {
  const words = wordsOf(
    db,
    sound.placed.map(({ take }) => take.id),
  );
  const transcript = subtitleTranscript(sound, words);
  const speakers = new Set(transcript.segments.map(({ speakerId }) => speakerId));
  const areWanted = showsSpeakersByDefault(format) || settings().transcribe.subtitleSpeakerNames;
  return renderTranscript(transcript, format, { withTimes: true, withSpeakers: areWanted && speakers.size > 1 });
}

/** Text of subtitles as it is written into a file, with the line ends that the user wants. */
export function subtitleFile(
  deps: Pick<NarrationDeps, 'db' | 'settings'>,
  sound: SubtitledSound,
  format: ScriptSubtitleFormat,
): string {
  const { subtitleLineEnding: lineEnding, subtitleByteOrderMark: byteOrderMark } = deps.settings().transcribe;
  return encodeExport(renderSubtitles(deps, sound, format), format, { lineEnding, byteOrderMark });
}

function subtitleTranscript(
  { script, title, placed, shiftMs }: SubtitledSound,
  words: Record<string, TakeWord[]>,
): ExportedTranscript {
  const first = placed[0]?.take;
  return {
    title,
    durationMs: Math.max(0, ...placed.map(({ mix }) => mix.endMs)) - shiftMs,
    recipe: {
      engine: first?.engine ?? 'local',
      model: first?.recipe.model ?? script.settings.model,
      language: first?.recipe.language ?? null,
      speakerCount: null,
      host: first?.host ?? null,
    },
    speakers: script.characters.map(({ id, ordinal, name }) => ({ id: id as string as SpeakerId, ordinal, name })),
    segments: placed.flatMap((part) => segmentsOf(part, words[part.take.id] ?? [], shiftMs)),
  };
}

/** Captions of one take: what was really said, broken where readers expect it. */
function segmentsOf({ mix, line, take }: PlacedTake, takeWords: readonly TakeWord[], shiftMs: number): Segment[] {
  const text = spokenText(take.recipe.text).replaceAll(/\s+/gu, ' ').trim();
  if (text === '') return [];
  const span = { startMs: mix.startMs - shiftMs, endMs: mix.endMs - shiftMs };
  return captionsOf(text, takeWords, span).map(({ startMs, endMs, text: caption, words }, index) => ({
    id: `${line.id}-${index}` as SegmentId,
    startMs,
    endMs,
    speakerId: line.characterId as string | null as SpeakerId | null,
    text: caption,
    words,
  }));
}

function captionsOf(
  text: string,
  takeWords: readonly TakeWord[],
  span: { startMs: number; endMs: number },
): RecognisedLine[] {
  if (takeWords.length === 0) return groupSentences([{ ...span, text, speaker: null }]);
  const moved = takeWords.map((word) => ({
    text: word.text,
    startMs: Math.round(span.startMs + word.startMs),
    endMs: Math.round(span.startMs + word.endMs),
  }));
  // The service may cut words otherwise than captions do.
  const words = realignWords(moved, text, span) ?? [];
  return groupWords(words.map((word) => ({ ...word, speaker: null })));
}
