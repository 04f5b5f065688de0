export { chatChannelFact } from './chat/conversations.ts';
export type { ChatPort } from './ports.ts';
