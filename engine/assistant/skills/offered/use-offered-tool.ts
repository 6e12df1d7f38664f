import { isContentWord, stem, wordsOf } from '../../../../shared/domain/extraction/content-words.ts';
import type { OfferedTool } from '../../conversation.ts';
import { conceptsOf } from './tool-concepts.ts';
import { enumWordsOf, propertiesOf } from './tool-schema.ts';
import type { Skill } from '../skill.ts';
import { chooseTool } from './choose-tool.ts';
import { fillArguments } from './fill-arguments.ts';

/** Tools that a skill of their own calls, because only it knows when, and those that need what an earlier call answered. */
export const OF_OTHER_SKILLS = new Set(
  'find_in_library get_item tag_items set_favourite move_to_bin restore_from_bin read_transcript rename_speaker replace_in_transcript export_transcript read_script list_voices list_tasks wait_for_task cancel_task undo_change undo_transcript_edit generate_images generate_song generate_clip generate_speech narrate_script transcribe_recordings export_items export_narration create_script add_script_lines set_script_lines delete_script_lines replace_in_script cast_voice set_delivery rename_character undo_script_edit find_in_transcript set_transcript_lines split_transcript_line merge_transcript_lines rate_items list_boards create_board add_to_board remove_from_board open_in_window rename_items'.split(
    ' ',
  ),
);

/** Calls any offered tool whose name and description the request fits. */
export const useOfferedTool: Skill = {
  name: 'use an offered tool',
  examples: ['What is the weather in Paris?'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing) return null;
    const tools = [...situation.tools.values()].filter(({ name }) => !OF_OTHER_SKILLS.has(name));
    const tool = chooseTool(text, tools);
    if (!tool || !isMeant(tool, text)) return null;
    return {
      understood: `Use the tool ${tool.name}.`,
      act(hands) {
        const answer = hands.call(tool.name, fillArguments(hands, text, tool));
        return told(tool.name, answer);
      },
    };
  },
};

const ASKED = /^(?:what|how|will|would|is|are|does|do|did|can|could|should|tell|check|when|where)\b|\?\s*$/i;

/** A word that only means something like the name of a tool may be of a title: then it has to be asked. */
function isMeant(tool: OfferedTool, text: string): boolean {
  const said = new Set(wordsOf(text).map(stem));
  const concepts = new Set(conceptsOf(text));
  const ofName = wordsOf(tool.name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[_-]/g, ' '));
  const ofValues = propertiesOf(tool).flatMap(({ schema }) => enumWordsOf(schema));
  return (
    ASKED.test(text) ||
    ofName.some((word) => isContentWord(word) && said.has(stem(word))) ||
    ofValues.some((concept) => concepts.has(concept))
  );
}

/** What the tool answered, as it is. */
function told(name: string, answer: Record<string, unknown>): string {
  const { text, ...others } = answer;
  if (typeof text === 'string' && Object.keys(others).length === 0) return text;
  const lines = Object.entries(answer).map(
    ([key, value]) => `- ${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return lines.length === 0 ? `${name} is done.` : `${name} answered:\n${lines.join('\n')}`;
}
