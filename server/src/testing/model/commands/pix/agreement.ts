import { anyAgreementPayment, hasAgreed, settleAgreementPayment } from '../agreement-payments.ts';
import type { Command } from '../command.ts';
import { centsOf, reaisOf } from '../../till.ts';
import type { ChargeAnswer } from './pix.ts';

/** A payment of an agreement is paid whole or not at all: less is a credit, and so is what is more. */
const outcomeOf = (cents: number, total: number): string => {
  if (cents === total) return 'SETTLED';
  return cents > total ? 'APPLIED' : 'CREDITED';
};

const charging: Command = {
  name: 'receive an agreement by Pix',
  weight: 5,
  isPossible: hasAgreed,
  run: async (till, picks) => {
    const { model } = till;
    const { agreement, one, total, body, reasons } = await anyAgreementPayment(till, picks);
    const answer = await till.send({
      route: 'POST /coordinator/pix/agreement-charges',
      ask: { body },
      reasons,
      may: ['TOO_MANY_REQUESTS'],
      isKeyed: true,
    });
    if (answer.code !== undefined) return false;
    const { id, txid, value } = answer.body as ChargeAnswer;
    till.same('the charge of an agreement', centsOf(value), total);
    const cents = picks.chance(30) ? picks.between(1, total * 2) : total;
    const paid = await till.send({
      route: 'POST /inbox/pix-charges/{txid}/pay',
      ask: { params: { txid }, body: { value: reaisOf(cents) } },
      reasons: [],
    });
    const { outcome } = paid.body as { outcome: string };
    till.same('what became of a Pix for an agreement', outcome, outcomeOf(cents, total));
    const seen = await till.send({ route: 'GET /coordinator/pix/charges/{id}', ask: { params: { id } }, reasons: [] });
    const [receipt] = (seen.body as ChargeAnswer).receipts;
    const isPaid = cents >= total;
    const unapplied = isPaid ? cents - total : cents;
    till.same('credit of a Pix for an agreement', centsOf(receipt?.unappliedValue), unapplied);
    model.transfers.push({ id: receipt?.id ?? '', unapplied, isRefunded: false });
    if (isPaid) {
      await settleAgreementPayment(till, agreement, one, { id: receipt?.paymentId ?? '', total, by: null });
    }
    return true;
  },
};

export const agreementPixCommands: readonly Command[] = [charging];
