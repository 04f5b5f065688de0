import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed, Operator } from '../../../kernel/act/principal.ts';
import { numbered } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { listKeptContacts } from '../../retailers/index.ts';
import { batchesToRemit, findRemittance, lastRemittance, termsOn } from '../facts.ts';
import { reading } from '../house.ts';
import type { Terms } from '../rules/due-on.ts';
import { remittanceFragment, remittedFragment } from '../store.ts';
import { remittanceText, type TransferBank } from './cnab240.ts';

type Answer = Handled<'POST /backofficeOriginations/remittances'>['answer'];

const MOST_NUMBER = 999_999;
const named = (number: number, content: string): Answer => ({
  number,
  fileName: `remessa-${String(number).padStart(6, '0')}.rem`,
  content,
});
/** By which the bank names a payment: the file, and the place in it. */
export const ourIdOf = (number: number, index: number): string => `R${number}-${index + 1}`;

/** What only the provider's people do with the bank. @throws Refusal RETAILER_NOT_FOUND, TREASURY_OF_THE_PROVIDER. */
export const atTheBank = <T>(platform: Platform, by: Operator, work: () => Promise<T>): Promise<T> =>
  reading(platform, by.actor, null, (isProvider) => (isProvider ? work() : refuse('TREASURY_OF_THE_PROVIDER')));

/** The account that files name. @throws Refusal REMITTANCE_NOT_OFFERED. */
export const bankOf = (bank: TransferBank | null): TransferBank => bank ?? refuse('REMITTANCE_NOT_OFFERED');

/** Who pays, and everybody who may be paid, by id. */
export async function partiesOf(db: Platform['db']) {
  const retailers = await listKeptContacts(db, null);
  const provider = retailers.find(({ isProvider }) => isProvider) ?? refuse('REMITTANCE_NOT_OFFERED');
  return { provider, byId: new Map(retailers.map((retailer) => [retailer.id, retailer])) };
}

/**
 * The file that pays all batches in the transitory account, by Pix or to the account of the retailer's terms; each is in it until the bank answers.
 * @throws Refusal of {@link atTheBank}, REMITTANCE_NOT_OFFERED, NOTHING_TO_REMIT, BATCH_MOVED.
 */
export const makeRemittance = (platform: Platform, bank: TransferBank | null, by: Keyed): Promise<Answer> =>
  atTheBank(platform, by, async () => {
    const { provider, byId } = await partiesOf(platform.db);
    return act(platform, {
      principal: by,
      read: async (db, { today }) => {
        const batches = await batchesToRemit(db);
        const terms = new Map<string, Terms>();
        for (const { retailerId } of batches)
          if (!terms.has(retailerId)) terms.set(retailerId, await termsOn(db, retailerId, today));
        return { batches, terms, last: await lastRemittance(db) };
      },
      decide({ batches, terms, last }, { now: madeAt, today: on }) {
        const account = bankOf(bank);
        if (batches.length === 0) refuse('NOTHING_TO_REMIT');
        const number = last + 1;
        if (number > MOST_NUMBER) throw new Error('the bank has no number left');
        const payments = batches.map((batch, index) => {
          const { legalName: name = '', cnpj = '' } = byId.get(batch.retailerId) ?? {};
          const { account: receiving } = terms.get(batch.retailerId) ?? {};
          return { ourId: ourIdOf(number, index), name, cnpj, account: receiving, on, amountCents: batch.paidCents };
        });
        const payer = { cnpj: provider.cnpj, name: provider.legalName };
        const time = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium', timeZone: by.zone })
          .format(madeAt)
          .replaceAll(':', '');
        const content = remittanceText({ bank: account, payer, number, on, time, payments });
        const lines = batches.map(({ retailerId, id: batchId, paidCents: amountCents }) => ({
          retailerId,
          batchId,
          amountCents,
        }));
        return {
          answer: named(number, content),
          writes: [
            remittanceFragment({ number, madeAt, madeBy: by.actor.operatorId, lines, content }),
            ...batches.flatMap((batch, index) => numbered([remittedFragment(batch, number)], index + 1)),
          ],
          missed: Object.fromEntries(batches.map((_, index) => [`batch_${index + 1}`, 'BATCH_MOVED'] as const)),
          taken: 'BATCH_MOVED',
          audit: {
            action: 'transfer.remitted',
            subject: by.actor.retailerId,
            detail: { number, batches: batches.length },
          },
        };
      },
    });
  });

/** The file as it was made; who takes it again is recorded. @throws Refusal of {@link atTheBank}, REMITTANCE_NOT_FOUND. */
export const showRemittance = (platform: Platform, by: Operator, number: number): Promise<Answer> =>
  atTheBank(platform, by, () =>
    act(platform, {
      principal: by,
      read: (db) => findRemittance(db, number),
      decide: (found) => ({
        answer: named(number, (found ?? refuse('REMITTANCE_NOT_FOUND')).content),
        writes: [],
        audit: { action: 'transfer.remittance-read', subject: by.actor.retailerId, detail: { number } },
      }),
    }),
  );
