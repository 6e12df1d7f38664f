import { Button, Input } from '@mantine/core';
import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { LibraryItem } from '../../../../../shared/domain/library/library-item.ts';
import { mediaUrl } from '../../../../api/media-urls.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { ImagePicker } from '../../../../ui/items/images/image-picker.tsx';
import { ItemImage } from '../../../../ui/items/images/item-image.tsx';
import { PANEL_ICONS } from '../../../../ui/kinds/panel-icons.ts';
import { setSubject } from '../../actions/reuse.ts';
import { dropOnSubject } from '../../dropping/use-image-drop.ts';
import { formTexts as words } from '../../form-draft/form-texts.ts';
import { imageDraft } from '../../form-draft/image-draft.ts';
import type { SubjectState } from '../../form-draft/image-form-problems.ts';
import parts from '../../../../ui/generation-form/form-parts.module.css';
import classes from './subject.module.css';

type Props = { subject: { item: LibraryItem | null; state: SubjectState }; problem: string | null };

type Subject = Props['subject'];

/** The image whose character the others show: dropped here, or chosen from the library. */
export function SubjectPart({ subject, problem }: Props) {
  const [isPicking, setPicking] = useState(false);
  const pick = () => setPicking(true);
  return (
    <div
      className={parts.part}
      role="group"
      aria-label={words.subject}
      // Before the window takes the files.
      onDropCapture={dropOnSubject}
    >
      <Input.Label component="span" aria-hidden>
        {words.subject}
      </Input.Label>
      {subject.state === 'none' ? (
        <Button
          className={classes.subjectSlot ?? ''}
          leftSection={<IconPhotoPlus size={17} stroke={1.6} aria-hidden />}
          onClick={pick}
        >
          {words.dropSubject}
        </Button>
      ) : (
        <Chosen item={subject.item} pick={pick} />
      )}
      {problem === null ? null : <Input.Error>{problem}</Input.Error>}
      <ImagePicker
        title={words.picker}
        isOpen={isPicking}
        close={() => setPicking(false)}
        choose={(id) => setSubject(id)}
      />
    </div>
  );
}

function Chosen({ item, pick }: { item: Subject['item']; pick: () => void }) {
  return (
    <div className={classes.subject}>
      <span className={classes.subjectImage}>
        {item?.media.state === 'ready' ? (
          <ItemImage
            key={item.id}
            address={mediaUrl.thumbnail(item.id)}
            missing={<PANEL_ICONS.images size={18} stroke={1.4} />}
          />
        ) : null}
      </span>
      <button type="button" className={classes.subjectName} title={words.changeSubject} onClick={pick}>
        {item?.title ?? words.pickSubject}
      </button>
      <IconButton
        size="1.5rem"
        aria-label={words.removeSubject}
        onClick={() => imageDraft.set({ subjectItemId: null })}
      >
        <IconX size={14} stroke={1.6} />
      </IconButton>
    </div>
  );
}
