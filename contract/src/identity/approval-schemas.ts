import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { passkeyAssertion, passkeyChallenge } from './account-schemas.ts';
import type { Role } from './enums.ts';

/** Acts at the till that a second person may approve, each with the roles that may. */
export const approvers = {
  'cash.move': ['manager', 'analyst'],
  'contract.cancel': ['manager', 'analyst'],
  'contract.down-payment': ['manager', 'analyst'],
  'payment.undo': ['manager', 'analyst'],
  'payment.waive': ['manager', 'analyst'],
} as const satisfies Record<string, readonly Role[]>;
export type ApprovalAct = keyof typeof approvers;
const acts = Object.keys(approvers) as [ApprovalAct, ...ApprovalAct[]];

/** What is asked besides the subject, by the names that the act itself takes. */
export const approvedFacts = z.record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]));

const approvable = z.object({
  act: z.enum(acts),
  subjectId: id.meta({
    description:
      'What is acted on: of `payment.undo` the payment, of `contract.cancel` the contract, of `cash.move` the session, of `payment.waive` and `contract.down-payment` the customer',
  }),
  facts: approvedFacts.meta({
    description: 'The rest of what was shown to who approves; another act with other facts is not approved',
  }),
});

export const approvalRequest = approvable.extend({
  username: z.string().trim().toLowerCase().max(200).meta({ description: 'E-mail of who approves' }),
  password: z.string().min(1).max(200).meta({ description: 'Password or PIN of who approves' }),
});

export const approvalOffer = approvable;
export const approvalChallenge = z.object({
  challenge: z.string().meta({ description: 'What the passkey signs: for this act, in this session, once' }),
  expiresAt: instant,
});
export const passkeyApproval = approvable.extend({
  challenge: passkeyChallenge,
  response: passkeyAssertion.meta({
    description: 'Made with user verification: finger, face or the code of the device',
  }),
});

export const approvalAnswer = z.object({
  id: id.meta({ description: 'Sent along with the act, once' }),
  approverName: z.string(),
  expiresAt: instant,
});
