import { cancellationReasons, type CivilDate, type Handled, type Role, today as dayNow } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type OptionFacts, readOptions } from '../facts.ts';
import { type CancellationAsk, leaveToCancel } from '../rules/may-cancel.ts';

type Answer = Handled<'GET /coordinator/contracts/{id}/cancellation'>['answer'];

/** What may be undone of a purchase today, with whose approval, and what was. @throws Refusal CONTRACT_NOT_FOUND, CONTRACT_HAS_NO_ACCEPTED_PROPOSAL. */
export async function showOptions(platform: Platform, actor: Actor, contractId: string): Promise<Answer> {
  const facts =
    (await readOptions(platform.db, { contractId, retailerId: actor.retailerId })) ?? refuse('CONTRACT_NOT_FOUND');
  const { contract, acceptedOn } = facts;
  if (acceptedOn === null) refuse('CONTRACT_HAS_NO_ACCEPTED_PROPOSAL');
  const left = cents(contract.principalCents - contract.returnedCents);
  return {
    contractId: contract.id,
    contractNumber: contract.number,
    left,
    reasons: left > 0 ? reasonsOf(facts, actor, acceptedOn, dayNow(actor.zone, platform.clock.now())) : [],
    done: facts.done.map(({ canceledAt, ...one }) =>
      Object.assign(one, { canceledAt: new Date(canceledAt).toISOString() }),
    ),
  };
}

function reasonsOf({ contract }: OptionFacts, actor: Actor, acceptedOn: CivilDate, today: CivilDate) {
  const isOwnSale = contract.operatorId === actor.operatorId;
  const asked = { role: actor.role, isOwnSale, acceptedOn, today };
  return cancellationReasons
    .map((reason) => ({
      reason,
      whole: approversOf({ ...asked, reason, isWhole: true }),
      part: approversOf({ ...asked, reason, isWhole: false }),
    }))
    .filter(({ whole, part }) => whole !== null || part !== null);
}

function approversOf(ask: CancellationAsk): Role[] | null {
  const leave = leaveToCancel(ask);
  return 'bar' in leave ? null : [...leave.approvers];
}
