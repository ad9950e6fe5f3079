// What each endpoint does, in Chinese; the English sentence is the contract's own. A new endpoint does not compile without.
import type { EndpointName } from '#contract/endpoints/index.ts';

export const chineseSummaries: Record<EndpointName, string> = {
  startGuest: '为当前浏览器签发访客令牌，或续期随请求带上的令牌',
  createUpload: '返回用于上传声音样本的签名 PUT 链接',
  registerClone: '把已上传的样本克隆成声音模型；referenceId 与 audioPath 相同则返回同一个任务',
  listVoices: '调用者的声音模型，最新的在前；第一个会成为当前选中的声音',
  renameVoice: '重命名声音模型',
  deleteVoice: '删除声音模型，连同样本、试听、生成结果和排队中的任务',
  getItemByTaskSn: '按任务编号查询任务',
  listTasks: '调用者尚未完成的任务，最新的在前；页面刷新后据此恢复',
  cancelTask: '取消排队中或进行中的任务；已完成的任务保持不变',
  createSpeech: '用克隆的声音朗读文本；输入与种子相同，得到的字节也相同',
  getSpeech: '单个结果及其句子；生成过程中会逐步增多',
  listSpeeches: '某个声音或全部声音的结果（不含句子），最新的在前',
  redoSentence: '重新生成结果中的一句，其余句子逐字节保持不变',
  downloadSpeech: '返回结果的签名下载链接，可选多种格式',
  deleteSpeech: '删除一个结果及其文件',
  getUserDetail: '账户信息与点数',
  adoptGuest: '把访客的声音和结果转入账户；可以安全地重复调用',
  listSessions: '账户已登录的设备',
  exportData: '返回 zip 下载链接，内含账户的全部声音、样本、结果和记录',
  deleteAccount: '删除账户及其中的全部内容',
};
