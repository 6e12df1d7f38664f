/** The recording in the pictures: an interview that two synthetic voices speak. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const HOST = 'slt';
const GUEST = 'rms';

const TURNS = [
  [HOST, 'Welcome back. Today we are talking about night trains, and why so many people want them to return.'],
  [GUEST, 'Thank you for having me. I have been waiting for this conversation for a long time.'],
  [HOST, 'You spent last winter on the railway. What surprised you the most?'],
  [GUEST, 'How quiet it was. After midnight nobody talks, and you only hear the wheels and the rain on the window.'],
  [GUEST, 'And then, at six in the morning, somebody knocks on your door and hands you a cup of coffee.'],
  [HOST, 'That sounds like a very good way to wake up.'],
  [GUEST, 'It is. You look outside, and there are mountains where the city used to be.'],
  [HOST, 'Did you record any of it?'],
  [GUEST, 'All of it. I had one small microphone and a notebook, and I wrote down the time of every station.'],
  [HOST, 'Then let us listen to the first recording together, and you tell us what we hear.'],
  [GUEST, 'This is the old station in the north. The train has not moved for ten minutes, and everybody is asleep.'],
  [HOST, 'How long did you stay there?'],
  [GUEST, 'Almost an hour. They had to change the engine, because the line over the border has no power.'],
  [HOST, 'And what happened when the train started again?'],
  [GUEST, 'Nothing at all, and that is the beauty of it. You close your eyes, and you wake up in another country.'],
];
const PAUSE_SECONDS = 0.45;

/** Speaks the interview into `target`, e.g. an .m4a. Needs flite and ffmpeg. */
export function speakInterview(folder, target) {
  const inputs = TURNS.flatMap(([voice, text], index) => {
    const file = path.join(folder, `turn-${index}.wav`);
    execFileSync('flite', ['-voice', voice, '-t', text, '-o', file]);
    return ['-i', file];
  });
  const padded = TURNS.map((_, index) => `[${index}]aresample=24000,apad=pad_dur=${PAUSE_SECONDS}[t${index}]`);
  const joined = `${TURNS.map((_, index) => `[t${index}]`).join('')}concat=n=${TURNS.length}:v=0:a=1`;
  const filter = ['-filter_complex', [...padded, joined].join(';')];
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...inputs, ...filter, target]);
}
