import { cueAt, cueTime, unreadableCue, type SubtitleCue } from './subtitle-cue.ts';

const SBV_TIMES = /^\s*(-?[\d: .]+),(-?[\d: .]+)\s*$/;

/** Cues of YouTube's SBV: two times with a comma between them, text below. Throws INVALID_INPUT. */
export function sbvCues(text: string): SubtitleCue[] {
  const cues: SubtitleCue[] = [];
  let isBlockStart = true;
  for (const [index, line] of text.split('\n').entries()) {
    const match = isBlockStart ? SBV_TIMES.exec(line) : null;
    if (match) {
      const [startMs, endMs] = [cueTime(match[1] ?? ''), cueTime(match[2] ?? '')];
      if (startMs === null || endMs === null) throw unreadableCue(index + 1, line);
      cues.push(cueAt(startMs, endMs));
    } else if (line.trim() !== '') cues.at(-1)?.lines.push(line);
    isBlockStart = line.trim() === '';
  }
  return cues;
}

/** Films run at this rate where the file states no other. */
const USUAL_FRAME_RATE = 23.976;

/** Cues of MicroDVD, which counts frames: `{25}{50}One|Two`. `{1}{1}25` states the rate. Throws INVALID_INPUT. */
export function microDvdCues(text: string): SubtitleCue[] {
  const cues: SubtitleCue[] = [];
  let frameMs = 1000 / USUAL_FRAME_RATE;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const match = /^\s*[{[](\d+)[}\]][{[](\d*)[}\]](.*)$/.exec(line);
    if (!match) throw unreadableCue(index + 1, line);
    const [, from = '', to = '', content = ''] = match;
    const rate = Number(content.trim().replace(',', '.'));
    if (cues.length === 0 && Number(from) <= 1 && Number(to) <= 1 && rate > 0) frameMs = 1000 / rate;
    else cues.push(cueAt(Number(from) * frameMs, Number(to || from) * frameMs, content.split('|')));
  }
  return cues;
}

/** Cues of SubStation Alpha. A name in its field becomes a voice, as WebVTT has it. Throws INVALID_INPUT. */
export function subStationCues(text: string): SubtitleCue[] {
  const cues: SubtitleCue[] = [];
  let fields = ['layer', 'start', 'end', 'style', 'name', 'marginl', 'marginr', 'marginv', 'effect', 'text'];
  let isEvents = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*\[/.test(line)) isEvents = /^\s*\[events\]/i.test(line);
    const [, kind, value = ''] = /^\s*(Format|Dialogue):\s*(.*)$/i.exec(line) ?? [];
    if (!kind || !isEvents) continue;
    if (kind.toLowerCase() === 'format') {
      fields = value.split(',').map((field) => field.trim().toLowerCase());
      continue;
    }
    const parts = value.split(',');
    const field = (name: string) => parts[fields.indexOf(name)] ?? '';
    const [startMs, endMs] = [cueTime(field('start')), cueTime(field('end'))];
    if (startMs === null || endMs === null) throw unreadableCue(index + 1, line);
    const content = parts.slice(fields.indexOf('text')).join(',');
    const name = (field('name') || field('actor')).trim();
    const voice = name.replaceAll(/[<>]/g, '').slice(0, 60).trim();
    cues.push(cueAt(startMs, endMs, (voice === '' ? content : `<v ${voice}>${content}`).split(/\\N|\\n/)));
  }
  return cues;
}
