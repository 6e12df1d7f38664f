import { Select } from '@mantine/core';
import type { ImageModelOptions, ImageOptions } from '../../../../shared/domain/generation/images/image-generation.ts';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { type ImageDraft, imageDraft, modelOf, ratioFor } from '../form-draft/image-draft.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';
import classes from './form.module.css';

/** The model. What another one does not have is set to what it has. */
export function ModelPart({ options, model }: { options: ImageOptions; model: ImageModelOptions }) {
  return (
    <Select
      className={parts.part ?? ''}
      label={words.model}
      data={options.models.map(({ model: value }) => ({ value, label: words.models[value] ?? value }))}
      value={model.model}
      onChange={(value) => {
        const chosen = value === null ? null : modelOf(options, value);
        if (chosen) imageDraft.set({ model: chosen.model, ...fieldsFor(chosen) });
      }}
    />
  );
}

function fieldsFor(model: ImageModelOptions): Partial<ImageDraft> {
  const { ratio, style } = imageDraft.use.getState();
  const isFree = ratio === null && model.freeSizes !== null;
  return {
    ratio: isFree ? null : ratioFor(ratio, model),
    style: style !== null && model.styles.includes(style) ? style : null,
  };
}

/** A named style and how much it counts, where the model has any. */
export function StylePart(props: { draft: ImageDraft; model: ImageModelOptions; problem: string | null }) {
  const { draft, model, problem } = props;
  if (model.styles.length === 0) return null;
  return (
    <div className={parts.part}>
      <Select
        label={words.style}
        data={[
          { value: '', label: words.noStyle },
          ...model.styles.map((value) => ({ value, label: words.styles[value] ?? value })),
        ]}
        value={draft.style ?? ''}
        error={problem}
        onChange={(value) => imageDraft.set({ style: value === '' ? null : value })}
      />
      {draft.style === null ? null : (
        <label className={classes.weight}>
          <span>{words.styleWeight}</span>
          <input
            type="range"
            min={0.1}
            max={1}
            step={0.1}
            value={draft.styleWeight}
            onChange={(event) => imageDraft.set({ styleWeight: Number(event.currentTarget.value) })}
          />
          <span className={parts.fact}>{draft.styleWeight.toFixed(1)}</span>
        </label>
      )}
    </div>
  );
}
