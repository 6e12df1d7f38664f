import { Input } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { clipModel } from '../../../../shared/domain/generation/clips/clip-modes.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type ClipDraft, clipDraft } from '../form-draft/clip-draft.ts';
import { formTexts as words } from '../form-draft/form-texts.ts';
import type { FormPicture, PictureField } from '../form-draft/picture-state.ts';
import classes from './form.module.css';
import { PictureSlot } from './picture-slot.tsx';

type Props = { draft: ClipDraft; pictures: readonly FormPicture[]; problem: string | null };

/** The pictures that the mode works from. */
export function PicturesPart({ draft, pictures, problem }: Props) {
  if (draft.mode === 'text') return null;
  const isReferences = draft.mode === 'subject' || draft.mode === 'references';
  const label = draft.mode === 'subject' ? words.subject : isReferences ? words.references : words.frames;
  return (
    <div className={parts.part} role="group" aria-label={label}>
      <div className={parts.label} aria-hidden>
        <span>{label}</span>
        <span className={parts.fact}>{words.framesRule[clipModel(draft.model)?.generation ?? 1]}</span>
      </div>
      {isReferences ? <References draft={draft} pictures={pictures} /> : <Frames draft={draft} pictures={pictures} />}
      {isReferences && problem !== null ? <Input.Error>{problem}</Input.Error> : null}
    </div>
  );
}

function Frames({ draft, pictures }: Omit<Props, 'problem'>) {
  const of = (field: PictureField) => pictures.find((picture) => picture.field === field) ?? null;
  const [first, last] = [of('firstFrameItemId'), of('lastFrameItemId')];
  const problem = first?.problem ?? last?.problem ?? null;
  if (draft.mode === 'first-frame')
    return (
      <>
        <PictureSlot name={words.slots.first} place={{ field: 'firstFrameItemId', replaced: null }} picture={first} />
        {problem === null ? null : <Input.Error>{problem}</Input.Error>}
      </>
    );
  const { firstFrameItemId, lastFrameItemId } = draft;
  return (
    <>
      <div className={classes.frames}>
        <PictureSlot name={words.slots.first} place={{ field: 'firstFrameItemId', replaced: null }} picture={first} />
        <IconButton
          size="1.25rem"
          aria-label={words.swap}
          onClick={() => clipDraft.set({ firstFrameItemId: lastFrameItemId, lastFrameItemId: firstFrameItemId })}
        >
          <IconArrowsExchange size={14} stroke={1.6} />
        </IconButton>
        <PictureSlot
          name={words.slots.last}
          place={{ field: 'lastFrameItemId', replaced: null }}
          picture={last}
          note={isOtherShape(first, last) ? words.cropNote : null}
        />
      </div>
      {problem === null ? null : <Input.Error>{problem}</Input.Error>}
    </>
  );
}

/** The size follows the first frame: a last one of another shape is cropped to it (service.md, variant B). */
function isOtherShape(first: FormPicture | null, last: FormPicture | null): boolean {
  if (!first?.picture || !last?.picture) return false;
  const ratio = ({ widthPx, heightPx }: { widthPx: number; heightPx: number }) => widthPx / heightPx;
  return Math.abs(ratio(first.picture) / ratio(last.picture) - 1) > 0.01;
}

function References({ draft, pictures }: Omit<Props, 'problem'>) {
  const most = draft.mode === 'subject' ? 1 : 9;
  return (
    <div className={classes.references} data-single={most === 1 || undefined}>
      {pictures.map((picture) => (
        <PictureSlot
          key={picture.id}
          name={draft.mode === 'subject' ? words.subject : words.slots.reference}
          place={{ field: 'referenceItemIds', replaced: picture.id }}
          picture={picture}
        />
      ))}
      {pictures.length < most ? (
        <PictureSlot
          name={draft.mode === 'subject' ? words.subject : words.slots.reference}
          place={{ field: 'referenceItemIds', replaced: null }}
          picture={null}
        />
      ) : null}
    </div>
  );
}
