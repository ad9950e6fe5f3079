// Texts of the home page, in Simplified Chinese.
import type { home as source } from '../en/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof source> = {
  hero: {
    eyebrow: '免费 AI 声音克隆',
    title: '数秒克隆任意声音',
    text: '朗读一句话，Timbre 就能学会你的声音，并用它说出你输入的任何文字，支持中文、英文、日文和韩文。',
    record: '开始录音',
    upload: '上传文件',
    listen: '先听听效果',
    promise: '免费使用，无需注册。您的音频始终保密。',
    readAloud: '请朗读这句话',
    prompt: '清晨的风吹过湖面，远处传来一阵轻轻的歌声，让人忍不住停下脚步。',
    duration: '只需 {seconds} 秒',
  },
  samples: {
    title: '声音示例',
    text: '每段音频都由 Timbre 生成。先听它学习的原声，再听它用这个声音说的话。',
    listen: '试听',
    stop: '停止',
    original: '原声样本',
    cloned: '克隆声音',
    listenTo: '试听：{name}',
    languages: { zh: '中文', en: '英文', ja: '日文', ko: '韩文' },
  },
  stats: {
    title: '数字里的 Timbre',
    voices: '已创建声音',
    rating: '平均评分',
    reviews: '条用户评价',
    languages: '种语言',
  },
  steps: {
    title: '使用步骤',
    text: '三步完成，约一分钟，无需安装任何软件。',
    items: [
      {
        title: '上传音频样本',
        text: '在浏览器中录音，或上传 MP3、WAV 文件。单人清晰语音 5 到 30 秒即可。',
      },
      {
        title: 'AI 声音克隆',
        text: 'Timbre 分析声音的音高、语速和音色，通常几秒内就能生成声音模型。',
      },
      {
        title: '生成并下载',
        text: '输入文本，第一句生成后即可试听，其余内容继续生成，完成后下载 MP3。',
      },
    ],
  },
  features: {
    title: '功能特点',
    text: '不必懂音频技术，也能得到好声音。',
    items: [
      { title: '精准还原', text: '还原说话人的音色、音高与节奏，相似度最高可达 {similarity}。' },
      { title: '快速生成', text: '几秒即可得到声音模型；长文本边生成边播放，第一句先听为快。' },
      { title: '安全私密', text: '音频加密传输、私密存储，只有您本人可以访问，并可随时删除。' },
      {
        title: '多种语言',
        text: '一段样本即可说 {languages} 种语言：中文、英文、日文和韩文，也可在同一段文本中混用。',
      },
      { title: '智能优化', text: '克隆前自动处理噪声、音量与静音，并提示如何录得更好。' },
      { title: '简单易用', text: '没有复杂设置，无需安装。手机、键盘操作和读屏软件均可使用。' },
    ],
  },
  faq: {
    title: '常见问题',
    items: [
      {
        question: '什么是 AI 声音克隆？',
        answer:
          '程序聆听一小段录音，提取声音的特征，然后用这个声音朗读任意文本。在 Timbre，您只需录制或上传样本，输入文本，就能下载 MP3 格式的语音。',
      },
      {
        question: '声音样本有什么要求？',
        answer:
          '单人清晰语音 5 到 30 秒，MP3 或 WAV 格式，不超过 20 MB。请在安静的房间录制，距离麦克风约一掌，像和朋友聊天一样自然地说。背景音乐、回声或他人说话会影响效果。',
      },
      {
        question: '克隆效果如何？',
        answer:
          '样本清晰时，多数人一听就能认出是谁，相似度最高可达 {similarity}。样本有噪声或过短时，相似度会降低。克隆后可以试听预览，查看样本的改进建议，并重新克隆。',
      },
      {
        question: '真的免费吗？',
        answer:
          '是的。克隆和生成都不收费，无需注册即可开始。我们设有合理使用上限，以保证所有人都能快速使用。注册免费账户后，可以保存更多声音模型，且不会过期。',
      },
      {
        question: '我的录音会如何处理？',
        answer:
          '录音加密传输、私密存储，仅用于生成您的声音模型。我们不会用它训练模型，也不会分享给他人。访客的声音在七天后自动删除。您也可以随时删除任何声音及其样本和生成结果。',
      },
      {
        question: '克隆的声音支持哪些语言？',
        answer:
          '中文、英文、日文和韩文。样本与文本可以是不同语言，一段文本也可以混用多种语言，Timbre 会逐句识别并调整发音。',
      },
      {
        question: '可以用在哪些地方？',
        answer:
          '视频旁白、播客、课程、有声书、游戏、产品原型，或留住亲人的声音；前提是已征得声音本人的同意。严禁用于诈骗、骚扰、虚假信息以及其他违法或不道德的用途。',
      },
      {
        question: '如何获得帮助？',
        answer:
          '请发送邮件至 {email}。如果遇到错误，请告诉我们时间和操作步骤；屏幕上的提示通常也会说明如何解决。我们提供中文和英文支持。',
      },
    ],
  },
  cta: {
    title: '听听自己说一段新的话',
    text: '一句话，就可以开始。',
    button: '克隆声音',
  },
};
