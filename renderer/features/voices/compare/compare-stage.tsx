import { Button, Select, Switch } from '@mantine/core';
import { useMemo } from 'react';
import { isOffered } from '../../../../shared/domain/voices/is-offered.ts';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { usePanelEngine, useSettings } from '../../../api/settings/settings.ts';
import { PreviewNotice } from '../../../ui/preview/preview-notice.tsx';
import { navigate } from '../../../ui/layout/navigation.ts';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { PreviewTextBar } from '../preview/preview-text-bar.tsx';
import { useVoiceList } from '../../../api/voices/voices.ts';
import { texts } from '../texts.ts';
import { cloneTexts } from '../clone-draft/clone-texts.ts';
import { compareTexts } from './compare-texts.ts';
import { type VoiceKey, voiceKey } from '../collection/voices-store.ts';
import { choosePair, setBlind, startRound, useComparison, voiceOn } from './compare-store.ts';
import classes from './compare.module.css';
import { COMPARE_PLACE } from './preview-side.ts';
import { Round } from './round.tsx';

const words = compareTexts;

/** Two voices say the same sentence, equally loud, and the user tells which one is better without knowing who speaks. */
export function CompareStage() {
  const { voices } = useVoiceList('voices');
  const { speak } = useSettings();
  const state = useComparison();
  const [a, b] = [find(voices, voiceOn('A', state)), find(voices, voiceOn('B', state))];
  return (
    <>
      <PanelHeader title={texts.list.compare} level={2}>
        <Button size="compact-sm" onClick={() => navigate('voices')}>
          {cloneTexts.close}
        </Button>
      </PanelHeader>
      <PreviewTextBar isCentred />
      <PreviewNotice place={COMPARE_PLACE} isInset />
      <div className={classes.body}>
        <div className={classes.column}>
          <Pair voices={voices} />
          <Ways />
          {a && b ? (
            <Round key={`${voiceKey(a)} ${voiceKey(b)}`} a={a} b={b} sentence={speak.sampleSentence} />
          ) : (
            <p className={classes.quiet}>{words.choosePair}</p>
          )}
        </div>
      </div>
    </>
  );
}

const find = (voices: readonly Voice[], key: VoiceKey | null): Voice | null =>
  voices.find((voice) => voiceKey(voice) === key && isOffered(voice)) ?? null;

function Pair({ voices }: { voices: readonly Voice[] }) {
  const engine = usePanelEngine('voices');
  const first = useComparison((state) => state.first);
  const second = useComparison((state) => state.second);
  const data = useMemo(
    () =>
      voices.filter(isOffered).map((voice) => ({
        value: voiceKey(voice),
        label: voice.worksOn.includes(engine) ? voice.name : `${voice.name} (${texts.worksOn(voice.worksOn)})`,
      })),
    [voices, engine],
  );
  const known = (key: VoiceKey | null) => (data.some(({ value }) => value === key) ? key : null);
  return (
    <div className={classes.pair}>
      <Select
        label={words.first}
        placeholder={words.choose}
        searchable
        data={data}
        value={known(first)}
        onChange={(value) => value !== null && choosePair({ first: value as VoiceKey })}
      />
      <Select
        label={words.second}
        placeholder={words.choose}
        searchable
        data={data}
        value={known(second)}
        onChange={(value) => value !== null && choosePair({ second: value as VoiceKey })}
      />
    </div>
  );
}

function Ways() {
  const isBlind = useComparison((state) => state.isBlind);
  const isMatched = useComparison((state) => state.isMatched);
  return (
    <div className={classes.ways}>
      <Switch
        size="xs"
        label={words.blind}
        description={words.blindWhy}
        checked={isBlind}
        onChange={(event) => setBlind(event.currentTarget.checked)}
      />
      <Switch
        size="xs"
        label={words.matched}
        description={words.matchedWhy}
        checked={isMatched}
        onChange={(event) => {
          useComparison.setState({ isMatched: event.currentTarget.checked });
          startRound();
        }}
      />
    </div>
  );
}
