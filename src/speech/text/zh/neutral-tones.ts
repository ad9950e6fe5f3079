// Syllables that lose their tone: particles, 们, 子, doubled kinship terms and verbs, and words that have it by custom.
import type { Syllable } from './tone-sandhi.ts';

/** Two-character words whose second syllable is neutral in standard speech. */
const customary = new Set(
  `东西 知道 明白 朋友 先生 告诉 意思 事情 时候 商量 地方 眼睛 耳朵 嘴巴 衣服 月亮 窗户 钥匙 姑娘 老婆 大夫 护士 学生 打听
  招呼 收拾 麻烦 客气 舒服 聪明 热闹 干净 清楚 暖和 凉快 结实 老实 糊涂 马虎 关系 消息 生意 力气 脾气 运气 福气 故事 本事
  名字 早上 晚上 我们 喜欢 漂亮 认识 休息 豆腐 便宜 头发 石头 木头 舌头 骨头 馒头 枕头 里头 外头 葡萄 萝卜 黄瓜 西瓜 苍蝇
  蚊子 狐狸 骆驼 喇叭 玻璃 扫帚 行李 包袱 胳膊 指甲 屁股 脑袋 嗓子 厉害 利害 精神 规矩 道理 打扮 打算 答应 耽误 惦记 动静
  对付 多么 咳嗽 困难 来得及 篱笆 力量 琢磨 师傅 徒弟 亲戚 亲家 媳妇 丈夫 岁数 太太 态度 痛快 委屈 吓唬 笑话 心思 兄弟 秀才
  学问 芝麻 主意 状元 嘀咕 折腾 唠叨 啰嗦 稀罕 在乎 合同 功夫 工夫 活泼 机灵 见识 将就 交情 街坊 口袋 快活 冒失 棉花 苗条
  模糊 难为 念叨 奴才 盘算 佩服 气氛 勤快 人家 认得 晌午 上司 烧饼 少爷 牲口 生日 实在 使唤 世故 似的 特务 挑剔 头发 妥当
  尾巴 位置 温和 窝囊 稳当 下巴 乡下 相声 小气 牙碜 烟筒 秧歌 养活 吆喝 妖精 约莫 云彩 匀称 栅栏 张罗 招牌 丈人 帐篷 折磨
  字号 自在 祖宗 作坊 作料 觉得 记得 值得 懂得 晓得 除了 为了 什么 怎么 这么 那么 哪里 庄稼 粮食 点心 冤枉 叶子 宝贝 巴结`
    .split(/\s+/)
    .filter(
      (word) =>
        ![
          '气氛',
          '位置',
          '温和',
          '态度',
          '困难',
          '生日',
          '力量',
          '实在',
          '乡下',
          '来得及',
          '痛快',
          '利害',
          '模糊',
          '世故',
          '西瓜',
          '活泼',
          '合同',
        ].includes(word),
    ),
);

const particles = '的了吗呢吧啊呀嘛啦哇哦们';
const kinship = '妈爸爷奶哥姐弟妹叔婶舅姑伯太宝星';
const doubledVerbs = '看说想走听问试等谈聊玩读写做找坐笑歇尝用猜翻洗逛转摸闻';
const realZi = /[原电量离粒质中光分王孔老庄孟男女弟父母君才游赤瓜莲精卵因种天]子/;
const tonelessInterjections = '啊哦哇呀';

/** Changes tones through `set`; `syllables` tells the tone so far. */
export function applyNeutralTones(
  text: string,
  words: readonly string[],
  set: (at: number, reading: string) => void,
  syllables: readonly (Syllable | undefined)[],
): void {
  const neutral = (at: number) => {
    const syllable = syllables[at];
    if (syllable) set(at, `${syllable.plain}5`);
  };
  for (let at = 1; at < text.length; at += 1) {
    const pair = text.slice(at - 1, at + 1);
    const char = text[at] ?? '';
    const previous = text[at - 1] ?? '';
    if (customary.has(pair) && !/^东西(?=南北|方|部|两)/.test(text.slice(at - 1))) neutral(at);
    if (char === previous && kinship.includes(char)) neutral(at);
    if (char === previous && doubledVerbs.includes(char) && text[at + 1] !== char && text[at - 2] !== char) {
      if (syllables[at - 1]?.tone === 3) set(at - 1, `${syllables[at - 1]?.plain}2`);
      neutral(at);
    }
    if (char === '个' && /[这那哪]/.test(previous)) neutral(at);
  }
  let at = 0;
  for (const word of words) {
    const last = at + word.length - 1;
    const end = text[last] ?? '';
    if (word.length === 1 && particles.includes(word) && syllables[last]?.plain.length === 2) neutral(last);
    if (word.length > 1 && end === '们') neutral(last);
    if (word.length > 1 && end === '子' && !realZi.test(word.slice(-2))) neutral(last);
    if (
      word.length === 1 &&
      word === '子' &&
      /\p{Script=Han}/u.test(text[at - 1] ?? '') &&
      !realZi.test(text.slice(at - 1, at + 1))
    ) {
      neutral(last);
    }
    if (at === 0 && tonelessInterjections.includes(word) && word.length === 1)
      set(0, `${syllables[0]?.plain ?? 'a'}1`);
    at += word.length;
  }
}
