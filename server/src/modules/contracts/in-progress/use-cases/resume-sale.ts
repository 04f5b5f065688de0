import { type Handled, maskCpf, today } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import { act } from '../../../../kernel/act/act.ts';
import type { Operator } from '../../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../../kernel/act/quota.ts';
import { factList, isTrue, known, rowOf, select, when } from '../../../../kernel/db/select.ts';
import { sql } from '../../../../kernel/db/sql.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { borrowerFact, cpfOf, grantFact, lookUps, openGrantFragment } from '../../../borrowers/index.ts';
import { storeFact } from '../../../retailers/index.ts';
import { proposalsAnswer } from '../../answers.ts';
import { proposalOn } from '../../offer/figures-of-day.ts';
import type { ContractsPorts, DeviceFact, DeviceOfferFact } from '../../ports.ts';
import { type ContractRow, contracts, proposals } from '../../tables.ts';
import { contractJson, proposalShape } from '../../views.ts';
import { hasBoughtSince, lastVerification } from '../facts.ts';
import { isInProgress, whatItWaitsFor } from '../rules/what-it-waits-for.ts';

type Call = Handled<'POST /coordinator/contracts/{id}/resume'>;

/**
 * Goes on with a sale that was begun in this store, on whatever device and by whomever: opens the operator's grant for its
 * customer, as a look-up would and counted as one where it was not open, and answers the offer with the figures of today.
 * @throws Refusal CONTRACT_NOT_FOUND, also of another store; SALE_NOT_IN_PROGRESS, LOOKUPS_USED_UP.
 */
export function resumeSale(
  platform: Platform,
  { devices }: Pick<ContractsPorts, 'devices'>,
  by: Operator,
  { contractId, storeId }: Call['body'] & { contractId: string },
): Promise<Call['answer']> {
  const { retailerId, operatorId } = by.actor;
  return act(platform, {
    principal: by,
    async read(db, { now, today: on }) {
      const [borrowerOf, retailerOf] = [sql.ref('c.borrower_id'), sql.ref('c.retailer_id')];
      const shape = {
        contract: contractJson,
        last: lastVerification,
        hasBought: isTrue(hasBoughtSince),
        isGranted: grantFact(by.actor, borrowerOf, now),
        borrower: known(borrowerFact(borrowerOf)),
        store: known(storeFact(retailerOf, sql.ref('c.store_id'))),
        device: devices.deviceFact(borrowerOf, sql.ref('c.id')),
        product: when(
          sql`c.product_id is not null`,
          devices.deviceOfferFact(sql.ref('c.product_id'), retailerOf, sql.ref('c.store_id'), on),
        ),
        proposals: factList(
          proposalShape,
          sql`from ${proposals.sql} p where p.borrower_id = c.borrower_id and p.contract_id = c.id order by p.count`,
        ),
      };
      const asked = sql`from ${contracts.sql} c where c.id = ${contractId}::uuid and c.retailer_id = ${retailerId}::uuid`;
      const sale = await rowOf(db, select(shape, asked));
      const isHere = sale?.contract.storeId === storeId && sale.contract.captureMethod === 'CPF';
      return isHere ? sale : refuse('CONTRACT_NOT_FOUND');
    },
    decide(sale, { now }) {
      const { contract, last, borrower, store, ...facts } = sale;
      const waiting = whatItWaitsFor(last, now);
      const since = new Date(last?.sentAt ?? contract.offeredAt);
      const isOver = contract.status !== 'OFFERED' || new Date(contract.validUntil) <= now || facts.hasBought;
      if (isOver || !isInProgress(waiting, since, now)) refuse('SALE_NOT_IN_PROGRESS');
      const on = today(store.zone, now);
      const offer = { ...contract, validUntil: new Date(contract.validUntil) };
      return {
        answer: {
          borrowerId: contract.borrowerId,
          cpf: maskCpf(cpfOf(platform.secrets, borrower)),
          storeId,
          purchaseValue: sumCents([contract.principalCents, contract.downPaymentCents]),
          waitsFor: waiting.waitsFor,
          proposalId: last?.proposalId ?? null,
          offer: proposalsAnswer(
            offer,
            facts.proposals.map((proposal) => proposalOn(proposal, contract, on)),
            null,
          ),
          device: deviceOf(sale),
        },
        writes: [
          openGrantFragment(by.actor, contract.borrowerId, now),
          ...(facts.isGranted ? [] : [quotaFragment(lookUps, operatorId, now)]),
        ],
        audit: { action: 'contract.resumed', subject: contractId, customerId: contract.borrowerId, storeId },
      };
    },
  });
}

interface SoldDevice {
  contract: ContractRow;
  device: DeviceFact | null;
  product: DeviceOfferFact | null;
}

/** The device that is sold, as far as it is known. */
const deviceOf = ({ contract, device, product }: SoldDevice): Call['answer']['device'] =>
  contract.productId === null
    ? null
    : {
        productId: contract.productId,
        name: device?.name ?? product?.name ?? '',
        imei: device?.imei ?? null,
        evaluationId: contract.evaluationId,
      };
