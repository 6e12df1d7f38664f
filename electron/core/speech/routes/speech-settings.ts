import type { TaskPlace } from '../../remote-tasks/task-order.ts';
import type { SpeechSettings } from '../../service/speech/speech-service.ts';
import type { SpeechLine } from '../line-table.ts';

/** How a line is asked for, whatever the route. `seed` as in LineRun. */
export function speechSettings({
  line: { recipe, sound },
  place,
  seed,
}: {
  line: Pick<SpeechLine, 'recipe' | 'sound'>;
  place: TaskPlace;
  seed: number;
}): SpeechSettings {
  const { model, voiceId, speed, volume, pitchSemitones, emotion, language, normalization, watermark } = recipe;
  const { pitch, intensity, timbre, sound: effect } = recipe.effects;
  const isModified = pitch !== 0 || intensity !== 0 || timbre !== 0 || effect !== null;
  return {
    model,
    voiceId,
    speed,
    volume,
    pitchSemitones,
    emotion,
    language,
    normalization,
    pronunciations: recipe.pronunciations,
    modify: isModified ? { pitch, intensity, timbre, effect } : null,
    format: sound.format,
    sampleRateHz: sound.sampleRateHz,
    channels: sound.channels,
    ...(sound.format === 'mp3' ? { bitrate: sound.bitrate } : {}),
    ...(watermark ? { watermark } : {}),
    ...(place.engine === 'local' && seed > 0 ? { seed } : {}),
  };
}
