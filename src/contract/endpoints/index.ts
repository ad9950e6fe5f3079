// Every endpoint by name: the server's table, the OpenAPI document and the tests are made from this list.
import * as account from './account.ts';
import * as guest from './guest.ts';
import * as speeches from './speeches.ts';
import * as tasks from './tasks.ts';
import * as uploads from './uploads.ts';
import * as voices from './voices.ts';

export const endpoints = {
  startGuest: guest.startGuest,
  createUpload: uploads.createUpload,
  registerClone: voices.registerClone,
  listVoices: voices.listVoices,
  renameVoice: voices.renameVoice,
  deleteVoice: voices.deleteVoice,
  getItemByTaskSn: tasks.getItemByTaskSn,
  listTasks: tasks.listTasks,
  cancelTask: tasks.cancelTask,
  createSpeech: speeches.createSpeech,
  getSpeech: speeches.getSpeech,
  listSpeeches: speeches.listSpeeches,
  redoSentence: speeches.redoSentence,
  downloadSpeech: speeches.downloadSpeech,
  deleteSpeech: speeches.deleteSpeech,
  getUserDetail: account.getUserDetail,
  adoptGuest: account.adoptGuest,
  listSessions: account.listSessions,
  exportData: account.exportData,
  deleteAccount: account.deleteAccount,
} as const;
export type EndpointName = keyof typeof endpoints;
