import type { Wire } from '@balcao/contract';
import { call } from '../../lib/api/call.ts';
import { hasCode } from '../../lib/api/error.ts';

type Request = Wire<'POST /coordinator/approvals'>['body'];

/** One act as a second person sees it: what it is of, and the rest of what is sent. */
export type Approvable = Pick<Request, 'act' | 'subjectId' | 'facts'>;
export type Approved = Wire<'POST /coordinator/approvals'>['answer'];

/** A second person approves one act by the own password; no session is opened. */
export const askApproval = (asked: Approvable, username: string, password: string): Promise<Approved> =>
  call('POST /coordinator/approvals', { body: { ...asked, username, password } });

/** The same by a passkey, which the browser asks for: of whoever has one on this machine or the own telephone. */
export async function askApprovalByPasskey({ act, subjectId, facts }: Approvable): Promise<Approved> {
  const asked = { act, subjectId, facts };
  const { challenge } = await call('POST /coordinator/approvals/passkey/offer', { body: asked });
  const { askForPasskey } = await import('../accounts/passkey.ts');
  const response = await askForPasskey(challenge, 'required');
  return call('POST /coordinator/approvals/passkey', { body: { ...asked, challenge, response } });
}

/** The role alone does not do, or the same person did the first part. */
export const needsApproval = (error: unknown): boolean =>
  hasCode(error, 'APPROVAL_REQUIRED', 'SECOND_PERSON_REQUIRED', 'APPROVAL_NOT_VALID');
