import { Button } from '@mantine/core';
import { useEffect } from 'react';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { usePreviewState } from '../../../media/preview.ts';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { PreviewIcon } from '../../../ui/preview/preview-icon.tsx';
import { VoiceOrb } from '../../../ui/voice-orb/voice-orb.tsx';
import { compareTexts } from './compare-texts.ts';
import { openInNewScript } from '../collection/voice-actions.ts';
import { CommandWord } from './command-word.tsx';
import {
  canChoose,
  choose,
  clearTally,
  isSecret,
  notePlayed,
  type Side,
  SIDES,
  startRound,
  tallyOf,
  useComparison,
} from './compare-store.ts';
import classes from './compare.module.css';
import { previewSide, sideRequest } from './preview-side.ts';

const words = compareTexts;
type Sides = { a: Voice; b: Voice; sentence: string };

/** One round: play both sides as often as wanted, prefer one, see who it was. */
export function Round(sides: Sides) {
  const state = useComparison();
  useRoundActions(sides);
  return (
    <section className={classes.round} aria-label={words.round}>
      <ul className={classes.sides}>
        {SIDES.map((side) => (
          <SideCard key={side} side={side} sides={sides} />
        ))}
      </ul>
      {state.choice === null ? <Choice /> : <Outcome {...sides} />}
      <Tallied {...sides} />
    </section>
  );
}

const voicesOf = (side: Side, { a, b, sentence }: Sides) =>
  side === 'A' ? { voice: a, other: b, sentence } : { voice: b, other: a, sentence };

function useRoundActions(sides: Sides): void {
  const state = useComparison();
  const enabled = canChoose(state);
  const reason = state.choice === null ? words.playBoth : words.isOver;
  const prefer = (choice: Side | 'neither') => ({
    run: () => {
      choose(choice);
      announce(outcomeText(choice, sides));
    },
    enabled,
    ...(enabled ? {} : { reason }),
  });
  useActions({
    'voices.hearA': { run: () => previewSide('A', voicesOf('A', sides)) },
    'voices.hearB': { run: () => previewSide('B', voicesOf('B', sides)) },
    'voices.preferA': prefer('A'),
    'voices.preferB': prefer('B'),
    'voices.preferNeither': prefer('neither'),
    'voices.nextRound': { run: () => startRound(), enabled: state.choice !== null },
  });
}

function SideCard({ side, sides }: { side: Side; sides: Sides }) {
  const { voice, other, sentence } = voicesOf(side, sides);
  const isHidden = useComparison(isSecret);
  const isHeard = useComparison((state) => state.heard.includes(side));
  const isMine = useComparison((state) => state.choice === side);
  const preview = usePreviewState(sideRequest(side, { voice, other, sentence }).name);
  useEffect(() => {
    if (preview === 'playing') notePlayed(side);
  }, [preview, side]);
  const name = isHidden ? words.side(side) : voice.name;
  return (
    <li className={classes.side} data-chosen={isMine || undefined} aria-label={name}>
      <span className={classes.letter} aria-hidden>
        {isHidden ? side : <VoiceOrb key={voice.id} voiceId={voice.id} size={72} />}
      </span>
      <h3>{name}</h3>
      <span className={classes.small}>{isHidden || !isHeard ? words.played(isHeard) : words.wasSide(side)}</span>
      <CommandWord
        id={side === 'A' ? 'voices.hearA' : 'voices.hearB'}
        word={preview === 'playing' ? words.stop(side) : words.play(side)}
        icon={<PreviewIcon state={preview} />}
        isBusy={preview === 'pending'}
      />
    </li>
  );
}

function Choice() {
  const isReady = useComparison(canChoose);
  return (
    <>
      <div className={classes.controls}>
        <CommandWord id="voices.preferA" word={words.prefer('A')} />
        <CommandWord id="voices.preferNeither" word={words.neither} variant="subtle" />
        <CommandWord id="voices.preferB" word={words.prefer('B')} />
      </div>
      <p className={classes.small} role="status">
        {isReady ? words.ready : words.playBoth}
      </p>
    </>
  );
}

const outcomeText = (choice: Side | 'neither', { a, b }: Sides) =>
  choice === 'neither' ? words.noPreference(a.name, b.name) : words.preferred((choice === 'A' ? a : b).name, choice);

function Outcome(sides: Sides) {
  const choice = useComparison((state) => state.choice);
  if (choice === null) return null;
  const winner = choice === 'neither' ? null : voicesOf(choice, sides).voice;
  return (
    <>
      <p className={classes.outcome}>{outcomeText(choice, sides)}</p>
      <div className={classes.controls}>
        <CommandWord id="voices.nextRound" word={words.next} variant="filled" />
        {winner ? (
          <Button variant="subtle" onClick={() => void openInNewScript(winner)}>
            {words.use(winner.name)}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** How the rounds of this pair went; hidden while it could tell who speaks. */
function Tallied({ a, b }: Sides) {
  const state = useComparison();
  const tally = tallyOf(state);
  const total = tally.first + tally.second + tally.neither;
  if (total === 0) return null;
  const [first, second] = state.isSwapped ? [b, a] : [a, b];
  return (
    <div className={classes.tally}>
      <span className={classes.small}>{words.tally({ ...tally, firstName: first.name, secondName: second.name })}</span>
      <Button size="compact-sm" variant="subtle" onClick={clearTally}>
        {words.clear}
      </Button>
    </div>
  );
}
