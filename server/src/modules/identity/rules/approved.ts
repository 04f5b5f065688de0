import { type ApprovalAct, approvers, type Role } from '@balcao/contract';
import { sha256 } from '../../../kernel/digest.ts';
import { refuse } from '../../../kernel/refusal.ts';

/** One act as it is shown to who approves it: what is acted on, and the rest of what is asked. */
export interface Approvable {
  act: ApprovalAct;
  subjectId: string;
  facts: Readonly<Record<string, string | number | boolean>>;
}

/** What an approval is of; the order of facts says nothing. */
export function approvalDigest({ act, subjectId, facts }: Approvable): string {
  const inOrder = Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return sha256(JSON.stringify([act, subjectId, inOrder]));
}

const mayApprove = (act: ApprovalAct, role: Role): boolean => (approvers[act] as readonly Role[]).includes(role);

/** Whoever approves, or has it approved. */
interface Person {
  operatorId: string;
  retailerId: string;
  /** Null for somebody of no one store. */
  storeId: string | null;
  role: Role;
}

/** Somebody else of the same retailer, with leave for this act: who belongs to one store approves there alone, an analyst anywhere. */
export const isSecondPerson = (
  person: Person & { isActive: boolean },
  asking: Omit<Person, 'role'>,
  act: ApprovalAct,
) =>
  person.isActive &&
  person.retailerId === asking.retailerId &&
  person.operatorId !== asking.operatorId &&
  mayApprove(act, person.role) &&
  (person.role === 'analyst' || person.storeId === null || person.storeId === asking.storeId);

/** An approval as it is kept, and whether who gave it still may. */
export interface GivenApproval {
  digest: string;
  askedBy: string;
  usedAt: string | null;
  expiresAt: string;
  approver: { role: Role; isActive: boolean };
}

/** @throws Refusal APPROVAL_NOT_VALID for one of another act, operator or time, or of somebody who may not approve now. */
export function checkApproval(given: GivenApproval | null, asked: Approvable, operatorId: string, now: Date): void {
  const isValid =
    given !== null &&
    given.digest === approvalDigest(asked) &&
    given.askedBy === operatorId &&
    given.usedAt === null &&
    new Date(given.expiresAt) > now &&
    given.approver.isActive &&
    mayApprove(asked.act, given.approver.role);
  if (!isValid) refuse('APPROVAL_NOT_VALID');
}
