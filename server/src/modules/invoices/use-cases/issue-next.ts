import type { Handled } from '@balcao/contract';
import { isBoleto } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import { askerOf, type Customer, type Operator } from '../../../kernel/act/principal.ts';
import type { Asker } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { GuardMissed } from '../../../kernel/db/guarded-write.ts';
import { known, rowOf, select } from '../../../kernel/db/select.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, type BorrowerFact, cpfOf, phoneOf, requireGrant } from '../../borrowers/index.ts';
import { messageFragments } from '../../notifications/index.ts';
import { type FeeRow, type InstallmentRow, installmentsFact, unpaidFeesFact } from '../../payments/index.ts';
import { readConfiguration } from '../../retailers/index.ts';
import { standingFact } from '../facts.ts';
import { boletoWords, lineOf } from '../messages.ts';
import { newNossoNumero } from '../new-number.ts';
import type { BoletoBankPorts } from '../ports.ts';
import { billOf, nextInstallment } from '../rules/bill.ts';
import { BEGUN, begunFragments, canceledFragment, registeredFragment } from '../store.ts';
import type { BoletoFact } from '../tables.ts';

type Answer = Handled<'POST /coordinator/invoices/next'>['answer'];

export interface NextAsk {
  borrowerId: string;
  /** Of this purchase alone. */
  contractId?: string;
}

interface Begun {
  boleto: BoletoFact;
  borrower: BorrowerFact;
  isNew: boolean;
}

const TRIES = 3;

/**
 * The boleto of a customer's next installment at the retailer: the one that stands when it asks for the same, else
 * another in its place. It is kept before the bank is asked, never inside a transaction; where the bank did not answer, the
 * next request asks again for the same.
 * @throws Refusal BORROWER_NOT_FOUND, BORROWER_INVOICES_DISABLED, NO_PENDING_INSTALLMENTS_FOR_BORROWER,
 * TOO_MANY_REQUESTS, SERVICE_UNAVAIBLE while the bank does not answer.
 */
export async function issueNext(
  platform: Platform,
  bank: BoletoBankPorts,
  by: Operator | Customer,
  ask: NextAsk,
): Promise<Answer> {
  const begun = await beginAgain(platform, by, ask);
  if (begun.boleto.status === 'OPEN') return answerOf(begun);
  const barcode = await registered(platform, bank, begun);
  return register(platform, by, begun, barcode);
}

/** Two who ask at once get one boleto. */
async function beginAgain(platform: Platform, by: Operator | Customer, ask: NextAsk): Promise<Begun> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await begin(platform, by, ask);
    } catch (error) {
      const isRaced = error instanceof GuardMissed && [BEGUN, 'canceled_boleto'].includes(error.fragment);
      if (tries >= TRIES || !isRaced) throw error;
    }
  }
}

function begin(platform: Platform, by: Operator | Customer, ask: NextAsk): Promise<Begun> {
  const asker = askerOf(by);
  return act(platform, {
    principal: by,
    async read(db, { now }) {
      await requireGrant(db, asker, ask.borrowerId, now);
      const facts = await readNext(db, asker, ask);
      const row = nextInstallment(facts.installments);
      if (!row) refuse('NO_PENDING_INSTALLMENTS_FOR_BORROWER');
      const { invoices } = await readConfiguration({ db, log: platform.log }, row.retailerId, row.storeId);
      if (!invoices.isAllowed) refuse('BORROWER_INVOICES_DISABLED');
      return { ...facts, row };
    },
    decide: (facts, moment) => stand(asker, facts, moment),
  });
}

interface NextFacts {
  borrower: BorrowerFact;
  installments: InstallmentRow[];
  fees: FeeRow[];
  standing: BoletoFact[];
}

async function readNext(db: Db | Tx, { retailerId }: Asker, { borrowerId, contractId }: NextAsk): Promise<NextFacts> {
  const id = sql`${borrowerId}::uuid`;
  const ofContract = contractId === undefined ? sql`` : sql`and i.contract_id = ${contractId}::uuid`;
  const shape = {
    borrower: known(borrowerFact(id)),
    installments: installmentsFact(
      sql`i.borrower_id = ${id} and i.retailer_id = ${retailerId}::uuid and i.status = 'OPEN' ${ofContract}`,
    ),
    fees: unpaidFeesFact(borrowerId),
    standing: standingFact(borrowerId),
  };
  return (await rowOf(db, select(shape))) ?? refuse('BORROWER_NOT_FOUND');
}

const figures = ['amountCents', 'dueOn', 'lateFixedCents', 'lateDailyCents', 'earlyDailyCents'] as const;

function stand(
  asker: Asker,
  { row, ...facts }: NextFacts & { row: InstallmentRow },
  { now, today }: Moment,
): Decision<Begun> {
  const bill = billOf(row, facts.fees, today);
  const { borrower } = facts;
  const former = facts.standing.find(({ installmentId }) => installmentId === row.id);
  const feeIds = bill.fees.map(({ id }) => id);
  const isSame = figures.every((name) => former?.[name] === bill[name]) && former?.feeIds.join() === feeIds.join();
  if (former && isSame) return { unchanged: { boleto: former, borrower, isNew: false } };
  const { retailerId, storeId, contractId, id: installmentId, borrowerId } = row;
  const { dueOn, amountCents, lateFixedCents, lateDailyCents, earlyDailyCents } = bill;
  const boleto: BoletoFact = {
    borrowerId,
    id: newId(),
    nossoNumero: newNossoNumero(),
    retailerId,
    storeId,
    operatorId: asker.operatorId,
    contractId,
    installmentId,
    customerName: borrower.name,
    contractNumber: row.contractNumber,
    installmentNumber: row.number,
    installmentCount: row.count,
    feeIds,
    amountCents,
    dueOn,
    lateFixedCents,
    lateDailyCents,
    earlyDailyCents,
    status: 'REGISTERING',
    barcode: null,
    createdAt: now.toISOString(),
  };
  const detail = { amountCents, dueOn, installment: row.number, nossoNumero: boleto.nossoNumero };
  return {
    answer: { boleto, borrower, isNew: true },
    writes: [...(former ? [canceledFragment(former)] : []), ...begunFragments(boleto)],
    audit: { action: 'boleto.issued', subject: boleto.id, customerId: borrowerId, storeId, detail },
  };
}

async function registered(
  { log, secrets }: Platform,
  { provider }: BoletoBankPorts,
  { boleto, borrower }: Begun,
): Promise<string> {
  try {
    const payer = { name: borrower.name, document: cpfOf(secrets, borrower) };
    const { barcode } = await provider.register({ ...boleto, payer });
    if (!isBoleto(barcode)) throw new Error('the bank answered no barcode');
    return barcode;
  } catch (error) {
    log.warn({ err: error, boletoId: boleto.id }, 'the bank did not register a boleto');
    return refuse('SERVICE_UNAVAIBLE');
  }
}

async function register(platform: Platform, by: Operator | Customer, begun: Begun, barcode: string): Promise<Answer> {
  const boleto: BoletoFact = { ...begun.boleto, status: 'OPEN', barcode };
  const answer = answerOf({ ...begun, boleto });
  const phone = phoneOf(platform.secrets, begun.borrower);
  try {
    return await act(platform, {
      principal: by,
      read: () => Promise.resolve(boleto),
      decide: ({ id, storeId, borrowerId, retailerId }, { now }) => ({
        answer,
        writes: [
          registeredFragment(boleto, barcode),
          ...(phone
            ? messageFragments(platform, {
                dedupKey: `boleto:${id}`,
                channel: 'WHATSAPP',
                purpose: 'BOLETO',
                to: phone,
                words: boletoWords(boleto, barcode),
                retailerId,
                operatorId: askerOf(by).operatorId,
                at: now,
              })
            : []),
        ],
        audit: { action: 'boleto.registered', subject: id, customerId: borrowerId, storeId },
      }),
    });
  } catch (error) {
    // Somebody else asked for the same at the same moment, and has registered it.
    if (error instanceof GuardMissed && error.fragment === 'registered_boleto') return answer;
    throw error;
  }
}

function answerOf({ boleto, isNew }: Begun): Answer {
  const barcode = boleto.barcode ?? '';
  return {
    id: boleto.id,
    invoiceUrl: `/render/${boleto.id}/invoices`,
    nossoNumero: boleto.nossoNumero,
    digitableLine: lineOf(barcode).replaceAll(/\D/g, ''),
    barcode,
    value: boleto.amountCents,
    dueDate: boleto.dueOn,
    contractNumber: boleto.contractNumber,
    installmentNumber: boleto.installmentNumber,
    installmentCount: boleto.installmentCount,
    isNew,
  };
}
