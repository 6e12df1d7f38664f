import { Popover } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Voice } from '../../../../../shared/domain/voices/voice.ts';
import { speakingEngine } from '../../../../../shared/domain/voices/where-it-works.ts';
import { useVoiceList } from '../../../../api/voices/voices.ts';
import { SearchField } from '../../../../ui/collection/search-field.tsx';
import { ExpiryRing } from '../../../../ui/expiry/expiry-ring.tsx';
import { VoiceOrb } from '../../../../ui/voice-orb/voice-orb.tsx';
import { texts } from './cast-texts.ts';
import { PreviewButton } from '../../playback/preview-button.tsx';
import { groupVoices, type VoiceGroup } from './voice-groups.ts';
import { moveInRows } from '../../../../ui/collection/list/move-in-rows.ts';
import rows from '../../../../ui/collection/list/popover-rows.module.css';
import classes from './voice-menu.module.css';
import type { EngineChoice } from '../../../../../shared/domain/settings/engine-choice.ts';

/** A button that shows a voice and opens the list of voices: search, hear, choose. */
export function VoiceMenu(props: {
  name: string;
  voiceId: string | null;
  label: string;
  /** Drawn as a field of a form; else as a quiet line of text. */
  isField?: boolean;
  /** How the voice is taken over from above, where that can be. */
  inherited?: { label: string; choose: () => void };
  onChoose: (voice: Voice) => void;
}) {
  const { name, voiceId, label, isField = false, inherited, onChoose } = props;
  const [isOpen, setOpen] = useState(false);
  const choose = (voice: Voice) => {
    setOpen(false);
    onChoose(voice);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width="20rem" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.target}
          data-empty={(voiceId === null && !inherited) || undefined}
          data-field={isField || undefined}
          aria-label={texts.choose(name, label)}
          title={label}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown ?? ''} aria-label={texts.choose(name, label)}>
        {isOpen ? (
          <VoiceList
            voiceId={voiceId}
            choose={choose}
            inherited={
              inherited && {
                ...inherited,
                choose: () => {
                  setOpen(false);
                  inherited.choose();
                },
              }
            }
          />
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}

function VoiceList(props: {
  voiceId: string | null;
  choose: (voice: Voice) => void;
  inherited: { label: string; choose: () => void } | undefined;
}) {
  const { voiceId, choose, inherited } = props;
  const { voices, engine } = useVoiceList('speak');
  const [query, setQuery] = useState('');
  const groups = useMemo(() => groupVoices(voices, query, engine), [voices, query, engine]);
  return (
    <div onKeyDown={moveInRows} role="presentation">
      <SearchField isFirst label={texts.search} value={query} onChange={setQuery} />
      <div className={classes.list}>
        {inherited && query === '' ? (
          <div className={rows.row}>
            <button
              type="button"
              className={rows.choose}
              data-row
              aria-current={voiceId === null || undefined}
              onClick={inherited.choose}
            >
              <span className={rows.name}>{inherited.label}</span>
            </button>
          </div>
        ) : null}
        {groups.map(({ group, voices: members }) => (
          <section key={group} aria-label={groupName(group, engine)}>
            <h3 className={rows.heading}>{groupName(group, engine)}</h3>
            <ul className={rows.rows}>
              {members.map((voice) => (
                <VoiceRow
                  key={`${voice.engine} ${voice.id}`}
                  voice={voice}
                  engine={engine}
                  isChosen={voice.id === voiceId}
                  choose={choose}
                />
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 ? (
          <p className={rows.quiet} role="status">
            {query === '' ? texts.noVoices : texts.noVoice(query)}
          </p>
        ) : null}
      </div>
    </div>
  );
}

function groupName(group: VoiceGroup['group'], engine: EngineChoice): string {
  if (group === 'elsewhere') return texts.elsewhere[engine];
  return group === 'favourites' || group === 'recent' ? texts[group] : texts.kinds[group];
}

function VoiceRow(props: { voice: Voice; engine: EngineChoice; isChosen: boolean; choose: (voice: Voice) => void }) {
  const { voice, engine, isChosen, choose } = props;
  const facts = voice.description || voice.tags.join(', ');
  return (
    <li className={rows.row}>
      <button
        type="button"
        className={rows.choose}
        data-row
        aria-current={isChosen || undefined}
        onClick={() => choose(voice)}
      >
        <VoiceOrb voiceId={voice.id} size={24} />
        <span className={rows.words}>
          <span className={rows.name}>{voice.name}</span>
          <span className={rows.facts} title={facts}>
            {facts}
          </span>
        </span>
        {voice.expiresAtMs === null ? null : <ExpiryRing expiresAtMs={voice.expiresAtMs} />}
      </button>
      <PreviewButton
        preview={{ engine: speakingEngine(voice, engine), voiceId: voice.id, title: voice.name }}
        name={voice.name}
      />
    </li>
  );
}
