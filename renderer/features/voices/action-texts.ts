import type { Voice, VoiceUse } from '../../../shared/domain/voices/voice.ts';
import { count } from '../../ui/text/count.ts';

const DELETED_BY: Record<Voice['engine'], string> = { local: 'The local engine', cloud: 'The service' };

/** Scripts whose lines can’t be regenerated without another voice. */
function speakingIn(uses: readonly VoiceUse[]): string {
  const [first, ...others] = uses.filter(({ lineCount }) => lineCount > 0);
  if (!first) return '';
  const more = others.length === 0 ? '' : ` and ${count(others.length, 'more script', 'more scripts')}`;
  return `Lines in “${first.title}”${more} use it and will need another voice. `;
}

/** English texts of what is done with voices. */
export const actionTexts = {
  rename: 'Rename',
  idCopied: (id: string) => `${id} copied`,
  idNotCopied: 'Couldn’t copy the ID',
  bin: 'Move to bin',
  binned: (name: string, scripts: number) =>
    `${name} moved to the bin${scripts > 0 ? `; still used in ${count(scripts, 'script', 'scripts')}` : ''}`,
  restore: 'Restore',
  remove: 'Delete permanently',
  removeQuestion: ({ name, engine, clone, state }: Voice, uses: readonly VoiceUse[]) => ({
    title: `Delete “${name}” permanently?`,
    text: `${
      state === 'missing'
        ? 'The voice is removed from your list.'
        : `${DELETED_BY[engine]} deletes the voice, and its ID can never be used again.`
    }${clone ? ' The sample moves to the bin.' : ''} ${speakingIn(uses)}Existing takes aren’t affected.`,
    confirm: 'Delete permanently',
    cancel: 'Keep voice',
    isDanger: true,
  }),
  removed: (name: string) => `${name} deleted`,
  notRemoved: (name: string) => `Couldn’t delete “${name}”`,
  notChanged: (name: string) => `Couldn’t change “${name}”`,
  favourite: (name: string, isOn: boolean) =>
    isOn ? `${name} added to favourites` : `${name} removed from favourites`,
  scriptTitle: (name: string) => `Script for ${name}`,
  setVoice: 'Choose voice',
  noScript: 'Couldn’t create the script',
  consentWritten: (fileName: string) => `${fileName} saved`,
  consentNotWritten: 'Couldn’t export the consent record',
} as const;
