// Words that the CMU dictionary lacks, spells in an old way or gets wrong, in Kokoro's symbols.

const entries = `
ai ˌAˈI|app ˈæp|apps ˈæps|blog blˈɔɡ|blogs blˈɔɡz|blogger blˈɔɡəɹ|emoji ɪmˈOʤi|emojis ɪmˈOʤiz|podcast pˈɑdkˌæst|podcasts pˈɑdkˌæsts
smartphone smˈɑɹtfˌOn|smartphones smˈɑɹtfˌOnz|covid kˈOvɪd|bitcoin bˈɪtkˌYn|crypto kɹˈɪptO|wifi wˈIfˌI|iphone ˈIfˌOn|iphones ˈIfˌOnz
ipad ˈIpˌæd|imac ˈImˌæk|youtube jˈutˌub|youtuber jˈutˌubəɹ|tiktok tˈɪktˌɑk|wechat wˈiʧˌæt|whatsapp wˈʌtsˌæp|github ɡˈɪthˌʌb
linkedin lˌɪŋktˈɪn|instagram ˈɪnstəɡɹˌæm|openai ˌOpənAˈI|chatgpt ʧˈætʤˌipˌitˈi|kokoro kˈOkəɹO|timbre tˈæmbəɹ|timbres tˈæmbəɹz
online ˌɔnlˈIn|offline ˌɔflˈIn|login lˈɔɡˌɪn|logout lˈɔɡˌWt|username jˈuzəɹnˌAm|website wˈɛbsˌIt|websites wˈɛbsˌIts|webpage wˈɛbpˌAʤ
homepage hˈOmpˌAʤ|download dˈWnlˌOd|upload ˈʌplˌOd|uploaded ˈʌplˌOdᵻd|downloads dˈWnlˌOdz|downloaded dˈWnlˌOdᵻd|dataset dˈATəsˌɛt
javascript ʤˈɑvəskɹˌɪpt|typescript tˈIpskɹˌɪpt|linux lˈɪnəks|ubuntu ʊbˈʊntu|android ˈændɹˌYd|google ɡˈuɡᵊl|wikipedia wˌɪkəpˈidiə
selfie sˈɛlfi|hashtag hˈæʃtˌæɡ|meme mˈim|memes mˈimz|vlog vlˈɔɡ|livestream lˈIvstɹˌim|startup stˈɑɹTˌʌp|startups stˈɑɹTˌʌps
fintech fˈɪntˌɛk|biotech bˈIOtˌɛk|cybersecurity sˌIbəɹsəkjˈʊɹəTi|blockchain blˈɑkʧˌAn|chatbot ʧˈætbˌɑt|chatbots ʧˈætbˌɑts
deepfake dˈipfˌAk|neural nˈʊɹəl|tokenizer tˈOkənˌIzəɹ|phoneme fˈOnim|phonemes fˈOnimz|mandarin mˈændəɹən|hangul hˈɑŋɡul
beijing bˌAʤˈɪŋ|shanghai ʃˌæŋhˈI|shenzhen ʃˌɛnʤˈɛn|guangzhou ɡwˌɑŋʤˈO|seoul sˈOl|busan bˈusɑn|kyoto kiˈOTO|osaka OsˈɑkA
sushi sˈuʃi|ramen ɹˈɑmən|kimchi kˈɪmʧi|tofu tˈOfu|latte lˈɑtA|espresso ɛspɹˈɛsO|cafe kæfˈA|café kæfˈA|resumé ɹˈɛzəmˌA|résumé ɹˈɛzəmˌA
naive nIˈiv|cliche kliʃˈA|fiance fˌiɑnsˈA|fiancee fˌiɑnsˈA|jalapeno hˌɑləpˈAnjO|pokemon pˈOkAmˌɑn|nvidia ɛnvˈɪdiə|ios ˌIˌOˈɛs
jpeg ʤˈApˌɛɡ|gif ɡˈɪf|png pˌiˌɛnʤˈi|scuba skˈubə|opec ˈOpˌɛk|unesco junˈɛskO|unicef jˈunəsˌɛf|nasdaq nˈæzdˌæk|asean ˈɑsiˌɑn
percent pəɹsˈɛnt|thirty θˈɜɹTi|forty fˈɔɹTi|twenty twˈɛnti|eighty ˈATi|seventy sˈɛvənti|ninety nˈInti|o'clock əklˈɑk|kilometers kəlˈɑməTəɹz|kilometer kəlˈɑməTəɹ|gigabytes ɡˈɪɡəbˌIts|gigabyte ɡˈɪɡəbˌIt|terabytes tˈɛɹəbˌIts
terabyte tˈɛɹəbˌIt|megahertz mˈɛɡəhˌɜɹts|gigahertz ɡˈɪɡəhˌɜɹts|kilowatts kˈɪləwˌɑts|celsius sˈɛlsiəs|fahrenheit fˈɛɹənhˌIt
zero zˈɪɹO|data dˈATə|either ˈiðəɹ|neither nˈiðəɹ|route ɹˈut|often ˈɔfən|tomato təmˈATO|schedule skˈɛʤul|vase vˈAs|herb ˈɜɹb
because bəkˈʌz|cannot kˈænɑt|every ˈɛvɹi|several sˈɛvɹəl|favorite fˈAvɹət|different dˈɪfɹənt|interesting ˈɪntɹəstɪŋ|family fˈæmli
comfortable kˈʌmftəbᵊl|vegetable vˈɛʤtəbᵊl|chocolate ʧˈɑklət|camera kˈæmɹə|restaurant ɹˈɛstəɹˌɑnt|temperature tˈɛmpɹəʧəɹ
people pˈipᵊl|little lˈɪTᵊl|going ɡˈOɪŋ|being bˈiɪŋ|colour kˈʌləɹ|colours kˈʌləɹz|favourite fˈAvɹət|honour ˈɑnəɹ|labour lˈAbəɹ
neighbour nˈAbəɹ|neighbours nˈAbəɹz|behaviour bəhˈAvjəɹ|centre sˈɛntəɹ|theatre θˈiəTəɹ|metre mˈiTəɹ|metres mˈiTəɹz|grey ɡɹˈA
organise ˈɔɹɡənˌIz|realise ɹˈiəlˌIz|recognise ɹˈɛkəɡnˌIz|programme pɹˈOɡɹˌæm|aluminium əlˈumənəm|travelling tɹˈævəlɪŋ|cancelled kˈænsᵊld
www dˈʌbᵊlju dˈʌbᵊlju dˈʌbᵊlju|hello həlˈO|wow wˈW|yeah jˈæ|hmm hˈʌm|um ˈʌm|uh ˈʌ|ok ˌOkˈA|okay ˌOkˈA|oh ˈO|ah ˈɑ|hi hˈI|hey hˈA|etcetera ˌɛtsˈɛTəɹə
voicemail vˈYsmˌAl|spacex spˌAsˈɛks|hors ˌɔɹ|d'oeuvre dˈɜɹv|d'oeuvres dˈɜɹvz|stronger stɹˈɔŋɡəɹ|strongest stɹˈɔŋɡəst|sow sˈO|sows sˈOz|sowing sˈOɪŋ|yourself jɔɹsˈɛlf|yourselves jɔɹsˈɛlvz|kubernetes kˌubəɹnˈɛTiz|nguyen wˈɪn|alibaba ˌɑlibˈɑbə|tencent tˈɛnsˌɛnt|huawei wˈɑwA|xiaomi ʃˈWmi|bytedance bˈItdˌæns|baidu bˈIdˌu|taobao tˈWbW`;

const words = new Map(
  entries
    .trim()
    .split(/[|\n]/)
    .map((entry): [string, string] => {
      const gap = entry.indexOf(' ');
      return [entry.slice(0, gap), entry.slice(gap + 1)];
    }),
);

export const lookUpLexicon = (word: string): string | undefined => words.get(word);

/** Names of the letters, for what is spelled: F B I. */
const letterNames: Readonly<Record<string, string>> = {
  a: 'ˈA',
  b: 'bˈi',
  c: 'sˈi',
  d: 'dˈi',
  e: 'ˈi',
  f: 'ˈɛf',
  g: 'ʤˈi',
  h: 'ˈAʧ',
  i: 'ˈI',
  j: 'ʤˈA',
  k: 'kˈA',
  l: 'ˈɛl',
  m: 'ˈɛm',
  n: 'ˈɛn',
  o: 'ˈO',
  p: 'pˈi',
  q: 'kjˈu',
  r: 'ˈɑɹ',
  s: 'ˈɛs',
  t: 'tˈi',
  u: 'jˈu',
  v: 'vˈi',
  w: 'dˈʌbᵊlju',
  x: 'ˈɛks',
  y: 'wˈI',
  z: 'zˈi',
};

/** The name of a letter; `stressed` is for the last of a row, as English says F B I. */
export function nameLetter(letter: string, stressed: boolean): string {
  const name = letterNames[letter.toLowerCase()] ?? '';
  return stressed ? name : name.replace('ˈ', 'ˌ');
}
