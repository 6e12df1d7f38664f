import type { ParseArgsConfig } from 'node:util';
import {
  CONVERSATION_TEXT_FORMATS,
  type ConversationTextFormat,
} from '../../../../shared/domain/conversation/exporting/conversation-export.ts';
import { FLAGS, oneOf, parsed, UsageError } from '../argument-values.ts';

/**
 * What `atelier chat export` is asked to do. `outFolder` null: one chat goes to standard output, several into the export folder of
 * the settings.
 */
export type ChatExportOptions = {
  chats: string[];
  format: ConversationTextFormat;
  outFolder: string | null;
  isVerbose: boolean;
};

/** See ChatExportOptions. */
export type ChatExportCommand = { name: 'chat-export'; options: ChatExportOptions };

const EXPORT_FLAGS = {
  ...FLAGS,
  format: { type: 'string', short: 'f' },
  out: { type: 'string', short: 'o' },
} as const satisfies ParseArgsConfig['options'];

/** Understands what stands behind `chat export`. Throws UsageError. */
export function chatExportCommandOf(args: readonly string[]): ChatExportCommand | { name: 'help' } {
  const { values, positionals } = parsed(args, EXPORT_FLAGS);
  if (values.help) return { name: 'help' };
  if (positionals.length === 0) throw new UsageError('Give the ID of a chat: atelier chat export ID.');
  if (values.format?.toLowerCase() === 'pdf') {
    throw new UsageError('PDF needs the window of the app. Use --format html, which any browser prints as PDF.');
  }
  return {
    name: 'chat-export',
    options: {
      chats: positionals,
      format: oneOf('--format', values.format ?? 'md', CONVERSATION_TEXT_FORMATS),
      outFolder: values.out ?? null,
      isVerbose: values.verbose === true,
    },
  };
}
