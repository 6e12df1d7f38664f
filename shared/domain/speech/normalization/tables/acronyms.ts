/** Capitals that are said as a word although their letters do not tell; with a spelling where the word is said otherwise. */
const WORDS = new Set(
  (
    'nasa nato unesco unicef opec fifa uefa aids laser radar sonar scuba swat potus scotus flotus nasdaq nafta asean brexit ' +
    'pin sim ram rom lan wan wlan bios cad gif jpeg jpg png ascii ajax rest soap yaml json fomo yolo lol rofl imax ikea ' +
    'darpa noaa fema osha nimby yuppie epcot zip bart moma fiat saab lego nascar nabisco interpol pac gulag gestapo ' +
    'captcha raid vin dos sap mensa hud icann hipaa covid sars mers ebola cobol basic fortran lisp nerf wasp ' +
    'dink tesol toefl gmat lsat cern hamas isis oauth regex crud'
  ).split(' '),
);
/** Capitals that are spelled although they look like a word. */
const LETTERS = new Set(
  (
    'ai fm un us uk eu usa uae ussr it hr pr tv pc ok id ip ui ux vr ar cd dvd ceo cfo coo cto cio cmo vip api url usb cpu gpu led lcd ' +
    'faq diy eta eod asap sos ufo suv atm edm iq eq ios ide sdk cli gui iot sla tsla imho afaik kpi roi vpn isp dns sql xml html css pdf mba bbc cnn ' +
    'abc nbc cbs hbo mtv espn fbi cia nsa irs epa fda cdc who imf wto ibm aol att amd bmw gmc kfc ups usps nba nfl nhl mlb nyse ngo ' +
    'gdp cpi apr aka rsvp fyi tba tbd am pm ad bc bce ce est edt cst cdt mst pst pdt gmt utc cet adhd ptsd hiv dna rna mri iv icu er ' +
    'md phd ba bsc msc jd llc lp io js ts py uv usd eur oecd usda fdic usaf usmc aclu naacp ieee acm osce asu uefi uci oem usgs iucn iaea icbm obgyn ivf iud ebitda ytd eula aaa aa aarp nyc la dc nyu ucla mit usc lsu ohsu ira ied ama apa aca esl gps'
  ).split(' '),
);
/** Words of two and three letters that stand in capitals when somebody shouts. */
const SHORT_WORDS = new Set(
  (
    'a an i am as at be by do go he if in is it me my no of on or so to up us we all and any are ask bad bag bed big bit box boy but buy ' +
    'can car cat cry cut day did dog eat end far few fly for fun get god got had has her hey him his hot how its job joy kid law lay let ' +
    'lie lot low mad man may men met mom new nor not now odd off oh old one our out own pay put ran red run saw say see set she sit ' +
    'six son sun ten the too top try two use war was way who why win won yes yet you'
  ).split(' '),
);
const VOWELS = /[AEIOUY]/;
/** Pairs of consonants that English words end in. */
const ENDINGS =
  /(?:[SNLRPCFXM]T|[NLR]D|CK|LL|SS|FF|ZZ|R[NMKPLFB]|L[MPFKV]|MP|NG|NK|S[KPM]|[TSCP]H|TZ|[^AEIOUY]S|GN|MB|NX|NC)$/;
/** Consonants that no English word begins or ends with, and runs that none has. */
const UNSPEAKABLE =
  /^[^AEIOUY]{4}|[^AEIOUY]{5}|^([BCDFGHJKLMNPQRSTVWXZ])\1|^(?:FD|MR|NB|NF|NH|HD|HR|RS|DV|BB|CN|FB|VP|XM|LG|MB|NG|NS|NC|NY|PD|DN|ND|RN|TV|VR|JP|HT|MT|ST?[DG]|PT|CP|CF|TB|HB|LD)/;

/** How a word in capitals is said: by its letters or as a word. `isShouted` is for texts that are all in capitals. */
export function isSpelled(capitals: string, isShouted: boolean): boolean {
  const word = capitals.toLowerCase();
  if (WORDS.has(word)) return false;
  const isShort = SHORT_WORDS.has(word);
  if (isShouted) return LETTERS.has(word) && !isShort;
  if (LETTERS.has(word)) return true;
  if (isShort) return false;
  return capitals.length <= 3 || !VOWELS.test(capitals) || UNSPEAKABLE.test(capitals) || hasOddEnd(capitals);
}

const hasOddEnd = (capitals: string): boolean => /[^AEIOUY]{2}$/.test(capitals) && !ENDINGS.test(capitals);

/** Whether small letters, as in an address, are an acronym that is spelled: "bbc", "io". */
export const isKnownLetters = (word: string): boolean =>
  LETTERS.has(word.toLowerCase()) && !SHORT_WORDS.has(word.toLowerCase());

/** A word that ends in letters that nobody can say together, "https". */
export const isUnspeakable = (word: string): boolean => !VOWELS.test(word.toUpperCase());

/** Whether a word in capitals is one that is said as a word. */
export const isKnownWord = (word: string): boolean => WORDS.has(word.toLowerCase());

/** Whether letters are a common word of at most three letters. */
export const isShortWord = (word: string): boolean => SHORT_WORDS.has(word.toLowerCase());
