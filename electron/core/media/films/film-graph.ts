import { type FilmClip, type FilmPlan, framesToMs } from '../../../../shared/domain/cut/plan-film.ts';
import { FILM_FILES, type FilmRequest } from './film-request.ts';

const SAMPLE_RATE_HZ = 48_000;
/** Every sound is made to this before it is mixed. */
const SOUND = `aresample=${SAMPLE_RATE_HZ},aformat=sample_fmts=fltp:channel_layouts=stereo`;
/** Sums of sounds may go beyond full scale; this is what is left for the encoder's own overshoot. */
const CEILING = 0.89;

/** Numbers of the inputs of a film behind its clips; null where it has none. */
export type FilmInputs = { narration: number | null; music: number | null; level: number | null };

/**
 * The filter graph of a film, with the outputs [picture] and [sound]. It is made of numbers alone: nothing that a user wrote, and
 * no path, is part of it.
 */
export function filmGraph(request: FilmRequest, inputs: FilmInputs): string {
  const { plan, captions } = request;
  const clips = plan.clips.flatMap((clip, index) => [pictureOf(clip, index, plan), soundOf(clip, index, request)]);
  const burnt = captions.form === 'burnt' && captions.list.length > 0 ? `ass=${FILM_FILES.subStation},` : '';
  return [...clips, ...joined(plan), `[v]${burnt}format=yuv420p[picture]`, ...mixed(request, inputs)].join(';');
}

/** Exactly so many frames of a clip, fitted into the picture. */
function pictureOf({ frames }: FilmClip, index: number, { widthPx, heightPx, framesPerSecond }: FilmPlan): string {
  const size = `${widthPx}:${heightPx}`;
  return (
    `[${index}:v:0]setpts=PTS-STARTPTS,fps=${framesPerSecond}:start_time=0,scale=${size}:force_original_aspect_ratio=decrease:` +
    `force_divisible_by=2:flags=lanczos,pad=${size}:(ow-iw)/2:(oh-ih)/2:black,setsar=1,format=yuv420p,` +
    `tpad=stop_mode=clone:stop=${frames},trim=end_frame=${frames},setpts=PTS-STARTPTS,settb=1/${framesPerSecond}[v${index}]`
  );
}

function soundOf({ frames, facts }: FilmClip, index: number, { plan, keepsClipSound }: FilmRequest): string {
  const samples = samplesOf(frames, plan);
  const sound = keepsClipSound && facts.hasAudio ? `[${index}:a:0]asetpts=PTS-STARTPTS,${SOUND},apad` : SILENCE;
  return `${sound},atrim=end_sample=${samples},asetpts=PTS-STARTPTS[a${index}]`;
}

const SILENCE = `anullsrc=r=${SAMPLE_RATE_HZ}:cl=stereo,${SOUND}`;

const samplesOf = (frames: number, { framesPerSecond }: FilmPlan): number =>
  Math.round((frames * SAMPLE_RATE_HZ) / framesPerSecond);

/** Clips with hard cuts between them are put one behind the other; what a dissolve parts is laid over each other. */
function joined(plan: FilmPlan): string[] {
  const runs: number[][] = [];
  for (const [index, { dissolveFrames }] of plan.clips.entries()) {
    const last = runs.at(-1);
    if (last && dissolveFrames === 0) last.push(index);
    else runs.push([index]);
  }
  const parts = runs.flatMap((run, number) => {
    const inputs = run.map((index) => `[v${index}][a${index}]`).join('');
    return `${inputs}concat=n=${run.length}:v=1:a=1[cv${number}][a_${number}];[cv${number}]${steady(plan)}[v_${number}]`;
  });
  const dissolves = runs.slice(1).map((run, number) => dissolve(plan, run[0] ?? 0, number + 1));
  const last = runs.length - 1;
  return [
    ...parts,
    ...dissolves,
    `${last === 0 ? '[v_0]' : `[vx${last}]`}null[v]`,
    `${last === 0 ? '[a_0]' : `[ax${last}]`}anull[a]`,
  ];
}

const steady = ({ framesPerSecond }: FilmPlan): string => `fps=${framesPerSecond},settb=1/${framesPerSecond}`;

function dissolve(plan: FilmPlan, first: number, number: number): string {
  const { startFrame = 0, dissolveFrames = 0 } = plan.clips[first] ?? {};
  const before = number === 1 ? '0' : String(number - 1);
  const [picture, sound] = number === 1 ? [`[v_${before}]`, `[a_${before}]`] : [`[vx${before}]`, `[ax${before}]`];
  const seconds = (frames: number) => (framesToMs(frames, plan) / 1000).toFixed(6);
  return (
    `${picture}[v_${number}]xfade=transition=fade:duration=${seconds(dissolveFrames)}:offset=${seconds(startFrame)},` +
    `${steady(plan)}[vx${number}];${sound}[a_${number}]acrossfade=ns=${samplesOf(dissolveFrames, plan)}:c1=tri:c2=tri[ax${number}]`
  );
}

/** Clips, narration and music as one sound of the film's length. Each keeps its level: nothing is evened out. */
function mixed({ plan, narration, music }: FilmRequest, inputs: FilmInputs): string[] {
  const samples = samplesOf(plan.frames, plan);
  const toLength = `apad,atrim=end_sample=${samples},asetpts=PTS-STARTPTS`;
  const parts: string[] = [];
  const labels = ['[a]'];
  if (narration && inputs.narration !== null) {
    const delay = Math.round(narration.offsetMs);
    parts.push(
      `[${inputs.narration}:a:0]asetpts=PTS-STARTPTS,${SOUND},volume=${narration.gainDb.toFixed(2)}dB,adelay=delays=${delay}:all=1,${toLength}[voice]`,
    );
    labels.push('[voice]');
  }
  if (music && inputs.music !== null && inputs.level !== null) {
    parts.push(
      `[${inputs.level}:a:0]${SOUND},${toLength}[level]`,
      `[${inputs.music}:a:0]asetpts=PTS-STARTPTS,${SOUND},${toLength}[song]`,
      '[song][level]amultiply[bed]',
    );
    labels.push('[bed]');
  }
  const sum = labels.length === 1 ? '[a]anull' : `${labels.join('')}amix=inputs=${labels.length}:normalize=0`;
  return [...parts, `${sum},alimiter=limit=${CEILING}:level=0,atrim=end_sample=${samples},asetpts=PTS-STARTPTS[sound]`];
}
