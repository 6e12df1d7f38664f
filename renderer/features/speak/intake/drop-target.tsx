import { useEffect } from 'react';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { addFileTaker } from '../../../ui/file-takers.ts';
import { texts } from '../texts.ts';
import { EncodingDialog } from './encoding-dialog.tsx';
import { isScriptFile, newScript, takeInScripts } from './intake.ts';

/** Text files that are dropped anywhere become scripts, asking where needed; "New script" works from every panel. */
export function ScriptDropTarget() {
  useEffect(
    () =>
      addFileTaker({
        takesName: isScriptFile,
        takesType: (type) => /^text\/(plain|markdown|x-markdown|srt|vtt)$|subrip/.test(type),
        verb: texts.intake.dropVerb,
        text: texts.intake.dropText,
        take: (files) => void takeInScripts(files),
      }),
    [],
  );
  useActions({ 'speak.new': { run: () => void newScript() } });
  return <EncodingDialog />;
}
