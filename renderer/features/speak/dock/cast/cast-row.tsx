import { Menu } from '@mantine/core';
import { IconDots, IconUserQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import type { CharacterId } from '../../../../../shared/domain/ids.ts';
import type { Character } from '../../../../../shared/domain/script/script.ts';
import type { Voice } from '../../../../../shared/domain/voices/voice.ts';
import { speakingEngine } from '../../../../../shared/domain/voices/where-it-works.ts';
import { usePanelEngine } from '../../../../api/settings/settings.ts';
import { RenameField } from '../../../../ui/collection/rename-field.tsx';
import { expiryState } from '../../../../ui/expiry/expiry.ts';
import { ExpiryRing } from '../../../../ui/expiry/expiry-ring.tsx';
import { SpeakerMark } from '../../../../ui/speaker-mark.tsx';
import { VoiceOrb } from '../../../../ui/voice-orb/voice-orb.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { castLines } from '../../lines/cast-lines.ts';
import { chosenIds } from '../../lines/selection/line-selection.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';
import { changeVoice, removeCharacter, renameCharacter } from './cast-actions.ts';
import classes from './cast.module.css';
import { texts } from './cast-texts.ts';
import { PreviewButton } from '../../playback/preview-button.tsx';
import { VoiceMenu } from './voice-menu.tsx';

type Props = {
  open: OpenScript;
  /** Null is the script's own voice. */
  character: Character | null;
  voiceById: ReadonlyMap<string, Voice>;
  isRenaming: boolean;
  setRenaming: (id: CharacterId | null) => void;
};

/** One of the cast: face and name of the voice, name and marker of the character, what can be done. */
export function CastRow({ open, character, voiceById, isRenaming, setRenaming }: Props) {
  const voiceId = character ? character.voiceId : open.script.settings.voiceId;
  const voice = voiceId === null ? null : (voiceById.get(voiceId) ?? null);
  const name = character?.name ?? texts.scriptVoice;
  const voiceName =
    voiceId === null
      ? texts.unassigned
      : (voice?.name ?? (voiceById.size > 0 ? `${voiceId}: ${texts.missing}` : voiceId));
  const engine = usePanelEngine('speak');
  const [nowMs] = useState(() => Date.now());
  const isNearEnd =
    voice !== null && voice.expiresAtMs !== null && expiryState(voice.expiresAtMs, nowMs).tone !== 'quiet';
  return (
    <li className={classes.cast}>
      {voiceId === null ? (
        <span className={classes.noOrb}>
          <IconUserQuestion size={18} stroke={1.6} aria-hidden />
        </span>
      ) : (
        <VoiceOrb voiceId={voiceId} size={36} />
      )}
      <div className={classes.castWords}>
        {isRenaming && character ? (
          <RenameField
            name={character.name}
            label={texts.nameField}
            maxLength={120}
            rename={(next) => renameCharacter(open, character, next)}
            close={() => setRenaming(null)}
          />
        ) : (
          <div className={classes.castName}>
            <span title={name} onDoubleClick={() => character && setRenaming(character.id)}>
              {name}
            </span>
            {character ? <SpeakerMark ordinal={character.ordinal} /> : null}
          </div>
        )}
        <VoiceMenu
          name={name}
          voiceId={voiceId}
          label={voiceName}
          onChoose={(next) => void changeVoice(open, { character, voiceName: voice?.name ?? null }, next)}
        />
      </div>
      {character ? <RowMenu open={open} character={character} rename={() => setRenaming(character.id)} /> : <span />}
      {isNearEnd && voice.expiresAtMs !== null ? (
        <ExpiryRing expiresAtMs={voice.expiresAtMs} />
      ) : voiceId === null ? (
        <span />
      ) : (
        <PreviewButton
          preview={{ voiceId, title: voice?.name ?? voiceId, ...(voice && { engine: speakingEngine(voice, engine) }) }}
          name={name}
        />
      )}
    </li>
  );
}

function RowMenu({ open, character, rename }: { open: OpenScript; character: Character; rename: () => void }) {
  const others = open.script.characters.filter((each) => each.id !== character.id);
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <IconButton size="1.5rem" className={classes.more ?? ''} aria-label={texts.more(character.name)}>
          <IconDots size={15} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={rename}>{texts.rename}</Menu.Item>
        <Menu.Item onClick={() => castLines(open, chosenIds(open), character.id)}>{texts.give}</Menu.Item>
        <Menu.Item onClick={() => removeCharacter(open, character.id, null)}>{texts.remove}</Menu.Item>
        {others.length > 0 ? <Menu.Label>{texts.mergeInto}</Menu.Label> : null}
        {others.map((other) => (
          <Menu.Item
            key={other.id}
            leftSection={<SpeakerMark ordinal={other.ordinal} />}
            onClick={() => removeCharacter(open, character.id, other.id)}
          >
            {other.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
