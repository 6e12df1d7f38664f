import { Input } from '@mantine/core';
import { IMAGE_LIMITS } from '../../../../shared/domain/generation/images/image-models.ts';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { imageDraft } from '../form-draft/image-draft.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';
import classes from './form.module.css';

const COUNTS = Array.from({ length: IMAGE_LIMITS.count }, (_, index) => index + 1);

/** How many images of each prompt. */
export function CountPart({ count }: { count: number }) {
  return (
    <div className={parts.part}>
      <Input.Label component="span" aria-hidden>
        {words.count}
      </Input.Label>
      <div className={classes.counts} role="radiogroup" aria-label={words.count}>
        {COUNTS.map((each) => (
          <label key={each} className={classes.count} data-on={each === count || undefined}>
            <input
              type="radio"
              name="image-count"
              className="visually-hidden"
              checked={each === count}
              onChange={() => imageDraft.set({ count: each })}
            />
            {each}
          </label>
        ))}
      </div>
    </div>
  );
}
