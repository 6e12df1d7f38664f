import { IMAGE_LIMITS } from '../../../../shared/domain/generation/images/image-models.ts';
import { awaitTask, STILL_RUNNING } from '../../plan/await-task.ts';
import type { Skill } from '../skill.ts';

const DRAWING =
  /^(?:(?:draw|paint|illustrate|sketch|depict|visuali[sz]e)(?:\s+(?:me|us))?|(?:make|create|generate|draw|paint|sketch|do)\s+(?:me\s+)?(?:an?\s+)?(?:image|picture|illustration|painting|drawing)s?\s+(?:of|from|for|out of))\s+(?:(?:this|that|the|the following|these)\s+(?:text|scene|description|prompt|moment|words|story|passage)|this|that|it|the following)(?<more>(?:,|\s+(?:as|in|with))\s?.+)?$/isu;

/** Generates an image of a text beside the request. */
export const drawText: Skill = {
  name: 'draw text',
  examples: [
    'Draw this: A lighthouse in a storm, waves as high as its gallery, one lit window, a boat that turns for the harbour.',
  ],
  understand({ text, isAboutDoing, situation }) {
    const groups = DRAWING.exec(text)?.groups;
    if (isAboutDoing || !groups || !situation.hasOwnDocuments || !situation.tools.has('generate_images')) return null;
    const more = (groups['more'] ?? '').replace(/^,?\s*/, '');
    const described = situation.documents.join(' ').replaceAll(/\s+/g, ' ').trim();
    const prompt =
      within(described, IMAGE_LIMITS.promptCharacters - more.length - 2) + (more === '' ? '' : `, ${more}`);
    return {
      understood: 'Generate an image of the text.',
      act(hands) {
        const { items, hasEnded } = awaitTask(hands, 'generate_images', hands.call('generate_images', { prompt }));
        hands.latest = items;
        return hasEnded ? 'The image of the text is in the library.' : `The image is being generated. ${STILL_RUNNING}`;
      },
    };
  },
};

/** A text up to the last word that fits, without the full stop at its end. */
function within(text: string, most: number): string {
  const cut = text.length <= most ? text : text.slice(0, text.lastIndexOf(' ', most));
  return cut.replace(/[\s.,;]+$/, '');
}
