import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { CharacterId } from '../../../../../shared/domain/ids.ts';
import { useVoicesById } from '../../../../api/voices/voices.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { castToNew } from '../../lines/cast-lines.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';
import { CastRow } from './cast-row.tsx';
import classes from '../form/form.module.css';
import { linesOf } from './cast-actions.ts';
import { texts } from './cast-texts.ts';

/** Who speaks in the script, and with which voice; the script's own voice where lines have no character. */
export function CastList({ open }: { open: OpenScript }) {
  const voiceById = useVoicesById('speak');
  const [renaming, setRenaming] = useState<CharacterId | null>(null);
  const { characters } = open.script;
  const hasOwnLines = linesOf(open, null).length > 0;
  const sorted = characters.toSorted((a, b) => a.ordinal - b.ordinal);
  const row = (character: (typeof characters)[number] | null) => (
    <CastRow
      key={character?.id ?? 'script'}
      open={open}
      character={character}
      voiceById={voiceById}
      isRenaming={character !== null && renaming === character.id}
      setRenaming={setRenaming}
    />
  );
  return (
    <section aria-label={texts.title}>
      <div className={classes.section}>
        <h2>{texts.title}</h2>
        <IconButton size="1.5rem" aria-label={texts.add} onClick={() => setRenaming(castToNew(open, []))}>
          <IconPlus size={15} stroke={1.6} />
        </IconButton>
      </div>
      <ul className={classes.plainList}>
        {sorted.map(row)}
        {hasOwnLines || characters.length === 0 ? row(null) : null}
      </ul>
    </section>
  );
}
