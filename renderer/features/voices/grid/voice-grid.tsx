import type { KeyboardEvent } from 'react';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { useVoiceList } from '../../../api/voices/voices.ts';
import { type GridMove, VirtualGrid } from '../../../ui/collection/grid/virtual-grid.tsx';
import { showDetails } from '../collection/show-details.ts';
import { previewVoice } from '../preview/play-preview.ts';
import { texts } from '../texts.ts';
import { useCachedPreviews } from '../collection/use-voices.ts';
import { discardVoice, startRenaming } from '../collection/voice-actions.ts';
import { useVoicesStore, voiceKey } from '../collection/voices-store.ts';
import { openVoiceMenu } from './voice-menu.ts';
import { focusCard, VoiceCard } from './voice-card.tsx';

/** At normal text size. */
const MIN_CARD_PX = 148;
/** Name and facts under the tile, at normal text size. */
const WORDS_PX = 76;
/** Height of a tile by its width. */
const TILE_SHAPE = 3 / 4;

/** The voices as cards. Arrows move, Space plays, Enter shows details. */
export function VoiceGrid({ voices }: { voices: readonly Voice[] }) {
  const { sampleSentence } = useSettings().speak;
  const scale = useSettings().appearance.textScale / 100;
  const cached = useCachedPreviews(sampleSentence);
  const { voices: all } = useVoiceList('voices');
  const selected = useVoicesStore((state) => state.selected);
  const tabStop = Math.max(
    0,
    voices.findIndex((voice) => voiceKey(voice) === selected),
  );
  return (
    <VirtualGrid
      label={texts.grid.label}
      items={voices}
      minCellPx={MIN_CARD_PX * scale}
      cellHeightPx={(widthPx) => widthPx * TILE_SHAPE + WORDS_PX * scale}
      cell={(voice, at, move) => (
        <VoiceCard
          key={voiceKey(voice)}
          voice={voice}
          sentence={sampleSentence}
          isCached={cached.has(voiceKey(voice))}
          isTabStop={at === tabStop}
          onKeyDown={(event) => press(event, { voices, at, move, sentence: sampleSentence })}
          onContextMenu={(event) =>
            openVoiceMenu(event, voice, {
              sentence: sampleSentence,
              voices: all,
              discard: () => void discardAt(voices, at),
            })
          }
        />
      )}
    />
  );
}

/** A key on a card: moves among the cards or does something with its voice. */
function press(
  event: KeyboardEvent,
  { voices, at, move, sentence }: { voices: readonly Voice[]; at: number; move: GridMove; sentence: string },
) {
  const voice = voices[at];
  const isOnCard = event.target === event.currentTarget;
  if (!voice || !isOnCard || event.ctrlKey || event.metaKey || event.altKey) return;
  const next = move(event.key, at);
  const target = next === null ? undefined : voices[next];
  if (target) {
    useVoicesStore.setState({ selected: voiceKey(target) });
    focusCard(voiceKey(target));
  } else if (event.key === 'Delete') void discardAt(voices, at);
  else if (!act(event.key, voice, sentence)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The keyboard goes on to the neighbour of a card that has gone. */
async function discardAt(voices: readonly Voice[], at: number): Promise<void> {
  const [voice, neighbour] = [voices[at], voices[at + 1] ?? voices[at - 1]];
  if (!voice || !(await discardVoice(voice)) || !neighbour) return;
  useVoicesStore.setState({ selected: voiceKey(neighbour) });
  focusCard(voiceKey(neighbour));
}

/** What a key does with the card that has the focus; false for keys that do nothing. */
function act(key: string, voice: Voice, sentence: string): boolean {
  switch (key) {
    case ' ':
      if (voice.state === 'ready') previewVoice(voice, sentence);
      return true;
    case 'Enter':
      useVoicesStore.setState({ selected: voiceKey(voice) });
      showDetails();
      return true;
    case 'F2':
      startRenaming(voice);
      return true;
    default:
      return false;
  }
}
