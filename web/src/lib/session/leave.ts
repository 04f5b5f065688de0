import { call } from '../api/call.ts';
import { endSession } from './session.ts';

/** 'Sair': the server forgets the token if it can be reached; this browser forgets it in any case. */
export async function leave(): Promise<void> {
  await call('POST /auth/logout').catch(() => undefined);
  endSession('left');
}
