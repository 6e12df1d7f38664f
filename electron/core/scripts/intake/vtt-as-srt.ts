/**
 * WebVTT as SubRip, as far as its text goes: blocks without times (header, notes, styles, regions), ids of cues and their
 * settings are left out, and so are voice spans, whose names become labels.
 */
export function vttAsSrt(text: string): string {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  return blocks
    .map((block) => block.split('\n'))
    .flatMap((lines) => {
      const at = lines.findIndex((line) => line.includes('-->'));
      return at < 0 ? [] : [lines.slice(at).map(plainLine).join('\n')];
    })
    .join('\n\n');
}

const plainLine = (line: string): string =>
  line
    .replace(/<v(?:\.[^\s>]*)?\s+([^<>\n]{1,60})>/g, '[$1] ')
    .replace(/<\/v>/g, '')
    .replace(/<(?:\d+:)?\d+:\d+\.\d+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
