/** English words that are a letter away from what can be drawn and mean something else. */
export const MEANT_AS_WRITTEN: ReadonlySet<string> = new Set(
  (
    'ogress option ample babbles bacon bandanna barbel barres bastes batter battles berates boast boost bootees botcher bowels brines brontosaurs ' +
    'brunchs budge bulge buttery caches cadres candors cankers canon canvass carbs caress carets carousal carter carves castes ' +
    'certain challis chastes chill chipper chocolaty clamber clevers confer conservatoires conservator corral crapes craps craves ' +
    'creatures crones crustal current cutler daggers dairy dessert donates dragoon drizzly envelop factor faeries foreman forges ' +
    'formers framer fuddles gaggles gallon giggles gilder gloom goatees grandam grizzle groove guise guldens handbill hangars hemmers ' +
    'heroin hinters hippies hover hummers hummock hungers jangles jiggers laddies lapses latters leopardess litters macaronis macron ' +
    'manges manse marines marlins martin massage meter microscopy middy millets minster monies mopped mousse mullets neighbor nurser ' +
    'nymphos pares parlor parses parsons pasties peddles pendent personas pickax piddles place plantar plotter pointer poises poppers ' +
    'poppets posture praises prances prate priestess pursues rabbets ravines refiner reveres rickets ringers roaster roister roster ' +
    'shepherdess shoppes signer simmers slapper sludges solder specter spectra spinner sprangs sprites sprungs squires squishs stakes ' +
    'stales starlet state status stdio sterling stoles strati stringer studious summats sunshiny suttees taster tastes tease tenets ' +
    'tiddler tinkers toilettes townees trainees trans treasury trial ulnar urines voila wallows whiskys wights willies wrath'
  ).split(' '),
);
