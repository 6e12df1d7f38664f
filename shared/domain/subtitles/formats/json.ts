import { hasDoubtfulLanguage } from '../../transcript/recognition/doubtful-language.ts';
import { speakerNames } from '../exported-transcript.ts';
import type { ExportedTranscript, ExportOptions } from '../export-options.ts';

/**
 * JSON with everything that is known: title, duration, recipe, speakers, chapters, quotes, lines with their words. Times in ms. Speakers
 * are left out when they are not wanted, chapters and quotes where there are none. `languageDoubtful` stands only where it is true.
 */
export function renderJson(transcript: ExportedTranscript, options: ExportOptions): string {
  const { chapters = [], quotes = [] } = transcript;
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
    ...(quotes.length > 0 && { quotes: quotes.map(({ startMs, text }) => ({ startMs, text })) }),
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
