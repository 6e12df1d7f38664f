import { Input, SegmentedControl } from '@mantine/core';
import {
  type ImageOutput,
  USUAL_IMAGE_QUALITY,
  WRITTEN_IMAGE_FORMATS,
  type WrittenImageFormat,
} from '../../../../../shared/domain/media/image-edit.ts';
import parts from '../../../../ui/generation-form/form-parts.module.css';
import form from '../../form/form.module.css';
import { editingTexts as words } from '../draft/editing-texts.ts';
import { changeOutput } from '../draft/edit-store.ts';

/** The format of the copy, and how good it is where that is a choice. `from` is the format of the image. */
export function CopyPart({ output, from }: { output: ImageOutput; from: string }) {
  const quality = output.quality ?? USUAL_IMAGE_QUALITY;
  return (
    <div className={parts.part} role="group" aria-label={words.copy}>
      <Input.Label component="span" aria-hidden>
        {words.copy}
      </Input.Label>
      <SegmentedControl
        aria-label={words.format}
        value={output.format}
        onChange={(value) => changeOutput({ format: value as WrittenImageFormat })}
        data={WRITTEN_IMAGE_FORMATS.map((value) => ({ value, label: words.formats[value] }))}
      />
      {output.format === 'png' ? null : (
        <label className={form.weight}>
          <span>{words.quality}</span>
          <input
            type="range"
            min={1}
            max={100}
            value={quality}
            onChange={({ currentTarget: { value } }) =>
              changeOutput({ quality: Number(value) === USUAL_IMAGE_QUALITY ? null : Number(value) })
            }
          />
          <span className={parts.fact}>{quality}</span>
        </label>
      )}
      {output.format === 'jpeg' && from !== 'jpeg' ? <p className={parts.hint}>{words.opaque}</p> : null}
    </div>
  );
}
