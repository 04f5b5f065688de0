import { randomUUID } from 'node:crypto';
import { buildBoleto } from '@balcao/credit-math';
import { centsToReais } from '@balcao/contract';
import type { Clock } from '../../kernel/clock.ts';
import { signMessage } from '../../kernel/signature.ts';
import type { BoletoBankPorts } from '../../modules/invoices/index.ts';

/** No bank of Brazil has this code: nobody's money goes there by mistake. */
const CODE = '999';
const AGENCY = '0001';
const WALLET = '0001';

/**
 * The embedded bank: registers what it is told and moves no money. A customer pays when somebody says so in the inbox; it
 * then signs the notice that a real bank would send.
 */
export function embeddedBank(options: {
  webhookSecret: string;
  clock: Clock;
}): Pick<BoletoBankPorts, 'provider' | 'bank' | 'customerPays'> {
  const { webhookSecret, clock } = options;
  return {
    bank: { name: 'Banco de Demonstração', code: CODE, agency: `${AGENCY} / 0000001-9`, isDemonstration: true },
    provider: {
      register: async ({ nossoNumero, amountCents, dueOn }) =>
        buildBoleto({ bank: CODE, dueOn, amountCents, freeField: `${AGENCY}${nossoNumero}${WALLET}` }),
    },
    customerPays: ({ nossoNumero, valueCents }) => {
      const now = clock.now();
      const notice = {
        paymentId: randomUUID(),
        nossoNumero,
        value: centsToReais(valueCents),
        paidAt: now.toISOString(),
      };
      return signMessage(webhookSecret, JSON.stringify(notice), now);
    },
  };
}
