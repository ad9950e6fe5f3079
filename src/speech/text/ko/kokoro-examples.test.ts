// The Korean example sentences that Kokoro was tried with: our symbols must agree with theirs.
import { expect, test } from 'vitest';
import { phonemeString } from '../phonemes.ts';
import { korean } from './front-end.ts';

// Their front end put ㄴ into 종일, 중요 and 참여, missed tense sounds (절대 [절때], 할게 [할께]) and read the particle 의
// letter by letter; ours says them as they are said. Theirs also gives ㅆ no mark of its own, so ʔ before s and ɕ is not counted.
const examples: [string, string][] = [
  [
    '오늘은 날씨가 정말 좋아서 공원에서 오래 걸었습니다.',
    'onɯɾɯn nalɕiɡa ʨʌŋmal ʨoasʌ koŋwʌnesʌ oɾɛ kʌɾʌtsɯmnida.',
  ],
  [
    '지하철역까지 가려면 어느 쪽으로 가야 하는지 알려 주세요.',
    'ʨihaʨʰʌlljʌkkaʥi kaɾjʌmjʌn ʌnɯ ʔʨoɡɯɾo kaja hanɯnʥi alljʌ ʨusejo.',
  ],
  [
    '할머니께서 끓여 주신 된장찌개가 세상에서 제일 맛있어요.',
    'halmʌniʔkesʌ ʔkɯɾjʌ ʨuɕin twenʥaŋʔʨiɡɛɡa sesaŋesʌ ʨeil maɕisʌjo.',
  ],
  [
    '어젯밤에 잠을 제대로 못 자서 하루 종일 피곤했어요.',
    'ʌʥetpame ʨamɯl ʨedɛɾo mot ʨasʌ haɾu ʨoŋnil pʰiɡonhɛsʌjo.',
  ],
  [
    '비가 그치고 나니 하늘에 커다란 무지개가 떴습니다.',
    'piɡa kɯʨʰiɡo nani hanɯɾe kʰʌdaɾan muʥiɡɛɡa ʔtʌtsɯmnida.',
  ],
  [
    '그 영화는 끝까지 보지 않으면 절대로 이해할 수 없어요.',
    'kɯ jʌŋhwanɯn ʔkɯtkaʥi poʥi anɯmjʌn ʨʌldɛɾo ihɛhal su ʌpsʌjo.',
  ],
  [
    '선생님은 학생들에게 고향에 대한 글을 써 오라고 하셨다.',
    'sʌnsɛŋnimɯn haksɛŋdɯɾeɡe kohjaŋe tɛhan kɯɾɯl sʌ oɾaɡo haɕjʌtta.',
  ],
  [
    '도서관에서는 다른 사람을 위해 조용히 해 주시기 바랍니다.',
    'tosʌɡwanesʌnɯn taɾɯn saɾamɯl wihɛ ʨojoŋhi hɛ ʨuɕiɡi paɾamnida.',
  ],
  [
    '동생은 새로 산 자전거를 타고 동네를 한 바퀴 돌았다.',
    'toŋsɛŋɯn sɛɾo san ʨaʥʌnɡʌɾɯl tʰaɡo toŋneɾɯl han pakʰwi toɾatta.',
  ],
  ['창문을 열자 시원한 바람이 방 안으로 들어왔다.', 'ʨʰaŋmunɯl jʌlʥa ɕiwʌnhan paɾami paŋ anɯɾo tɯɾʌwatta.'],
  [
    '다음 주 수요일 오전 열 시에 회의를 시작하겠습니다.',
    'taɯm ʨu sujoil oʥʌn jʌl ɕie hweɰiɾɯl ɕiʥakʰaɡetsɯmnida.',
  ],
  [
    '고양이가 햇볕이 드는 자리에서 꾸벅꾸벅 졸고 있어요.',
    'kojaŋiɡa hɛtpjʌʨʰi tɯnɯn ʨaɾiesʌ ʔkubʌkkubʌk ʨolɡo isʌjo.',
  ],
  ['우리 가족은 주말마다 가까운 산에 올라갑니다.', 'uɾi kaʥoɡɯn ʨumalmada kaʔkaun sane ollaɡamnida.'],
  ['이 약은 하루에 세 번 식사 후에 드셔야 합니다.', 'i jaɡɯn haɾue se pʌn ɕiksa hue tɯɕjʌja hamnida.'],
  [
    '친구가 이사를 간다는 소식을 듣고 무척 서운했다.',
    'ʨʰinɡuɡa isaɾɯl kandanɯn soɕiɡɯl tɯtko muʨʰʌk sʌunhɛtta.',
  ],
  [
    '바닷가에 앉아 파도 소리를 들으며 책을 읽었습니다.',
    'padatkae anʥa pʰado soɾiɾɯl tɯɾɯmjʌ ʨʰɛɡɯl ilɡʌtsɯmnida.',
  ],
  [
    '요즘은 휴대 전화 하나로 거의 모든 일을 할 수 있어요.',
    'joʥɯmɯn hjudɛ ʨʌnhwa hanaɾo kʌɰi modɯn iɾɯl hal su isʌjo.',
  ],
  [
    '아이들은 눈이 오자마자 밖으로 뛰어나가 눈사람을 만들었다.',
    'aidɯɾɯn nuni oʥamaʥa paʔkɯɾo ʔtwiʌnaɡa nunsaɾamɯl mandɯɾʌtta.',
  ],
  [
    '어머니 생신 선물로 따뜻한 목도리를 준비했어요.',
    'ʌmʌni sɛŋɕin sʌnmullo ʔtaʔtɯtʰan moktoɾiɾɯl ʨunbihɛsʌjo.',
  ],
  [
    '기차가 십오 분 늦게 도착해서 약속 시간을 못 지켰다.',
    'kiʨʰaɡa ɕibo pun nɯtke toʨʰakʰɛsʌ jaksok ɕiɡanɯl mot ʨikʰjʌtta.',
  ],
  [
    '과학자들은 새로운 별을 발견했다고 발표했습니다.',
    'kwahakʨadɯɾɯn sɛɾoun pjʌɾɯl palɡjʌnhɛttaɡo palpʰjohɛtsɯmnida.',
  ],
  ['혹시 이 근처에 맛있는 냉면집이 있는지 아세요?', 'hokɕi i kɯnʨʰʌe maɕinnɯn nɛŋmjʌnʥibi innɯnʥi asejo?'],
  [
    '형은 대학교에서 건축을 공부하고 지금은 회사에 다닌다.',
    'hjʌŋɯn tɛhakkjoesʌ kʌnʨʰuɡɯl koŋbuhaɡo ʨiɡɯmɯn hwesae taninda.',
  ],
  [
    '가을이 되면 노란 은행잎이 거리를 가득 덮습니다.',
    'kaɯɾi twemjʌn noɾan ɯnhɛŋnipʰi kʌɾiɾɯl kadɯk tʌpsɯmnida.',
  ],
  [
    '아무리 바빠도 아침 식사는 꼭 챙겨 먹으려고 노력해요.',
    'amuɾi paʔpado aʨʰim ɕiksanɯn ʔkok ʨʰɛŋɡjʌ mʌɡɯɾjʌɡo noɾjʌkʰɛjo.',
  ],
  [
    '그는 떨리는 목소리로 자신의 생각을 또박또박 말했다.',
    'kɯnɯn ʔtʌllinɯn moksoɾiɾo ʨaɕinɰi sɛŋɡaɡɯl ʔtobaktobak malhɛtta.',
  ],
  ['여러분의 많은 관심과 참여를 부탁드립니다.', 'jʌɾʌbunɰi manɯn kwanɕimɡwa ʨʰamnjʌɾɯl putʰaktɯɾimnida.'],
  [
    '시장에 가서 사과와 배추, 그리고 생선 두 마리를 사 왔다.',
    'ɕiʥaŋe kasʌ saɡwawa pɛʨʰu, kɯɾiɡo sɛŋsʌn tu maɾiɾɯl sa watta.',
  ],
  ['밤하늘에 별이 쏟아질 듯이 반짝이고 있었다.', 'pamhanɯɾe pjʌɾi sodaʥil tɯɕi panʔʨaɡiɡo isʌtta.'],
  [
    '처음 만난 사람과도 금방 친해지는 성격이 부러워요.',
    'ʨʰʌɯm mannan saɾamɡwado kɯmbaŋ ʨʰinhɛʥinɯn sʌŋɡjʌɡi puɾʌwʌjo.',
  ],
  [
    '경기에서 졌지만 선수들은 끝까지 최선을 다했습니다.',
    'kjʌŋɡiesʌ ʨjʌtʨiman sʌnsudɯɾɯn ʔkɯtkaʥi ʨʰwesʌnɯl tahɛtsɯmnida.',
  ],
  [
    '컴퓨터가 갑자기 꺼지는 바람에 쓰던 글이 모두 사라졌어요.',
    'kʰʌmpʰjutʰʌɡa kapʨaɡi ʔkʌʥinɯn paɾame sɯdʌn kɯɾi modu saɾaʥjʌsʌjo.',
  ],
  ['한강은 서울을 가로질러 서해로 흘러 들어갑니다.', 'hanɡaŋɯn sʌuɾɯl kaɾoʥillʌ sʌhɛɾo hɯllʌ tɯɾʌɡamnida.'],
  [
    '할아버지는 옛날이야기를 아주 재미있게 들려주셨다.',
    'haɾabʌʥinɯn jennaɾijaɡiɾɯl aʥu ʨɛmiitke tɯlljʌʥuɕjʌtta.',
  ],
  [
    '건강을 위해서 매일 삼십 분씩 걷기로 마음먹었어요.',
    'kʌnɡaŋɯl wihɛsʌ mɛil samɕip punɕik kʌtkiɾo maɯmmʌɡʌsʌjo.',
  ],
  [
    '공항에 도착하면 바로 연락해 주세요, 마중 나갈게요.',
    'koŋhaŋe toʨʰakʰamjʌn paɾo jʌllakʰɛ ʨusejo, maʥuŋ naɡalɡejo.',
  ],
  ['그 가수의 노래를 들으면 어린 시절이 떠오릅니다.', 'kɯ kasuɰi noɾɛɾɯl tɯɾɯmjʌn ʌɾin ɕiʥʌɾi ʔtʌoɾɯmnida.'],
  [
    '작은 실수 하나가 큰 사고로 이어질 수 있으니 조심하세요.',
    'ʨaɡɯn ɕilsu hanaɡa kʰɯn saɡoɾo iʌʥil su isɯni ʨoɕimhasejo.',
  ],
  [
    '새벽 시장은 물건을 사고파는 사람들로 북적거렸다.',
    'sɛbjʌk ɕiʥaŋɯn mulɡʌnɯl saɡopʰanɯn saɾamdɯllo pukʨʌkkʌɾjʌtta.',
  ],
  ['부엌에서 구수한 빵 냄새가 솔솔 풍겨 왔어요.', 'puʌkʰesʌ kusuhan ʔpaŋ nɛmsɛɡa solsol pʰuŋɡjʌ wasʌjo.'],
  [
    '따뜻한 차 한 잔을 마시니 몸과 마음이 편안해졌다.',
    'ʔtaʔtɯtʰan ʨʰa han ʨanɯl maɕini momɡwa maɯmi pʰjʌnanhɛʥjʌtta.',
  ],
  [
    '비가 오던 날 쌍둥이 형제가 우체국 옆에서 고장 난 라디오를 고쳤고, 내년에 다시 가기로 했어요.',
    'piɡa odʌn nal saŋduŋi hjʌŋʥeɡa uʨʰeɡuk jʌpʰesʌ koʥaŋ nan ɾadioɾɯl koʨʰjʌtko, nɛnjʌne taɕi kaɡiɾo hɛsʌjo.',
  ],
  [
    '점심시간이 지나자 옆집 아주머니는 동네 빵집에서 한 시간 넘게 기다렸고, 집에 와서도 계속 웃었어요.',
    'ʨʌmɕimɕiɡani ʨinaʥa jʌpʨip aʥumʌninɯn toŋne ʔpaŋʥibesʌ han ɕiɡan nʌmɡe kidaɾjʌtko, ʨibe wasʌdo kjesok usʌsʌjo.',
  ],
  [
    '설날 아침에 축구 선수들은 옥상 정원에서 새 노래를 연습했고, 그 소문이 온 마을에 퍼졌다.',
    'sʌllal aʨʰime ʨʰukku sʌnsudɯɾɯn oksaŋ ʨʌŋwʌnesʌ sɛ noɾɛɾɯl jʌnsɯpʰɛtko, kɯ somuni on maɯɾe pʰʌʥjʌtta.',
  ],
];

const fold = (symbols: string): string => symbols.replace(/ʔ(?=[sɕ])/g, '');

/** Edits between two strings, counted in symbols. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitute = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitute, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

test('agrees with the examples in at least 97 % of the symbols', () => {
  const edits = examples.reduce(
    (sum, [text, theirs]) => sum + distance(fold(phonemeString(korean(text))), theirs),
    0,
  );
  const symbols = examples.reduce((sum, [, theirs]) => sum + theirs.length, 0);
  expect(1 - edits / symbols).toBeGreaterThanOrEqual(0.97);
});

test('no sentence is far from its example', () => {
  for (const [text, theirs] of examples) {
    expect(distance(fold(phonemeString(korean(text))), theirs) / theirs.length, text).toBeLessThan(0.1);
  }
});
