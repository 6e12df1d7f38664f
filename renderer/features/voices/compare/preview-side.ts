import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { engineOfPanel } from '../../../../shared/domain/settings/panel-engines.ts';
import { speakingEngine } from '../../../../shared/domain/voices/where-it-works.ts';
import { currentSettings } from '../../../api/settings/settings.ts';
import { voicePreview } from '../../../api/voices/voice-preview.ts';
import type { PreviewRequest } from '../../../media/preview.ts';
import { previewOrToast } from '../../../ui/preview/preview-or-toast.ts';
import { compareTexts } from './compare-texts.ts';
import { isSecret, type Side, useComparison } from './compare-store.ts';
import { loudnessAt, matchDb, turnedDown } from './matched-sounds.ts';

/** The place of failures of comparing. */
export const COMPARE_PLACE = 'compare:';

/** What plays on a side: the voice there, the one on the other side, and the sentence that both say. */
export type SideVoices = { voice: Voice; other: Voice; sentence: string };

/** The request to play a side. In a blind round the player does not say who speaks. */
export function sideRequest(side: Side, { voice, other, sentence }: SideVoices): PreviewRequest {
  const { isMatched, ...state } = useComparison.getState();
  const name = `${COMPARE_PLACE}${JSON.stringify([side, voice.engine, voice.id, sentence])}`;
  const spokenBy = (each: Voice) => speakingEngine(each, engineOfPanel(currentSettings(), 'voices'));
  const spokenOn = (each: Voice) => ({ panel: 'voices' as const, engine: spokenBy(each), text: sentence });
  const title = isSecret(state) ? compareTexts.side(side) : voice.name;
  const mine = voicePreview({ ...spokenOn(voice), title, voiceId: voice.id });
  if (!isMatched) return { ...mine, name: `${name}plain` };
  const theirs = voicePreview({ ...spokenOn(other), title, voiceId: other.id });
  return {
    ...mine,
    ...asked([mine, theirs]),
    name: `${name}matched`,
    make: async () => {
      const [sound, otherSound] = await Promise.all([mine.make(), theirs.make()]);
      const [byDb] = matchDb([await loudnessAt(sound.url), await loudnessAt(otherSound.url)]);
      return turnedDown(sound, byDb);
    },
  };
}

/** Both sounds are made, so whatever either asks first is asked. */
function asked(requests: readonly PreviewRequest[]): Pick<PreviewRequest, 'mayBegin'> {
  const asking = requests.find(({ mayBegin }) => mayBegin);
  return asking?.mayBegin ? { mayBegin: asking.mayBegin } : {};
}

/** Plays a side, or stops it. */
export function previewSide(side: Side, voices: SideVoices): void {
  void previewOrToast(sideRequest(side, voices), COMPARE_PLACE);
}
