export type { SignChatToken } from './ports.ts';
export { askSupport } from './use-cases/ask-support.ts';
export { answerRequest } from './use-cases/move-request.ts';
