import {
  IconAlignLeft,
  IconLayersLinked,
  IconPlayerSkipForward,
  IconTransitionRight,
  IconUser,
} from '@tabler/icons-react';
import { CLIP_MODES, type ClipMode } from '../../../../shared/domain/generation/clips/clip-modes.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import { clipDraft, withMode } from '../form-draft/clip-draft.ts';
import { formTexts } from '../form-draft/form-texts.ts';
import { texts } from '../texts.ts';
import classes from './form.module.css';

const ICONS: Record<ClipMode, PanelIcon> = {
  text: IconAlignLeft,
  'first-frame': IconPlayerSkipForward,
  'first-last': IconTransitionRight,
  subject: IconUser,
  references: IconLayersLinked,
};

/** What the clip is generated from: each card has only the fields that it needs. */
export function ModePart({ mode }: { mode: ClipMode }) {
  return (
    <div className={parts.part}>
      <div className={classes.modes} role="radiogroup" aria-label={formTexts.mode}>
        {CLIP_MODES.map((each) => {
          const Icon = ICONS[each];
          return (
            <label key={each} className={classes.mode} data-on={each === mode || undefined}>
              <input
                type="radio"
                name="clip-mode"
                className="visually-hidden"
                checked={each === mode}
                onChange={() => clipDraft.set(withMode(clipDraft.use.getState(), each))}
              />
              <Icon size={18} stroke={1.6} />
              {texts.modes[each]}
            </label>
          );
        })}
      </div>
    </div>
  );
}
