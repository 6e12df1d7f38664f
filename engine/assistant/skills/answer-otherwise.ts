import type { Situation } from '../situation/situation.ts';

const CAN =
  'I can generate images, songs, clips and speech, transcribe recordings, cast voices, find and organise items, export transcripts as subtitles, replace words and rename speakers, summarise, find quotes, chapters and titles, improve prompts, draft lyrics, and answer questions about Atelier.';

/** What is said where no skill understands the request. */
export function answerOtherwise({ wish, media }: Situation): string {
  if (media.length > 0) {
    return `I can’t see pictures or clips: I’m the rule-based assistant of the local engine. That needs a model that can see: your own or one in the cloud. ${CAN}`;
  }
  if (wish === '') return `What can I do for you? ${CAN}`;
  return `I don’t understand that. I work with rules and no language model, so free conversation and questions about the world need a real one: your own model or the cloud service. ${CAN}`;
}
