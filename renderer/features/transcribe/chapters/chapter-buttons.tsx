import { Button } from '@mantine/core';
import {
  CHAPTER_FILE_ENDING,
  renderChapterList,
  renderChapterVtt,
} from '../../../../shared/domain/transcript/chapters/render-chapters.ts';
import { client } from '../../../api/client.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { saveTextFile } from '../../../ui/save-text-file.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { chapterTexts as words } from './chapter-texts.ts';

/** Chapters for the description of a video, and as a file of their own. Nothing where there are none. */
export function ChapterButtons({ open: { transcript } }: { open: OpenTranscript }) {
  if (transcript.chapters.length === 0) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(renderChapterList(transcript));
      announce(words.copied);
    } catch (error) {
      showFailureToast(words.notCopied, error);
    }
  };
  const save = async () => {
    try {
      const { fileName } = await client.transcripts.render({ id: transcript.id, format: 'vtt' });
      const name = fileName.replace(/vtt$/, CHAPTER_FILE_ENDING);
      saveTextFile({ text: renderChapterVtt(transcript), fileName: name, type: 'text/vtt' });
    } catch (error) {
      showFailureToast(words.notSaved, error);
    }
  };
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={() => void copy()}>
        {words.list}
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={() => void save()}>
        {words.save}
      </Button>
    </>
  );
}
