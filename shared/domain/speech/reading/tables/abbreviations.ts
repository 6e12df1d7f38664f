/** When an abbreviation is one: always, with its full stop only, with it ahead of a number, or without it too there. */
type Condition = 'always' | 'stop' | 'stop-number' | 'number';
type Abbreviation = { ways: string[]; when: Condition };

const table = (when: Condition, entries: Record<string, string>): [string, Abbreviation][] =>
  Object.entries(entries).map(([word, ways]) => [word, { ways: ways.split('|'), when }]);

const ABBREVIATIONS = new Map<string, Abbreviation>([
  ...table('always', {
    mr: 'mister',
    mrs: 'missus',
    vs: 'versus',
    'e.g': 'for example',
    'i.e': 'that is',
    'a.k.a': 'A K A|also known as',
    "int'l": 'international',
    "gov't": 'government',
    "nat'l": 'national',
    'w/': 'with',
    'w/o': 'without',
    'b/c': 'because',
    'c/o': 'care of',
    'n/a': 'N A|not applicable|not available',
    '24/7': 'twenty four seven',
    '9/11': 'nine eleven',
    '20/20': 'twenty twenty',
    '50/50': 'fifty fifty',
    'and/or': 'and or|and slash or',
    'dr': 'doctor',
  }),
  ...table('stop', {
    ms: 'miz|miss',
    messrs: 'messers',
    prof: 'professor',
    jr: 'junior',
    sr: 'senior',
    esq: 'esquire',
    gen: 'general',
    col: 'colonel',
    capt: 'captain',
    cpt: 'captain',
    cmdr: 'commander',
    maj: 'major',
    lt: 'lieutenant',
    sgt: 'sergeant',
    cpl: 'corporal',
    pvt: 'private',
    adm: 'admiral',
    rev: 'reverend',
    hon: 'honorable',
    gov: 'governor',
    sen: 'senator',
    rep: 'representative',
    pres: 'president',
    supt: 'superintendent',
    insp: 'inspector',
    det: 'detective',
    mt: 'mount',
    mtn: 'mountain',
    ft: 'fort',
    st: 'saint',
    etc: 'et cetera',
    eg: 'for example',
    ie: 'that is',
    cf: 'compare|C F',
    viz: 'namely|viz',
    al: 'al',
    ca: 'circa',
    approx: 'approximately',
    dept: 'department',
    div: 'division',
    govt: 'government',
    univ: 'university',
    inst: 'institute',
    assn: 'association',
    assoc: 'associate|association',
    bros: 'brothers',
    inc: 'incorporated|inc',
    ltd: 'limited',
    corp: 'corporation|corp',
    co: 'company|co',
    misc: 'miscellaneous',
    max: 'maximum|max',
    avg: 'average',
    incl: 'including',
    excl: 'excluding',
    temp: 'temperature|temp',
    tel: 'telephone|tel',
    ext: 'extension',
    est: 'established',
    attn: 'attention',
    appt: 'appointment',
    tbsp: 'tablespoon',
    tsp: 'teaspoon',
    vols: 'volumes',
    figs: 'figures',
    chs: 'chapters',
    eds: 'editors',
    repr: 'reprinted',
    trans: 'translated',
    'ph.d': 'P H D',
    'p.s': 'P S',
  }),
  ...table('number', {
    vol: 'volume',
    fig: 'figure',
    ch: 'chapter',
    chap: 'chapter',
    apt: 'apartment',
    ste: 'suite',
    bldg: 'building',
    pp: 'pages',
  }),
  ...table('stop-number', {
    no: 'number',
    nos: 'numbers',
    nr: 'number',
    p: 'page',
    sec: 'section',
    art: 'article',
    op: 'opus',
    par: 'paragraph',
    para: 'paragraph',
    eq: 'equation',
    ed: 'edition',
    rm: 'room',
    min: 'minimum',
    pt: 'part',
    ver: 'version',
    ex: 'example',
  }),
]);

/**
 * What an abbreviation stands for; null when it is none here. `word` is without its full stop; `next` is the word behind,
 * a number or not.
 */
export function abbreviationOf(word: string, place: { hasStop: boolean; isNumberNext: boolean }): readonly string[] | null {
  const known = ABBREVIATIONS.get(word.toLowerCase().replaceAll('’', "'"));
  if (!known) return null;
  const { hasStop, isNumberNext } = place;
  const isHere =
    known.when === 'always' ||
    (known.when === 'stop' && hasStop) ||
    (known.when === 'stop-number' && hasStop && isNumberNext) ||
    (known.when === 'number' && (hasStop || /^\p{Lu}|^pp$/u.test(word)) && isNumberNext);
  return isHere ? known.ways : null;
}

/** Whether a full stop behind a word ends no sentence by itself; in `always` and `beforeNumber` as in abbreviationOf. */
export const isAbbreviation = (word: string, isNumberNext: boolean): boolean => {
  const known = ABBREVIATIONS.get(word.toLowerCase());
  if (!known) return false;
  return known.when === 'always' || known.when === 'stop' || isNumberNext;
};
