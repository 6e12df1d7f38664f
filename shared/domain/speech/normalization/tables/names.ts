import { wordTable } from './word-table.ts';

/** Names and terms whose spelling does not tell how they are said, by their written form. */
const BY_SPELLING: Record<string, string> = wordTable({
  'C#': 'C sharp',
  'F#': 'F sharp',
  'C++': 'C plus plus',
  'G++': 'G plus plus',
  'Notepad++': 'notepad plus plus',
  'Google+': 'google plus',
  'Disney+': 'disney plus',
  '.NET': 'dot net',
  'Node.js': 'node dot J S',
  'Vue.js': 'vue dot J S',
  'Next.js': 'next dot J S',
  CRISPR: 'crisper',
  WWI: 'world war one',
  WWII: 'world war two',
  kWh: 'kilowatt hours',
  GHz: 'gigahertz',
  MHz: 'megahertz',
  kHz: 'kilohertz',
  dB: 'decibels',
  NaOH: 'N A O H',
  HCl: 'H C L',
  KCl: 'K C L',
  CaO: 'C A O',
  MgO: 'M G O',
  ZnO: 'Z N O',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  Δ: 'delta',
  θ: 'theta',
  λ: 'lambda',
  μ: 'mu',
  π: 'pi',
  σ: 'sigma',
  ω: 'omega',
  Ω: 'omega',
  Ctrl: 'control',
  Esc: 'escape',
  Del: 'delete',
  Cmd: 'command',
  '7-Eleven': 'seven eleven',
  WiFi: 'wi fi',
  'Wi-Fi': 'wi fi',
  wifi: 'wi fi',
  PhD: 'P H D',
  BSc: 'B S C',
  MSc: 'M S C',
  BEng: 'B eng',
  DPhil: 'D phil',
  PhDs: "P H D's",
  LLMs: "L L M's",
  PostgreSQL: 'postgres Q L',
  LaTeX: 'la tech',
  BibTeX: 'bib tech',
  PCIe: 'P C I E',
  TeX: 'tech',
  OK: 'okay',
  ok: 'okay',
  'O.K': 'okay',
  SaaS: 'sass',
  IaaS: 'I as',
  PaaS: 'pass',
  NaCl: 'N A C L',
  IPv4: 'I P version four',
  IPv6: 'I P version six',
  mRNA: 'M R N A',
  pH: 'P H',
  eSIM: 'E sim',
  JSON: 'jason',
  'R&B': 'R and B',
  nginx: 'engine X',
  Nginx: 'engine X',
  Xbox: 'X box',
  iCloud: 'I cloud',
  AirBnB: 'air B and B',
  Airbnb: 'air B and B',
  WhatsApp: 'whats app',
  LinkedIn: 'linked in',
  YoY: 'year over year',
  QoQ: 'quarter over quarter',
});

/** Prefixes of names with a capital letter in their middle that are one word. */
const ONE_WORD = /^(?:Mc|Mac|De|Di|Du|Da|Le|La|Lo|Van|Von|Fitz|O['’]|D['’]|Al|El|Ben|Bin)\p{Lu}\p{Ll}/u;
const PARTS = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\d+/gu;

/** How a name is said that has a way of its own; null when it has none. */
export const namedWay = (word: string): string | null =>
  Object.hasOwn(BY_SPELLING, word) ? (BY_SPELLING[word] ?? null) : null;

/** The parts of a word with capitals in it, "You Tube", "i O S"; null when it is one word. */
export function camelParts(word: string): string[] | null {
  if (!/\p{Ll}\p{Lu}|\p{Lu}{2,}\p{Ll}{2,}/u.test(word) || !/^[\p{L}\d]+$/u.test(word)) return null;
  if (ONE_WORD.test(word)) return null;
  const parts = word.match(PARTS) ?? [];
  return parts.length > 1 ? parts : null;
}
