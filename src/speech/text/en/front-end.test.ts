// How English is read: numbers and signs in words, then every sound, in Kokoro's symbols.
import { dictionary } from 'cmu-pronouncing-dictionary';
import { beforeAll, describe, expect, test } from 'vitest';
import { type FrontEnd, phonemeString } from '../phonemes.ts';
import { spokenText } from '../spans.ts';
import { loadEnglish } from './front-end.ts';
import { createNormaliser } from './normalise.ts';

const normalise = createNormaliser((word) => Object.hasOwn(dictionary, word));
let english: FrontEnd;
beforeAll(async () => {
  english = await loadEnglish();
});

/** As written, in words, in sounds. */
const spelledOut: [string, string, string][] = [
  ['5\'10" tall', 'five foot ten tall', 'fˈIv fˈʊt tˈɛn tˈɔl'],
  ['120/80', 'one hundred twenty over eighty', 'wˈʌn hˈʌndɹəd twˈɛnti ˌOvəɹ ˈATi'],
  ["the 1980's", 'the nineteen eighties', 'ðə nˌIntˈin ˈATiz'],
  ['$5-$10', 'five dollars to ten dollars', 'fˈIv dˈɑləɹz tə tˈɛn dˈɑləɹz'],
  ['x² = 9', 'x squared equals nine', 'ˈɛks skwˈɛɹd ˈikwᵊlz nˈIn'],
  ['There are 42 cats.', 'There are forty-two cats.', 'ðɛɹ ɑɹ fˈɔɹTitˈu kˈæts.'],
  ['It costs $5.', 'It costs five dollars.', 'ɪt kˈɑsts fˈIv dˈɑləɹz.'],
  ['It costs $1.', 'It costs one dollar.', 'ɪt kˈɑsts wˈʌn dˈɑləɹ.'],
  [
    'She paid $3.50 for it.',
    'She paid three dollars and fifty cents for it.',
    'ʃi pˈAd θɹˈi dˈɑləɹz ænd fˈɪfti sˈɛnts fɔɹ ˌɪt.',
  ],
  [
    'They raised $1.5 million.',
    'They raised one point five million dollars.',
    'ðA ɹˈAzd wˈʌn pˈYnt fˈIv mˈɪljən dˈɑləɹz.',
  ],
  ['A $2bn deal', 'A two billion dollar deal', 'ɐ tˈu bˈɪljən dˈɑləɹ dˈil'],
  ['£20 and €1', 'twenty pounds and one euro', 'twˈɛnti pˈWndz ænd wˈʌn jˈuɹO'],
  ['¥500', 'five hundred yen', 'fˈIv hˈʌndɹəd jˈɛn'],
  ['I was born in 1984.', 'I was born in nineteen eighty-four.', 'I wʌz bˈɔɹn ɪn nˌIntˈin ˈATifˈɔɹ.'],
  ['In 2007 we moved.', 'In two thousand seven we moved.', 'ɪn tˈu θˈWzənd sˈɛvən wi mˈuvd.'],
  [
    'The year 2024 was warm.',
    'The year twenty twenty-four was warm.',
    'ðə jˈɪɹ twˈɛnti twˈɛntifˈɔɹ wʌz wˈɔɹm.',
  ],
  [
    'In 1900 and 1905',
    'In nineteen hundred and nineteen oh five',
    'ɪn nˌIntˈin hˈʌndɹəd ænd nˌIntˈin ˈO fˈIv',
  ],
  [
    '1,234,567 people',
    'one million two hundred thirty-four thousand five hundred sixty-seven people',
    'wˈʌn mˈɪljən tˈu hˈʌndɹəd θˈɜɹTifˈɔɹ θˈWzənd fˈIv hˈʌndɹəd sˈɪkstisˈɛvən pˈipᵊl',
  ],
  [
    'Pi is 3.14159.',
    'Pi is three point one four one five nine.',
    'pˈI ɪz θɹˈi pˈYnt wˈʌn fˈɔɹ wˈʌn fˈIv nˈIn.',
  ],
  ['It is -5 outside.', 'It is minus five outside.', 'ɪt ɪz mˈInəs fˈIv ˌWtsˈId.'],
  ['-12°C', 'minus twelve degrees Celsius', 'mˈInəs twˈɛlv dᵻɡɹˈiz sˈɛlsiəs'],
  ['25 °F', 'twenty-five degrees Fahrenheit', 'twˈɛntifˈIv dᵻɡɹˈiz fˈɛɹənhˌIt'],
  ['a 5% rise', 'a five percent rise', 'ɐ fˈIv pəɹsˈɛnt ɹˈIz'],
  ['0.5%', 'zero point five percent', 'zˈɪɹO pˈYnt fˈIv pəɹsˈɛnt'],
  ['10-15%', 'ten to fifteen percent', 'tˈɛn tə fɪftˈin pəɹsˈɛnt'],
  [
    'the 1st, 2nd, 3rd and 21st',
    'the first, second, third and twenty-first',
    'ðə fˈɜɹst, sˈɛkənd, θˈɜɹd ænd twˈɛntifˈɜɹst',
  ],
  ['March 5, 2024', 'March fifth, twenty twenty-four', 'mˈɑɹʧ fˈɪfθ, twˈɛnti twˈɛntifˈɔɹ'],
  ['on 2024-03-05', 'on March fifth, twenty twenty-four', 'ˌɔn mˈɑɹʧ fˈɪfθ, twˈɛnti twˈɛntifˈɔɹ'],
  [
    'on 12/25/2023',
    'on December twenty-fifth, twenty twenty-three',
    'ˌɔn dᵻsˈɛmbəɹ twˈɛntifˈɪfθ, twˈɛnti twˈɛntiθɹˈi',
  ],
  ['5 March 2024', 'the fifth of March, twenty twenty-four', 'ðə fˈɪfθ ʌv mˈɑɹʧ, twˈɛnti twˈɛntifˈɔɹ'],
  ['Jan. 3rd', 'January third', 'ʤˈænjuˌɛɹi θˈɜɹd'],
  ['July 4th', 'July fourth', 'ʤˌulˈI fˈɔɹθ'],
  ['at 3:30 pm', 'at three thirty P M', 'æt θɹˈi θˈɜɹTi pˌi ˈɛm'],
  ['at 9:05', 'at nine oh five', 'æt nˈIn ˈO fˈIv'],
  ['at 12:00', "at twelve o'clock", 'æt twˈɛlv əklˈɑk'],
  ['by 10 a.m. tomorrow', 'by ten A M tomorrow', 'bI tˈɛn ˌA ˈɛm təmˈɑɹO'],
  ['at 15:45', 'at fifteen forty-five', 'æt fɪftˈin fˈɔɹTifˈIv'],
  [
    'Call (555) 123-4567.',
    'Call five five five, one two three, four five six seven.',
    'kˈɔl fˈIv fˈIv fˈIv, wˈʌn tˈu θɹˈi, fˈɔɹ fˈIv sˈɪks sˈɛvən.',
  ],
  [
    'Call 1-800-555-0199 now.',
    'Call one, eight zero zero, five five five, zero one nine nine now.',
    'kˈɔl wˈʌn, ˈAt zˈɪɹO zˈɪɹO, fˈIv fˈIv fˈIv, zˈɪɹO wˈʌn nˈIn nˈIn nˈW.',
  ],
  [
    '+1 212 555 0100',
    'plus one, two one two, five five five, zero one zero zero',
    'plˈʌs wˈʌn, tˈu wˈʌn tˈu, fˈIv fˈIv fˈIv, zˈɪɹO wˈʌn zˈɪɹO zˈɪɹO',
  ],
  ['Dial 911.', 'Dial nine one one.', 'dˈIəl nˈIn wˈʌn wˈʌn.'],
  ['5 km away', 'five kilometers away', 'fˈIv kəlˈɑməTəɹz əwˈA'],
  ['1 km away', 'one kilometer away', 'wˈʌn kəlˈɑməTəɹ əwˈA'],
  ['a 10kg bag', 'a ten kilogram bag', 'ɐ tˈɛn kˈɪləɡɹˌæm bˈæɡ'],
  ['60 mph', 'sixty miles per hour', 'sˈɪksti mˈIlz pəɹ ˈWəɹ'],
  ['100 km/h', 'one hundred kilometers per hour', 'wˈʌn hˈʌndɹəd kəlˈɑməTəɹz pəɹ ˈWəɹ'],
  ['16GB of memory', 'sixteen gigabytes of memory', 'sɪkstˈin ɡˈɪɡəbˌIts ʌv mˈɛməɹi'],
  ['2.4 GHz', 'two point four gigahertz', 'tˈu pˈYnt fˈɔɹ ɡˈɪɡəhˌɜɹts'],
  ['6 ft tall', 'six feet tall', 'sˈɪks fˈit tˈɔl'],
  ['1/2 cup', 'one half cup', 'wˈʌn hˈæf kˈʌp'],
  ['3/4 of them', 'three quarters of them', 'θɹˈi kwˈɔɹTəɹz ʌv ðˌɛm'],
  ['2 1/2 hours', 'two and a half hours', 'tˈu ænd ɐ hˈæf ˈWəɹz'],
  ['½ price', 'one half price', 'wˈʌn hˈæf pɹˈIs'],
  ['open 24/7', 'open twenty-four seven', 'ˈOpən twˈɛntifˈɔɹ sˈɛvən'],
  ['pages 3-5', 'pages three to five', 'pˈAʤᵻz θɹˈi tə fˈIv'],
  [
    'from 1990-1995',
    'from nineteen ninety to nineteen ninety-five',
    'fɹʌm nˌIntˈin nˈInti tə nˌIntˈin nˈIntifˈIv',
  ],
  ['the 1990s', 'the nineteen nineties', 'ðə nˌIntˈin nˈIntiz'],
  ["in the '80s", 'in the eighties', 'ɪn ði ˈATiz'],
  ['Dr. Brown and Mrs. Jones', 'doctor Brown and missus Jones', 'dˈɑktəɹ bɹˈWn ænd mˈɪsɪz ʤˈOnz'],
  ['Main St.', 'Main street', 'mˈAn stɹˈit'],
  ['St. Mary', 'saint Mary', 'sˈAnt mˈɛɹi'],
  ['e.g. apples', 'for example, apples', 'fɔɹ ɪɡzˈæmpᵊl, ˈæpᵊlz'],
  ['i.e. now', 'that is, now', 'ðæt ˈɪz, nˈW'],
  ['apples, pears, etc.', 'apples, pears, etcetera.', 'ˈæpᵊlz, pˈɛɹz, ˌɛtsˈɛTəɹə.'],
  ['No. 5', 'number five', 'nˈʌmbəɹ fˈIv'],
  ['Smith vs. Jones', 'Smith versus Jones', 'smˈɪθ vˈɜɹsəs ʤˈOnz'],
  ['the U.S. army', 'the U S army', 'ðə jˌu ˈɛs ˈɑɹmi'],
  ['the FBI and NASA', 'the F B I and NASA', 'ði ˌɛf bˌi ˈI ænd nˈæsə'],
  ['two CEOs', "two C E O's", 'tˈu sˌi ˌi ˈOz'],
  ["NASA's plan", "nasa's plan", 'nˈæsəz plˈæn'],
  ['an AI company', 'an A I company', 'ɐn ˌA ˈI kˈʌmpəni'],
  ['IT and HR', 'I T and H R', 'ˌI tˈi ænd ˌAʧ ˈɑɹ'],
  ['STOP NOW', 'STOP NOW', 'stˈɑp nˈW'],
  ['Henry VIII', 'Henry the eighth', 'hˈɛnɹi ði ˈAtθ'],
  ['World War II', 'World War two', 'wˈɜɹld wˈɔɹ tˈu'],
  ['Chapter IV', 'Chapter four', 'ʧˈæptəɹ fˈɔɹ'],
  ['Elizabeth II', 'Elizabeth the second', 'ᵻlˈɪzəbəθ ðə sˈɛkənd'],
  [
    'visit www.example.com',
    'visit W W W dot example dot com',
    'vˈɪzɪt dˌʌbᵊlju dˌʌbᵊlju dˈʌbᵊlju dˈɑt ɪɡzˈæmpᵊl dˈɑt kˈɑm',
  ],
  ['https://github.com/help', 'github dot com slash help', 'ɡˈɪthˌʌb dˈɑt kˈɑm slˈæʃ hˈɛlp'],
  [
    'mail john.smith@gmail.com',
    'mail john dot smith at gmail dot com',
    'mˈAl ʤˈɑn dˈɑt smˈɪθ æt ʤˈimˌAl dˈɑt kˈɑm',
  ],
  ['#music', 'hashtag music', 'hˈæʃtˌæɡ mjˈuzɪk'],
  ['C++ and C#', 'C plus plus and C sharp', 'sˈi plˈʌs plˈʌs ænd sˈi ʃˈɑɹp'],
  ['rock & roll', 'rock and roll', 'ɹˈɑk ænd ɹˈOl'],
  ['2 + 2 = 4', 'two plus two equals four', 'tˈu plˈʌs tˈu ˈikwᵊlz fˈɔɹ'],
  ['3 x 4', 'three times four', 'θɹˈi tˈImz fˈɔɹ'],
  ['version 2.0.1', 'version two point zero point one', 'vˈɜɹʒən tˈu pˈYnt zˈɪɹO pˈYnt wˈʌn'],
  ['my iPhone 15', 'my iPhone fifteen', 'mI ˈIfˌOn fɪftˈin'],
  ['an MP3 file', 'an M P three file', 'ɐn ˌɛm pˈi θɹˈi fˈIl'],
  ['H2O', 'H two O', 'ˈAʧ tˈu ˈO'],
  ['COVID-19', 'covid nineteen', 'kˈOvɪd nˌIntˈin'],
  ['ChatGPT and YouTube', 'chat G P T and YouTube', 'ʧˈæt ʤˌi pˌi tˈi ænd jˈutˌub'],
  ['a 4K screen, 5G phone', 'a four K screen, five G phone', 'ɐ fˈɔɹ kˈA skɹˈin, fˈIv ʤˈi fˈOn'],
  ['agent 007', 'agent zero zero seven', 'ˈAʤənt zˈɪɹO zˈɪɹO sˈɛvən'],
  ['100,000.50', 'one hundred thousand point five zero', 'wˈʌn hˈʌndɹəd θˈWzənd pˈYnt fˈIv zˈɪɹO'],
  ['Wi-Fi', 'wifi', 'wˈIfˌI'],
  ['café', 'café', 'kæfˈA'],
  ['9/11', 'nine eleven', 'nˈIn ᵻlˈɛvən'],
  ['50+ items', 'fifty plus items', 'fˈɪfti plˈʌs ˈITəmz'],
  ['A/B test', 'A B test', 'ˌA bˈi tˈɛst'],
  ['Room 101', 'Room one zero one', 'ɹˈum wˈʌn zˈɪɹO wˈʌn'],
  ['I have 3 of 10.', 'I have three of ten.', 'I hæv θɹˈi ʌv tˈɛn.'],
  ['$100k', 'one hundred thousand dollars', 'wˈʌn hˈʌndɹəd θˈWzənd dˈɑləɹz'],
  ['the 18th century', 'the eighteenth century', 'ði Atˈinθ sˈɛnʧəɹi'],
  ['Ph.D. student', 'P H D student', 'pˌi ˌAʧ dˈi stˈudᵊnt'],
  ['5 min. later', 'five minutes later', 'fˈIv mˈɪnəts lˈATəɹ'],
  ['Flight 1234', 'Flight twelve thirty-four', 'flˈIt twˈɛlv θˈɜɹTifˈɔɹ'],
];

/** As written, in sounds: heteronyms, weak forms, endings, words no dictionary has, keys of every object. */
const inContext: [string, string][] = [
  ["I'll read it again.", 'Il ɹˈid ɪt əɡˈɛn.'],
  ['They watched it live on TV.', 'ðA wˈɑʧt ɪt lˈIv ˌɔn tˌi vˈi.'],
  ['The dove dove into it.', 'ðə dˈʌv dˈOv ˌɪntu ˌɪt.'],
  ['The bandage was wound around the wound.', 'ðə bˈændɪʤ wʌz wˈWnd əɹˈWnd ðə wˈund.'],
  ['We polish the Polish furniture.', 'wi pˈɑlɪʃ ðə pˈOlɪʃ fˈɜɹnɪʧəɹ.'],
  ['I will read it.', 'I wɪl ɹˈid ˌɪt.'],
  ['I have read it.', 'I hæv ɹˈɛd ˌɪt.'],
  ['She read it yesterday.', 'ʃi ɹˈɛd ɪt jˈɛstəɹdˌA.'],
  ['He likes to read.', 'hi lˈIks tə ɹˈid.'],
  ['Lead the way.', 'lˈid ðə wˈA.'],
  ['lead pipes', 'lˈɛd pˈIps'],
  ['We live here.', 'wi lˈɪv hˈɪɹ.'],
  ['live music', 'lˈIv mjˈuzɪk'],
  ['We are live now.', 'wi ɑɹ lˈIv nˈW.'],
  ['Nine lives', 'nˈIn lˈIvz'],
  ['He lives here.', 'hi lˈɪvz hˈɪɹ.'],
  ['Please record a new record.', 'plˈiz ɹəkˈɔɹd ɐ nˈu ɹˈɛkəɹd.'],
  ['The present is a present.', 'ðə pɹˈɛzᵊnt ɪz ɐ pɹˈɛzᵊnt.'],
  ['They present the results.', 'ðA pɹəzˈɛnt ðə ɹᵻzˈʌlts.'],
  ['I object to that object.', 'I əbʤˈɛkt tə ðæt ˈɑbʤɛkt.'],
  ['We project that the project will end.', 'wi pɹəʤˈɛkt ðæt ðə pɹˈɑʤɛkt wɪl ˈɛnd.'],
  ['Use it.', 'jˈuz ˌɪt.'],
  ['of no use', 'ʌv nˈO jˈus'],
  ['I used to go.', 'I jˈust tə ɡˈO.'],
  ['It is used often.', 'ɪt ɪz jˈuzd ˈɔfən.'],
  ['Close the door.', 'klˈOz ðə dˈɔɹ.'],
  ['Stay close to me.', 'stˈA klˈOs tə mˌi.'],
  ['The wind blows.', 'ðə wˈɪnd blˈOz.'],
  ['Wind up the clock.', 'wˈInd ˌʌp ðə klˈɑk.'],
  ['A tear fell.', 'ɐ tˈɪɹ fˈɛl.'],
  ['Do not tear it.', 'dˈu nˌɑt tˈɛɹ ˌɪt.'],
  ['Wait a minute.', 'wˈAt ɐ mˈɪnət.'],
  ['minute details', 'mInˈut dᵻtˈAlz'],
  ['I am content.', 'I æm kəntˈɛnt.'],
  ['The content is good.', 'ðə kˈɑntɛnt ɪz ɡˈʊd.'],
  ['They refuse to go.', 'ðA ɹəfjˈuz tə ɡˈO.'],
  ['He will permit it with a permit.', 'hi wɪl pəɹmˈɪt ɪt wɪð ɐ pɹˈɜɹmɪt.'],
  ['The produce is fresh.', 'ðə pɹˈOdus ɪz fɹˈɛʃ.'],
  ['a perfect day', 'ɐ pˈɜɹfəkt dˈA'],
  ['to perfect it', 'tə pəɹfˈɛkt ˌɪt'],
  ['Estimate the cost.', 'ˈɛstəmˌAt ðə kˈɑst.'],
  ['a rough estimate', 'ɐ ɹˈʌf ˈɛstəmət'],
  ['separate rooms', 'sˈɛpəɹət ɹˈumz'],
  ['separate them', 'sˈɛpəɹˌAt ðˌɛm'],
  ['the apple and the pear', 'ði ˈæpᵊl ænd ðə pˈɛɹ'],
  ['to eat and to drink', 'tʊ ˈit ænd tə dɹˈɪŋk'],
  ['a hat and an apple', 'ɐ hˈæt ænd ɐn ˈæpᵊl'],
  ['What is it for?', 'wˌʌt ɪz ɪt fˈɔɹ?'],
  ['That is that.', 'ðæt ɪz ðˈæt.'],
  ['I can.', 'I kˈæn.'],
  ['water bottle', 'wˈɔTəɹ bˈɑTᵊl'],
  ['butter and better', 'bˈʌTəɹ ænd bˈɛTəɹ'],
  ['button', 'bˈʌtᵊn'],
  ['little people', 'lˈɪTᵊl pˈipᵊl'],
  ['wanted and needed', 'wˈɔntᵻd ænd nˈidᵻd'],
  ['churches and boxes', 'ʧˈɜɹʧᵻz ænd bˈɑksᵻz'],
  ['judges', 'ʤˈʌʤᵻz'],
  ["the dog's bone", 'ðə dˈɔɡz bˈOn'],
  ["the boss's car", 'ðə bˈɔsᵻz kˈɑɹ'],
  ['cats and dogs', 'kˈæts ænd dˈɑɡz'],
  ['remember', 'ɹᵻmˈɛmbəɹ'],
  ["I've never been there.", 'Iv nˈɛvəɹ bˌɪn ðˈɛɹ.'],
  ['blorptastic', 'blɔɹptˈæstɪk'],
  ['moonbeamed', 'mˈunbˌimd'],
  ['unfriendable', 'ˌʌnfɹˈɛndəbᵊl'],
  ['tweeted', 'twˈiTᵻd'],
  ['googling', 'ɡˈuɡlɪŋ'],
  ['snorkelers', 'snˈɔɹkᵊləɹz'],
  ['Kubernetes', 'kˌubəɹnˈɛTiz'],
  ['Nguyen', 'wˈɪn'],
  ['hyperlinked', 'hˈIpəɹlɪŋkt'],
  ["don't can't won't", 'dˈOnt kˈænt wˈOnt'],
  ['well-to-do', 'wˈɛltədˈu'],
  ['state-of-the-art', 'stˈAtʌvðiˈɑɹt'],
  ["isn't it?", 'ˈɪzənt ˌɪt?'],
  ['constructor', 'kənstɹˈʌktəɹ'],
  ['__proto__', 'pɹˈOTə'],
  ['résumé', 'ɹˈɛzəmˌA'],
  ['my resume', 'mI ɹˈɛzəmˌA'],
  ['naïve', 'nIˈiv'],
  ['Polish polish', 'pˈɑlɪʃ pˈɑlɪʃ'],
  ['the bass player', 'ðə bˈAs plˈAəɹ'],
  ['wound up', 'wˈWnd ˈʌp'],
  ['my address', 'mI ˈædɹˌɛs'],
];

describe('English', () => {
  test.each(spelledOut)('%s is read "%s"', (text, words, sounds) => {
    expect(spokenText(normalise(text), ' ')).toBe(words);
    expect(phonemeString(english(text))).toBe(sounds);
  });

  test.each(inContext)('%s sounds %s', (text, sounds) => {
    expect(phonemeString(english(text))).toBe(sounds);
  });

  test('keeps the text as it stood, one word for what was spelled out', () => {
    expect(english('I paid $3.50 for well-known tea.').map((word) => word.text)).toEqual([
      'I',
      'paid',
      '$3.50',
      'for',
      'well-known',
      'tea',
    ]);
  });

  test('takes readings in IPA and ARPAbet over everything else', () => {
    const readings = [{ start: 2, end: 6, reading: 'ˈrɛd' }];
    expect(phonemeString(english('I read it.', readings))).toBe('I ɹˈɛd ˌɪt.');
    expect(phonemeString(english('I read it.', [{ start: 2, end: 6, reading: 'R EH1 D' }]))).toBe(
      'I ɹˈɛd ˌɪt.',
    );
  });

  test('names that every object has are words like any other', () => {
    for (const word of ['__proto__', 'hasOwnProperty', 'valueOf', 'prototype']) {
      expect(phonemeString(english(word))).toMatch(/ˈ/);
    }
  });
});
