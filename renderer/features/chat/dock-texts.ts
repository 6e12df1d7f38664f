import { count } from '../../ui/text/count.ts';

/** English texts of the settings of a chat. */
export const dockTexts = {
  tab: 'This chat',
  none: 'Open a chat to see its settings.',
  tray: {
    label: 'Attach from the library',
    grid: 'Items to attach',
    kinds: 'Kinds of items',
    of: { all: 'All', images: 'Images', text: 'Text', audio: 'Audio', clips: 'Clips' },
    none: {
      all: 'What you add or generate appears here, to go along with a message.',
      images: 'No images yet.',
      text: 'No transcripts or scripts yet.',
      audio: 'No recordings yet.',
      clips: 'No clips yet.',
    },
  },
  branches: {
    tab: 'Branches',
    tree: 'Branches of this chat',
    none: 'No branches yet. Edit a message or answer again to create one.',
    wordless: 'No text',
    shown: 'Shown now',
    facts: (branch: { role: 'user' | 'assistant'; version: number; versions: number; messageCount: number }) =>
      [
        branch.role === 'user' ? 'You' : 'Assistant',
        branch.versions > 1 ? `version ${branch.version} of ${branch.versions}` : '',
        count(branch.messageCount, 'message', 'messages'),
      ]
        .filter((fact) => fact !== '')
        .join(', '),
  },
  instructions: 'Instructions',
  instructionsHint: 'Apply to every answer in this chat.',
  starters: 'Starter prompts',
  startersHint: 'Up to 4, one a line. Shown in an empty chat and saved with an assistant.',
  limit: 'Output limit, tokens',
  limitHint: 'Reasoning counts towards it. Leave empty for no limit.',
  priority: 'Priority tier',
  priorityHint: 'Answered ahead of other requests, at 1.5 times the price.',
  tokens: 'Tokens',
  unit: 'Kind',
  lastAnswer: 'Last answer',
  chat: 'This chat',
  month: 'This month',
  cost: 'Cost',
  atLeast: (money: string) => `at least ${money}`,
  rows: { inputTokens: 'In', cachedTokens: 'Cached', reasoningTokens: 'Reasoning', outputTokens: 'Out' },
  tools: 'Tools',
  usesTools: 'Let the assistant use tools',
  toolGroups: {
    library: 'Library',
    boards: 'Boards',
    transcripts: 'Transcripts',
    scripts: 'Scripts',
    speech: 'Voices',
    generation: 'Generating',
    tasks: 'Tasks',
    export: 'Export',
  },
  ruled: (number: number) => count(number, 'rule', 'rules'),
  rule: (tool: string) => `Permission for ${tool}`,
  rules: { usual: 'Default', ask: 'Ask', allow: 'Allow', 'allow-local': 'Allow locally', never: 'Never' },
  local: 'Everything stays on this computer.',
  own: 'Messages and attachments go to your own model.',
  cloud: 'Messages and attachments go to the cloud.',
} as const;
