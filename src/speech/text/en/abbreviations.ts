// English abbreviations with a full stop, and acronyms: which are words and which are spelled.

/** Written with a full stop (kept out of sentence splitting), and what they stand for. */
export const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mr: 'mister',
    mrs: 'missus',
    ms: 'miz',
    dr: 'doctor',
    prof: 'professor',
    rev: 'reverend',
    hon: 'honorable',
    gen: 'general',
    col: 'colonel',
    capt: 'captain',
    lt: 'lieutenant',
    sgt: 'sergeant',
    gov: 'governor',
    sen: 'senator',
    rep: 'representative',
    pres: 'president',
    jr: 'junior',
    sr: 'senior',
    st: 'saint',
    mt: 'mount',
    ft: 'fort',
    vs: 'versus',
    etc: 'etcetera',
    approx: 'approximately',
    dept: 'department',
    est: 'established',
    inc: 'incorporated',
    ltd: 'limited',
    corp: 'corporation',
    co: 'company',
    bros: 'brothers',
    ave: 'avenue',
    blvd: 'boulevard',
    rd: 'road',
    apt: 'apartment',
    fig: 'figure',
    vol: 'volume',
    ed: 'edition',
    tel: 'telephone',
    ext: 'extension',
    max: 'maximum',
    min: 'minimum',
    jan: 'January',
    feb: 'February',
    mar: 'March',
    apr: 'April',
    jun: 'June',
    jul: 'July',
    aug: 'August',
    sep: 'September',
    sept: 'September',
    oct: 'October',
    nov: 'November',
    dec: 'December',
    mon: 'Monday',
    tue: 'Tuesday',
    tues: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    thurs: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  }),
);

/** These end in a stop and are common words without capital: a stop behind them may well end the sentence. */
export const needCapital: ReadonlySet<string> = new Set(
  'mar jun jul aug sep oct nov dec mon tue wed thu fri sat sun gen col hon rev rep sen gov pres mt ft st co ed'.split(
    ' ',
  ),
);

/** Acronyms said as words; everything else in capitals is spelled. */
const spoken: ReadonlySet<string> = new Set(
  'NASA NATO UNESCO UNICEF OPEC AIDS COVID LASER RADAR RAM SIM PIN GIF JPEG SCUBA SWAT FIFA UEFA NAFTA ASEAN BASIC LEGO IKEA NASDAQ FEMA OSHA HIPAA DARPA NIMBY YOLO FOMO ASAP SARS MERS CAD LAN WAN JSON YAML CRUD SAAS TOEFL SOHO MOMA WASP ZIP'.split(
    ' ',
  ),
);

/** Words that look like acronyms of two or three letters but, in capitals, are only loud. */
const loud: ReadonlySet<string> = new Set(
  'OK NO YES NOT AND BUT THE YOU ALL NOW NEW OUT OFF ON IN UP SO GO OR IF IS BE DO WE HE ME MY TO OF AT BY AN ARE WAS CAN WHY HOW WHO ONE TWO HOT BIG BAD TOP SALE FREE STOP WOW HEY OH AH SEE GET LET TRY BUY WIN RUN HIS HER OUR ITS ANY DAY WAY MAN HAS HAD DID FOR FUN MAY SAY USE END BEST'.split(
    ' ',
  ),
);

/** How a word in capitals is said. `known` tells whether the dictionary has it. */
export function sayCapitals(
  word: string,
  known: (word: string) => boolean,
  shouting: boolean,
): 'word' | 'letters' {
  if (spoken.has(word) || loud.has(word)) return 'word';
  if (shouting && known(word.toLowerCase())) return 'word';
  if (word.length >= 4 && known(word.toLowerCase()) && /[AEIOUY]/.test(word)) return 'word';
  if (word.length >= 6 && /[AEIOUY]/.test(word)) return 'word';
  return 'letters';
}
