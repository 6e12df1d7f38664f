import { hasDoubtfulLanguage } from '../../transcript/recognition/doubtful-language.ts';
import { speakerNames } from '../exported-transcript.ts';
import type { ExportedTranscript, ExportOptions } from '../export-options.ts';

/**
 * JSON with everything that is known: title, duration, recipe, speakers, chapters, lines with their words. Times in ms. Speakers
 * are left out when they are not wanted, chapters where there are none. `languageDoubtful` stands only where it is true.
 */
export function renderJson(transcript: ExportedTranscript, options: ExportOptions): string {
  const { chapters = [] } = transcript;
  const nameOf = speakerNames(transcript, options);
  const document = {
    title: transcript.title,
    durationMs: transcript.durationMs,
    language: transcript.recipe.language,
    engine: transcript.recipe.engine,
    model: transcript.recipe.model,
    ...(hasDoubtfulLanguage(transcript) && { languageDoubtful: true }),
    ...(options.withSpeakers && { speakers: transcript.speakers.map(({ id, name }) => ({ id, name })) }),
    ...(chapters.length > 0 && { chapters: chapters.map(({ startMs, title }) => ({ startMs, title })) }),
    segments: transcript.segments.map((line) => ({
      startMs: line.startMs,
      endMs: line.endMs,
      ...(options.withSpeakers && { speaker: nameOf(line), speakerId: line.speakerId }),
      text: line.text,
      ...(line.languageDoubtful && { languageDoubtful: true }),
      words: line.words?.map(({ text, startMs, endMs }) => ({ text, startMs, endMs })) ?? null,
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
