import { Button } from '@mantine/core';
import { IconCheck, IconCrop, IconPhotoOff, IconPhotoPlus, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, useState } from 'react';
import { mediaUrl } from '../../../api/media-urls.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ImagePicker } from '../../../ui/items/images/image-picker.tsx';
import { ItemImage } from '../../../ui/items/images/item-image.tsx';
import { setPicture } from '../actions/reuse.ts';
import { dropOnPlace, type PicturePlace, takeFiles } from '../dropping/use-video-drop.ts';
import { clipDraft } from '../form-draft/clip-draft.ts';
import { formTexts as words } from '../form-draft/form-texts.ts';
import type { FormPicture } from '../form-draft/picture-state.ts';
import { cropToFit } from './crop-picture.ts';
import classes from './form.module.css';

type Props = { name: string; place: PicturePlace; picture: FormPicture | null; note?: string | null };

/** A place for a picture, which comes from the library, the disk, the clipboard, or is dropped here. */
export function PictureSlot({ name, place, picture, note = null }: Props) {
  const [isPicking, setPicking] = useState(false);
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    void takeFiles(files, place);
  };
  const isGone = picture?.item === null && picture.problem !== null;
  const Sign = isGone ? IconPhotoOff : IconPhotoPlus;
  return (
    <div
      className={classes.slot}
      data-wrong={picture?.problem != null || undefined}
      // Before the window takes the files.
      onDropCapture={() => dropOnPlace(place)}
      onPaste={paste}
    >
      <button type="button" className={classes.slotButton} onClick={() => setPicking(true)}>
        <span className={classes.slotName}>{name}</span>
        {picture?.item?.media.state === 'ready' ? (
          <ItemImage key={picture.id} address={mediaUrl.thumbnail(picture.id)} missing={null} />
        ) : (
          <span className={classes.slotEmpty}>
            <Sign size={18} stroke={1.5} aria-hidden />
            <span>{picture && !isGone ? words.preparing : words.emptySlot}</span>
          </span>
        )}
        {picture?.item ? <span className="visually-hidden">{words.change(picture.item.title)}</span> : null}
      </button>
      {picture ? <Marks name={name} place={place} picture={picture} note={note} /> : null}
      <ImagePicker
        title={words.chooseFor(name)}
        isOpen={isPicking}
        close={() => setPicking(false)}
        choose={(id) => setPicture(place.field, id, place.replaced)}
      />
    </div>
  );
}

function Marks({ name, place, picture, note }: Required<Props> & { picture: FormPicture }) {
  const { picture: facts, problem, canBeCropped, id } = picture;
  return (
    <>
      <IconButton
        className={classes.slotRemove ?? ''}
        size="1.375rem"
        aria-label={words.remove(name)}
        onClick={() => remove(place)}
      >
        <IconX size={13} stroke={1.8} />
      </IconButton>
      {canBeCropped ? (
        <Button
          className={classes.slotCrop ?? ''}
          size="compact-xs"
          aria-label={words.cropNamed(name)}
          leftSection={<IconCrop size={13} stroke={1.6} aria-hidden />}
          onClick={() => void cropToFit(id, place)}
        >
          {words.crop}
        </Button>
      ) : facts && problem === null ? (
        <span className={classes.slotFacts} title={note === null ? undefined : words.lastCropped}>
          {note === null ? (
            <IconCheck size={12} stroke={2} aria-hidden />
          ) : (
            <IconCrop size={12} stroke={1.8} aria-hidden />
          )}
          {note ?? words.sizeOf(facts.widthPx, facts.heightPx)}
        </span>
      ) : null}
    </>
  );
}

function remove({ field, replaced }: PicturePlace): void {
  const { referenceItemIds } = clipDraft.use.getState();
  if (field === 'referenceItemIds')
    clipDraft.set({ referenceItemIds: referenceItemIds.filter((id) => id !== replaced) });
  else clipDraft.set({ [field]: null });
}
