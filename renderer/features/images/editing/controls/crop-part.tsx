import { IMAGE_RATIOS } from '../../../../../shared/domain/generation/images/image-models.ts';
import { type ImageSize, turnedSize } from '../../../../../shared/domain/media/image-edit.ts';
import parts from '../../../../ui/generation-form/form-parts.module.css';
import form from '../../form/form.module.css';
import { RatioChoice, RatioShape } from '../../form/ratio-choice.tsx';
import { editingTexts as words } from '../draft/editing-texts.ts';
import { changeDraft } from '../draft/edit-store.ts';
import { ratioOf, withRatio } from '../geometry/crop.ts';
import { type EditDraft, ORIGINAL_RATIO } from '../geometry/edit-draft.ts';

const GROUP = 'crop-ratio';

/** The shape of the crop: free, that of the image, or one that can be generated. */
export function CropPart({ draft, image }: { draft: EditDraft; image: ImageSize }) {
  const whole = turnedSize(image, draft.quarterTurns);
  const choose = (ratio: string | null) => changeDraft((size, before) => withRatio(size, before, ratio));
  return (
    <div className={parts.part}>
      <div className={parts.label}>
        <span aria-hidden>{words.crop}</span>
        <span className={parts.fact} role="status">
          {words.cropFacts(draft.crop)}
        </span>
      </div>
      <div className={form.ratios} role="radiogroup" aria-label={words.crop}>
        <RatioChoice
          group={GROUP}
          name={words.free}
          fact=""
          isOn={draft.ratio === null}
          width="half"
          choose={() => choose(null)}
        />
        <RatioChoice
          group={GROUP}
          name={words.original}
          fact=""
          isOn={draft.ratio === ORIGINAL_RATIO}
          width="half"
          choose={() => choose(ORIGINAL_RATIO)}
        />
        {IMAGE_RATIOS.map((ratio) => (
          <RatioChoice
            key={ratio}
            group={GROUP}
            name={ratio}
            fact=""
            isOn={draft.ratio === ratio}
            choose={() => choose(ratio)}
          >
            <RatioShape ratio={ratioOf(ratio, whole) ?? 1} />
          </RatioChoice>
        ))}
      </div>
      <p className={parts.hint}>{words.cropHint}</p>
    </div>
  );
}
