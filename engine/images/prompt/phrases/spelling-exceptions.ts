/** English words that are a letter away from what can be drawn and mean something else. */
export const MEANT_AS_WRITTEN: ReadonlySet<string> = new Set(
  (
    'canvass caress dessert leopardess priestess shepherdess trial whiskys trials ample babbles bacon bandanna barbel barres battles berates boast boost bootees bowels brontosaurs budge bulge caches candors ' +
    'cankers canon carbs carousal carter carves castes chastes chipper chocolaty clamber clevers confer conservatoires conservator ' +
    'corral crapes craps craves creatures crones current cutler dairy desserts donates dragoon drizzly envelop faeries foreman forges ' +
    'formers framer fuddles gaggles gallon giggles gilder gloom goatees grandam grizzle groove guise guldens handbill hangars hemmers ' +
    'hinters hippies hover hummers hummock hungers jangles jiggers laddies lapses latters litters manges manse marines marlins martin ' +
    'massage meter microscopy middy millets mopped mousse mullets nurser nymphos pares parlor parses parsons pasties peddles personas ' +
    'piddles place plantar plotter pointer poises posture praises prances prate pursues rabbets ravines reveres rickets ringers roaster ' +
    'roister roster shoppes signer simmers slapper sludges solder spinner sprangs sprungs squires squishs stales starlet state states ' +
    'status stdio sterling stoles strati stringer studious summats sunshiny suttees tastes tease tenets tiddler tinkers townees ' +
    'trainees trans treasury trials ulnar urines voila wallows wights willies wrath'
  ).split(' '),
);
