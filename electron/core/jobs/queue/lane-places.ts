import type { JobLane } from '../../../../shared/domain/jobs/job-kinds.ts';
import type { Settings } from '../../../../shared/domain/settings/settings.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';

/** Media has one worker for each, so more would only wait there. */
const FILE_PLACES = 2;
/**
 * The local engine speaks many times faster than one listens. Speech, clones and designs are apart from recognition, which may
 * take its place for an hour.
 */
const LOCAL_VOICE_PLACES = 1;

/** The service works on a clip for minutes, in which a job only waits; so many tasks may be in flight (gaps.md, G26). */
const CLOUD_VIDEO_PLACES = 15;

/** How many jobs of a lane run at once; the settings are asked each time. */
export const lanePlaces = (settings: Pick<SettingsStore, 'get'>) => (lane: JobLane) =>
  placesOf(lane, settings.get().concurrency);

function placesOf(lane: JobLane, { local, cloud, cloudSpeech }: Settings['concurrency']): number {
  switch (lane) {
    case 'import':
    case 'export':
      return FILE_PLACES;
    case 'local-recognition':
      return local;
    case 'local-speech':
    case 'local-cloning':
    case 'local-design':
    case 'local-images':
    case 'local-music':
    case 'local-videos':
    case 'local-writing':
      return LOCAL_VOICE_PLACES;
    case 'cloud-recognition':
      return cloud;
    case 'cloud-speech':
    case 'cloud-cloning':
    case 'cloud-design':
    case 'cloud-images':
    case 'cloud-music':
    case 'cloud-writing':
      return cloudSpeech;
    case 'cloud-videos':
      return CLOUD_VIDEO_PLACES;
  }
}
