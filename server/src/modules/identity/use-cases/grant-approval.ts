import { type Handled, pinLength } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { type Approver, granted } from '../approvals.ts';
import { door, loginNote, nobodysNote } from '../login-audit.ts';
import { findCaller, rightPasswordFragments, wrongPasswordFragments } from '../login-failures.ts';
import { findLogin, type LoginRow } from '../operators.ts';
import { passwordFits } from '../passwords.ts';
import { isSecondPerson } from '../rules/approved.ts';

const pinPattern = new RegExp(`^\\d{${pinLength.least},${pinLength.most}}$`);

type Call = Handled<'POST /coordinator/approvals'>;

/**
 * A second person of the retailer approves one act of the operator at the till, by the own password or PIN. An unknown
 * e-mail, a wrong password and somebody who may not approve get one answer after the same work; no session is opened.
 * @param address whom the caller's address stands for: wrong passwords and PINs count as those of the login do.
 * @throws Refusal LOGIN_LOCKED, APPROVAL_REFUSED.
 */
export async function grantApproval(
  platform: Platform,
  by: Operator,
  { username, password, ...asked }: Call['body'],
  address: string,
): Promise<Call['answer']> {
  const typed = { username, password, address };
  // Passwords and their failures are beyond any request's reach; what is granted is not.
  const approver = await asSystem('approval', () => checkSecondPerson(platform, by, asked, typed));
  return act(platform, {
    principal: by,
    read: () => Promise.resolve(null),
    decide: (_, { now }) => granted(by, asked, approver, now),
  });
}

interface Typed {
  username: string;
  password: string;
  address: string;
}

/** Counts the password as a login does; a refusal is recorded with whose password was tried. */
async function checkSecondPerson(
  platform: Platform,
  by: Operator,
  { act: approved }: Pick<Call['body'], 'act'>,
  { username, password, address }: Typed,
): Promise<Approver> {
  const caller = await findCaller(platform, { email: username, address }, platform.clock.now());
  if (caller.waitsUntil) refuse('LOGIN_LOCKED');
  const login = await findLogin(platform.db, username);
  const isRight = await provesWho(login, password);
  return act(platform, {
    principal: door,
    read: () => Promise.resolve(null),
    decide(_, { now }) {
      const writes = login && isRight ? rightPasswordFragments(caller, now) : wrongPasswordFragments(caller, now);
      if (login && isRight && isSecondPerson(login, by.actor, approved))
        return { answer: { ...login, by: isRight }, writes, audit: { none: 'what is approved is recorded with it' } };
      const detail = { act: approved, askedBy: by.actor.operatorId };
      const audit = login ? loginNote(login, 'approval.refused', detail) : nobodysNote;
      return { refusal: new Refusal('APPROVAL_REFUSED'), writes, audit };
    },
  });
}

/** By the own password, or the own PIN: what looks like one is tried as both, whoever is named. Null for a wrong one. */
async function provesWho(login: LoginRow | undefined, typed: string): Promise<'password' | 'pin' | null> {
  const isPassword = await passwordFits(login?.passwordHash, typed);
  const isPin = pinPattern.test(typed) && (await passwordFits(login?.pinHash ?? undefined, typed));
  if (isPassword) return 'password';
  return isPin ? 'pin' : null;
}
