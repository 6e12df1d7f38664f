import { Button, SegmentedControl } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CAPTION_FORMS, type CaptionForm, type Cut } from '../../../../shared/domain/cut/cut.ts';
import { api, client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { saveTextFile } from '../../../ui/save-text-file.ts';
import { CaptionStylePart } from './captions/caption-style-part.tsx';
import { changeCut } from './document/change-cut.ts';
import { cutTexts } from './document/cut-texts.ts';
import classes from './cut.module.css';
import type { Film } from './document/use-film.ts';

const texts = cutTexts.captions;

/** Whether the words of the narration are read in the film, and how; they can be saved as a file, too. */
export function CaptionsPart({ cut, film }: { cut: Cut; film: Film | undefined }) {
  const { captions, narration } = cut.document;
  const ability = useQuery(api.cuts.ability.queryOptions()).data;
  const number = film?.captions.length ?? 0;
  const saving = useMutation({
    mutationFn: async () => {
      const { text, fileName } = await client.cuts.subtitles({ id: cut.id });
      saveTextFile({ text, fileName, type: 'application/x-subrip' });
    },
    onError: (error) => showFailureToast(texts.notSaved, error),
  });
  const cannotDraw = captions === 'burnt' && ability?.canWrite === true && !ability.drawsCaptions;
  const note = !narration
    ? texts.noNarration
    : cannotDraw
      ? texts.cannotDraw
      : film?.narration && number === 0
        ? texts.none
        : texts.lines(number);
  return (
    <section className={classes.part} aria-label={texts.label}>
      <span className={classes.partName}>{texts.label}</span>
      <div className={classes.row}>
        <SegmentedControl
          size="xs"
          aria-label={texts.label}
          data={CAPTION_FORMS.map((value) => ({ value, label: texts.forms[value] }))}
          value={captions}
          onChange={(value) =>
            changeCut(cut.id, 'captions', (document) => ({ ...document, captions: value as CaptionForm }))
          }
        />
        <Button
          size="xs"
          variant="default"
          disabled={number === 0}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {texts.save}
        </Button>
      </div>
      <p className={classes.note}>{note}</p>
      {captions === 'burnt' ? <CaptionStylePart cut={cut} film={film} /> : null}
      {captions === 'track' && number > 0 ? <p className={classes.note}>{texts.trackLook}</p> : null}
    </section>
  );
}
