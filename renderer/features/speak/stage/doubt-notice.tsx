import { IconLanguageOff } from '@tabler/icons-react';
import { CautionBar } from '../../../ui/feedback/caution-bar.tsx';
import type { OpenScript } from '../document/opened/open-script.ts';
import { texts } from '../texts.ts';

/** Says once for a script that was made of a transcript that some of its text may never have been said. */
export function DoubtNotice({ open: { script } }: { open: OpenScript }) {
  if (!script.lines.some((line) => line.languageDoubtful && line.text.trim() !== '')) return null;
  return <CautionBar icon={IconLanguageOff} what={texts.doubt.notice} advice={texts.doubt.advice} />;
}
