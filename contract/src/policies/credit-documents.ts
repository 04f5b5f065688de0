import { z } from 'zod';
import { count, named, positiveCents, positiveShare, times, yesOrNo } from './fields.ts';

/** When a limit may not be used, and the most it may be. What somebody is given first is said by the kind `credit`. */
export const limitsDocument = z.object({
  /** Days the oldest installment must be late to block the limit; 1: from the first. */
  blockFromDaysLate: named('Dias de atraso que bloqueiam', count(1, 365)),
  /** Whether an agreement on late debts blocks the limit while payments of it are open. */
  blocksWithAgreement: named('Acordo em aberto bloqueia', yesOrNo),
  /** Nobody raises a limit above it, two persons neither. */
  maximumCents: named('Limite máximo', positiveCents),
});

/** What the calculator may add to a limit: for one day, in one retailer, decided by the rules alone. */
export const budgetIncreaseDocument = z.object({
  /** Part of the customer's total limit that may be added to it. */
  limitShare: named('Parte do limite total', positiveShare),
  minimumCents: named('Aumento mínimo', positiveCents),
  maximumCents: named('Aumento máximo', positiveCents),
  /** What the rules do not give is asked of an analyst, where somebody of the staff asks. */
  asksAnalyst: named('Sem aumento, pede a um analista', yesOrNo),
});

/** From one, as a fraction is written: a raise is never asked for by less. */
const multiple = times.refine((text) => Number(text) >= 1, { error: 'Informe 1 ou mais' });

/** What one analyst changes of a limit alone. Beyond it the change waits for a second person. */
export const limitChangesDocument = z.object({
  /** The highest total that one person sets. */
  aloneMaximumCents: named('Total máximo de uma pessoa só', positiveCents),
  /** The most that raises of one person may multiply a total by, those of `multipleDays` counted together. */
  aloneMultiple: named('Aumento máximo de uma pessoa só', multiple),
  multipleDays: named('Dias que contam juntos', count(1, 365)),
  /** The same of a customer whom another retailer also serves; not for the provider's analyst. */
  sharedMaximumCents: named('Total máximo, cliente de outras redes', positiveCents),
  sharedMultiple: named('Aumento máximo, cliente de outras redes', multiple),
  /** Whether one person lowers, blocks or frees the limit of such a customer. */
  restrictsSharedAlone: named('Uma pessoa só bloqueia o cliente de outras redes', yesOrNo),
  /** Days after the one it was made on that a request waits. */
  requestDays: named('Dias que um pedido espera', count(1, 60)),
});
