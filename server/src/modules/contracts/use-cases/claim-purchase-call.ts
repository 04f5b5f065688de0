import { type Handled, maskCpf } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { centsOf, countOf, isTrue, known, rowOf, scalar, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { borrowerFact, cpfOf, phoneOf, registeredAtFact } from '../../borrowers/index.ts';
import { arrearsFact, limitBeforeView, limitFact } from '../../credit/index.ts';
import { operatorNameFact } from '../../identity/index.ts';
import { type CallKey, callView, findCall, releaseCallFragment, takeCallFragment } from '../calls/purchase-calls.ts';
import type { ContractsPorts } from '../ports.ts';
import { codeHash, type MakeCode } from '../purchase-code.ts';
import { callLimits } from '../rules/verification-limits.ts';
import { checkMayClaimCall, checkMayDecideCall } from '../rules/purchase-calls.ts';
import { calledCodeFragment } from '../store.ts';
import { contracts, proposals, purchaseFacePictures } from '../tables.ts';
import { contractJson, proposalJson } from '../views.ts';

type Taken = Handled<'POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/claim'>['answer'];

/** Whether an analyst may make a call is asked of the rows that the request reaches; what follows is of whichever retailer. */
export async function reachableCall({ db }: Platform, { actor }: Operator, key: CallKey): Promise<void> {
  if (!(await findCall(db, actor.retailerId, key))) refuse('PURCHASE_CALL_NOT_FOUND');
}

async function readFacts(
  db: Db | Tx,
  ports: ContractsPorts,
  { retailerId, key }: { retailerId: string; key: CallKey },
  { today }: Moment,
) {
  const call = (await findCall(db, retailerId, key)) ?? refuse('PURCHASE_CALL_NOT_FOUND');
  const { borrowerId } = key;
  // Of the retailer that sells: what others sold is no business of its analyst.
  const bought = sql`from ${contracts.sql} bought_c where bought_c.borrower_id = ${borrowerId}::uuid
    and bought_c.retailer_id = ${call.retailerId}::uuid and bought_c.status = 'ACCEPTED'`;
  const shape = {
    proposal: proposalJson,
    contract: contractJson,
    borrower: known(borrowerFact(borrowerId)),
    sellerName: operatorNameFact(sql.ref('c.retailer_id'), sql`${call.operatorId}::uuid`),
    registeredAt: known(registeredAtFact(borrowerId)),
    limit: limitFact(borrowerId, { retailerId: call.retailerId, today }),
    arrears: arrearsFact(ports, borrowerId, today),
    daysLate: ports.lateDaysFact(borrowerId, today),
    boughtCount: countOf(bought),
    boughtCents: known(scalar(centsOf(sql`sum(bought_c.principal_cents)`), bought)),
    hasPictures: isTrue(sql`exists (select 1 from ${purchaseFacePictures.sql} shot
      where shot.borrower_id = ${borrowerId}::uuid and shot.proposal_id = ${key.proposalId}::uuid)`),
  };
  const found = await rowOf(
    db,
    select(
      shape,
      sql`from ${proposals.sql} p join ${contracts.sql} c on c.borrower_id = p.borrower_id and c.id = p.contract_id
        where p.borrower_id = ${borrowerId}::uuid and p.id = ${key.proposalId}::uuid`,
    ),
  );
  return { call, ...(found ?? refuse('PURCHASE_CALL_NOT_FOUND')) };
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

/**
 * Takes a call, or keeps it longer. Whoever takes it gets a code to read out; where somebody else had it before, the code
 * they know is good no more.
 * @throws Refusal PURCHASE_CALL_NOT_FOUND, PURCHASE_CALL_DECIDED, PURCHASE_CALL_OWN, PURCHASE_CALL_CLAIMED.
 */
export async function claimPurchaseCall(
  platform: Platform,
  { ports, makeCode }: { ports: ContractsPorts; makeCode: MakeCode },
  by: Operator,
  key: CallKey,
): Promise<Taken> {
  await reachableCall(platform, by, key);
  const { operatorId, name, retailerId } = by.actor;
  const { secrets } = platform;
  const fresh = makeCode();
  return asSystem('purchase-call', () =>
    act(platform, {
      principal: by,
      read: (db, moment) => readFacts(db, ports, { retailerId, key }, moment),
      decide(facts, moment) {
        const { now } = moment;
        const { call, contract } = facts;
        checkMayClaimCall(call, operatorId, now);
        const kept =
          call.claimedBy === operatorId && call.codeSealed !== null ? secrets.decrypt(call.codeSealed) : null;
        const code = kept ?? fresh;
        const claim = { codeSealed: secrets.encrypt(code), now };
        return {
          answer: takenView(platform, facts, { by, code, moment }),
          writes: [
            takeCallFragment(key, { operatorId, name }, claim),
            calledCodeFragment(key, codeHash(secrets, key.proposalId, code)),
          ],
          audit: {
            action: 'purchase-call.claimed',
            subject: key.proposalId,
            customerId: key.borrowerId,
            // In the chain of who acts: the provider's knows no store of another retailer.
            storeId: contract.retailerId === retailerId ? contract.storeId : null,
          },
          missed: { purchase_call: 'PURCHASE_CALL_CLAIMED', called_code: 'PURCHASE_CALL_DECIDED' },
        };
      },
    }),
  );
}

function takenView(
  { secrets }: Platform,
  facts: Facts,
  { by, code, moment }: { by: Operator; code: string; moment: Moment },
): Taken {
  const { call, proposal, contract, borrower, sellerName, hasPictures, limit, daysLate } = facts;
  const { now, today } = moment;
  const { operatorId, name } = by.actor;
  return {
    ...callView(
      { ...call, claimedBy: operatorId, claimedByName: name, claimedUntil: addSeconds(now, callLimits.claimSeconds) },
      now,
    ),
    cpf: maskCpf(cpfOf(secrets, borrower)),
    phoneNumber: phoneOf(secrets, borrower),
    sellerName: sellerName ?? '',
    plan: {
      numberOfInstallments: proposal.count,
      installmentValue: proposal.installmentCents,
      totalValue: sumCents([proposal.totalCents, contract.customerFeeCents]),
      firstInstallmentDueDate: proposal.firstDueOn,
    },
    limit: limitBeforeView(limit, facts.arrears, today),
    bought: { count: facts.boughtCount, total: facts.boughtCents },
    daysLate,
    registeredAt: new Date(facts.registeredAt).toISOString(),
    code,
    hasPictures,
  };
}

/** Gives a call back. @throws Refusal PURCHASE_CALL_NOT_FOUND, PURCHASE_CALL_DECIDED, PURCHASE_CALL_NOT_CLAIMED. */
export async function releasePurchaseCall(platform: Platform, by: Operator, key: CallKey): Promise<undefined> {
  await reachableCall(platform, by, key);
  const { operatorId, retailerId } = by.actor;
  return asSystem('purchase-call', () =>
    act(platform, {
      principal: by,
      read: async (db) => (await findCall(db, retailerId, key)) ?? refuse('PURCHASE_CALL_NOT_FOUND'),
      decide(call, { now }) {
        checkMayDecideCall(call, operatorId, now);
        return {
          answer: undefined,
          writes: [releaseCallFragment(key, operatorId, now), calledCodeFragment(key, '')],
          audit: { action: 'purchase-call.released', subject: key.proposalId, customerId: key.borrowerId },
          missed: { purchase_call: 'PURCHASE_CALL_NOT_CLAIMED', called_code: 'PURCHASE_CALL_DECIDED' },
        };
      },
    }),
  );
}
