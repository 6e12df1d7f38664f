import { formatShortTime } from '../../media/time-code.ts';
import { linesByChapter } from '../../transcript/chapters/lines-by-chapter.ts';
import { chapterTitle } from '../../transcript/chapters/render-chapters.ts';
import { quotedText } from '../../transcript/quotes/render-quotes.ts';
import { joinWords } from '../../words/word-tokens.ts';
import { doubtNote } from '../doubt-marks.ts';
import { cleanText, type SpeakerTurn, speakerTurns } from '../exported-transcript.ts';
import type { Chapter, Quote } from '../../transcript/transcript.ts';
import type { ExportedTranscript, ExportOptions } from '../export-options.ts';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * The parts of a Word document (Office Open XML) by their names, to be packed: the title, each chapter as a heading, then a paragraph
 * a turn, with the name in bold and the time where they are wanted; a paragraph a line where nobody is named. Quotes follow below a
 * heading of their own.
 */
export function docxParts(transcript: ExportedTranscript, options: ExportOptions): Record<string, string> {
  const note = doubtNote(transcript, options);
  const title = cleanText(transcript.title).replaceAll('\n', ' ');
  const body = [
    paragraph('Title', [run(title)]),
    ...(note === null ? [] : [paragraph('Note', [run(note)])]),
    ...linesByChapter(transcript.segments, transcript.chapters ?? []).flatMap(({ chapter, lines }) => [
      ...(chapter === null ? [] : [heading(chapter, options)]),
      ...speakerTurns({ ...transcript, segments: lines }, options)
        .flatMap((turn) => (turn.name === null ? turn.lines.map((line) => ({ ...turn, lines: [line] })) : [turn]))
        .map((turn) => turnParagraph(turn, options)),
    ]),
    ...quotesPart(transcript.quotes ?? [], options),
  ].join('');
  return {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': RELATIONS,
    'docProps/core.xml': properties(title),
    'word/_rels/document.xml.rels': DOCUMENT_RELATIONS,
    'word/styles.xml': STYLES,
    'word/document.xml': `${HEAD}<w:document xmlns:w="${WORD}"><w:body>${body}${PAGE}</w:body></w:document>`,
  };
}

const heading = ({ title, startMs }: Pick<Chapter, 'title' | 'startMs'>, options: ExportOptions): string =>
  paragraph('Heading1', [run(chapterTitle(title)), ...timeBehind(startMs, options)]);

const timeBehind = (startMs: number, { withTimes }: ExportOptions): string[] =>
  withTimes ? [run(`  ${formatShortTime(startMs)}`, 'quiet')] : [];

function quotesPart(quotes: readonly Quote[], options: ExportOptions): string[] {
  if (quotes.length === 0) return [];
  const quoted = quotes.map((quote) =>
    paragraph('Quote', [run(quotedText(quote)), ...timeBehind(quote.startMs, options)]),
  );
  return [paragraph('Heading1', [run('Quotes')]), ...quoted];
}

function turnParagraph({ name, lines, mark }: SpeakerTurn, { withTimes }: ExportOptions): string {
  const time = withTimes ? formatShortTime(lines[0]?.startMs ?? 0) : null;
  return paragraph(null, [
    ...(name === null ? [] : [run(name, 'bold'), run(time === null ? ': ' : ' ', 'bold')]),
    ...(time === null ? [] : [run(`${time}  `, 'quiet')]),
    run(mark + joinWords(lines)),
  ]);
}

function paragraph(style: string | null, runs: readonly string[]): string {
  const look = style === null ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`;
  return `<w:p>${look}${runs.join('')}</w:p>`;
}

const LOOKS = { bold: '<w:rPr><w:b/></w:rPr>', quiet: '<w:rPr><w:color w:val="707070"/></w:rPr>', plain: '' };

function run(text: string, look: keyof typeof LOOKS = 'plain'): string {
  const lines = text.split('\n').map((line) => `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`);
  return `<w:r>${LOOKS[look]}${lines.join('<w:br/>')}</w:r>`;
}

/** Lines come without control characters; of the others only these mean something, and two are no characters of XML. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const PAGE =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/>' +
  '<w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const CONTENT_TYPES =
  `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/>` +
  `<Override PartName="/word/styles.xml" ContentType="${TYPE}.styles+xml"/>` +
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' +
  '</Types>';

const relations = (rows: readonly [type: string, target: string][]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${rows
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const RELATIONS = relations([
  [`${OFFICE}/officeDocument`, 'word/document.xml'],
  [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
]);
const DOCUMENT_RELATIONS = relations([[`${OFFICE}/styles`, 'styles.xml']]);

const properties = (title: string): string =>
  `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" ` +
  `xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`;

const STYLES =
  `${HEAD}<w:styles xmlns:w="${WORD}">` +
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/>' +
  '</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="160" w:line="276" w:lineRule="auto"/></w:pPr>' +
  '</w:pPrDefault></w:docDefaults>' +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>' +
  '<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/>' +
  '<w:pPr><w:spacing w:after="280"/></w:pPr><w:rPr><w:b/><w:sz w:val="36"/></w:rPr></w:style>' +
  // The outline of Word and the navigation of other readers list paragraphs with a level.
  '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/>' +
  '<w:next w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:spacing w:before="360" w:after="120"/><w:outlineLvl w:val="0"/></w:pPr>' +
  '<w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>' +
  '<w:style w:type="paragraph" w:styleId="Quote"><w:name w:val="Quote"/><w:basedOn w:val="Normal"/><w:qFormat/>' +
  '<w:pPr><w:ind w:left="720" w:right="720"/></w:pPr><w:rPr><w:i/></w:rPr></w:style>' +
  '<w:style w:type="paragraph" w:styleId="Note"><w:name w:val="Note"/><w:basedOn w:val="Normal"/>' +
  '<w:rPr><w:i/><w:color w:val="707070"/></w:rPr></w:style></w:styles>';
