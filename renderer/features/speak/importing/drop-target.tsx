import { useEffect } from 'react';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { addFileTaker } from '../../../ui/file-takers.ts';
import { texts } from '../texts.ts';
import { EncodingDialog } from '../../../ui/text-encoding/encoding-dialog.tsx';
import { isScriptFile, newScript, importScripts } from './import-scripts.ts';
import { answerEncoding, useUnsureFiles } from './unsure-files.ts';

/** Text files that are dropped anywhere become scripts, asking where needed; "New script" works from every panel. */
export function ScriptDropTarget() {
  useEffect(
    () =>
      addFileTaker({
        takesName: isScriptFile,
        takesType: (type) => /^text\/(plain|markdown|x-markdown|srt|vtt)$|subrip/.test(type),
        verb: texts.importing.dropVerb,
        text: texts.importing.dropText,
        take: (files) => void importScripts(files),
      }),
    [],
  );
  const unsure = useUnsureFiles(({ waiting }) => waiting[0]);
  useActions({ 'speak.new': { run: () => void newScript() } });
  return <EncodingDialog file={unsure} answer={(encoding) => unsure && void answerEncoding(unsure, encoding)} />;
}
