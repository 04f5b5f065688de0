export type { SignChatToken } from './ports.ts';
