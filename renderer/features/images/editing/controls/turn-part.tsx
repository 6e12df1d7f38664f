import { Input } from '@mantine/core';
import { IconFlipHorizontal, IconFlipVertical, IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { PanelIcon } from '../../../../ui/layout/panel.ts';
import parts from '../../../../ui/generation-form/form-parts.module.css';
import { editingTexts as words } from '../draft/editing-texts.ts';
import { changeDraft } from '../draft/edit-store.ts';
import classes from '../draft/editor.module.css';
import { mirror, turnBy } from '../geometry/edit-draft.ts';

/** Quarters of a turn, and the mirror. */
export function TurnPart() {
  return (
    <div className={parts.part}>
      <Input.Label component="span" aria-hidden>
        {words.turn}
      </Input.Label>
      <div className={classes.turns} role="group" aria-label={words.turn}>
        <Turn
          name={words.turnLeft}
          icon={IconRotate2}
          run={() => changeDraft((image, draft) => turnBy(image, draft, -1))}
        />
        <Turn
          name={words.turnRight}
          icon={IconRotateClockwise2}
          run={() => changeDraft((image, draft) => turnBy(image, draft, 1))}
        />
        <Turn
          name={words.flipHorizontally}
          icon={IconFlipHorizontal}
          run={() => changeDraft((image, draft) => mirror(image, draft, 'horizontally'))}
        />
        <Turn
          name={words.flipVertically}
          icon={IconFlipVertical}
          run={() => changeDraft((image, draft) => mirror(image, draft, 'vertically'))}
        />
      </div>
    </div>
  );
}

function Turn({ name, icon: Icon, run }: { name: string; icon: PanelIcon; run: () => void }) {
  return (
    <IconButton variant="default" size="1.875rem" aria-label={name} onClick={run}>
      <Icon size={17} stroke={1.6} />
    </IconButton>
  );
}
