import { isToolName, type ToolName } from '../../../../shared/domain/tools/tools.ts';

/** English texts of calls of tools. */
export const callTexts = {
  needsApproval: 'Needs your approval',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  refused: 'Not allowed',
  stopped: 'Stopped',
  interrupted: 'Interrupted',
  waiting: 'Waiting',
  allowOnce: 'Allow once',
  allowInChat: 'Allow in this chat',
  skip: 'Skip',
  never: 'Never in this chat',
  undo: 'Undo',
  undone: 'Undone',
  input: 'Input',
  answer: 'Result',
  show: 'Show details',
  hide: 'Hide details',
  effects: {
    reads: 'Reads your library',
    changes: 'Changes your library; you can undo it',
    bills: 'May be billed by the cloud',
    sends: 'Sends content to another computer',
    writes: 'Writes files outside the library',
    deletes: 'Deletes permanently',
  },
  unknown: (name: string) => `Unknown tool “${name}”`,
} as const;

const TITLES: Readonly<Record<ToolName, string>> = {
  find_in_library: 'Search the library',
  get_item: 'Look up an item',
  tag_items: 'Change tags',
  set_favourite: 'Mark favourites',
  move_to_bin: 'Move to bin',
  restore_from_bin: 'Restore from bin',
  undo_change: 'Undo a change',
  read_transcript: 'Read transcript',
  rename_speaker: 'Rename speaker',
  replace_in_transcript: 'Replace text in transcript',
  undo_transcript_edit: 'Undo an edit',
  export_transcript: 'Render transcript',
  read_script: 'Read script',
  list_voices: 'List voices',
  list_tasks: 'List tasks',
  wait_for_task: 'Wait for a task',
  cancel_task: 'Stop a task',
  generate_images: 'Generate images',
  generate_song: 'Generate a song',
  generate_clip: 'Generate a clip',
  generate_speech: 'Generate speech',
  narrate_script: 'Generate the lines of a script',
  transcribe_recordings: 'Transcribe recordings',
  export_items: 'Export items',
  export_narration: 'Export narration',
};

/** What a tool is called, as a verb; undefined for one that there is not. */
export const toolTitle = (tool: string): string | undefined => (isToolName(tool) ? TITLES[tool] : undefined);
