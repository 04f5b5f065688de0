import { z } from 'zod';
import { cents, count, named, oneOf, positiveCents, positiveShare, share, times, yesOrNo } from './fields.ts';

/** Grades of risk, the best first. */
export const creditGrades = ['A', 'B', 'C', 'D', 'E'] as const;
export const decisionOutcomes = ['APPROVED', 'MANUAL_ANALYSIS', 'DENIED'] as const;

const grade = named('Grau', oneOf({ A: 'A', B: 'B', C: 'C', D: 'D', E: 'E' }));
const NO_BAND = 'Informe ao menos uma faixa';

const riskBand = z.object({
  grade,
  fromPoints: named('A partir de pontos', count(0, 1_000)),
  /** Part of the customers of this grade that is expected not to pay. */
  defaultRate: named('Inadimplência esperada', share),
  outcome: named('Decisão', oneOf({ APPROVED: 'Aprovado', MANUAL_ANALYSIS: 'Análise manual', DENIED: 'Negado' })),
});

/** Who is denied, who is seen by a person, how much income counts, and what grade the points give. */
export const decisionDocument = z.object({
  minimumAge: named('Idade mínima', count(18, 120)),
  /** From this age a person decides, since age alone denies no adult; null: never for age. */
  reviewFromAge: named('Idade a partir da qual uma pessoa decide', count(19, 120).nullable(), 'nunca'),
  /** Score of the bureau, 0 to 1000; below it denied. */
  minimumScore: named('Pontuação mínima no birô', count(0, 1_000)),
  /** Debts listed at the bureau: denied from this sum on, whatever the score. */
  denyFromDebtCents: named('Dívidas no birô que negam', positiveCents),
  /** Denied from this sum on when the score is below `weakScoreBelow`. */
  denyWeakFromDebtCents: named('Dívidas que negam com pontuação fraca', positiveCents),
  weakScoreBelow: named('Pontuação fraca: abaixo de', count(1, 1_000)),
  denyFromProtestCents: named('Protestos que negam', positiveCents),
  denyFromBouncedChecks: named('Cheques sem fundo que negam', count(1, 100)),
  /** Queries about the CPF in 30 days. */
  reviewFromQueries: named('Consultas em 30 dias que pedem análise', count(1, 1_000)),
  /** Days the oldest open installment with us is late. */
  denyFromDaysLate: named('Dias de atraso conosco que negam', count(1, 365)),
  /** The longest delay of the last twelve months. */
  denyFromDaysLateInYear: named('Maior atraso do ano que nega, em dias', count(1, 365)),
  /** Days after a denial before another decision. */
  restDaysAfterDenial: named('Dias de espera depois de uma negativa', count(0, 365)),
  /** Other CPFs that registered the telephone in 90 days. */
  reviewFromPhoneHolders: named('Outros CPFs no telefone que pedem análise', count(1, 100)),
  denyFromPhoneHolders: named('Outros CPFs no telefone que negam', count(1, 100)),
  /** CPFs registered on one device in 7 days; a store's own do not count. */
  reviewFromDeviceHolders: named('CPFs no aparelho que pedem análise', count(1, 1_000)),
  /** How much of the name must be that of the bureau. */
  minimumNameMatch: named('Semelhança mínima do nome', share),
  /** Part of the declared income that counts when nothing proves it. */
  unprovenIncomeShare: named('Parte da renda sem prova que conta', share),
  /** Declared income counts up to this multiple of the bureau's estimate. */
  provenIncomeRate: named('Renda conta até, sobre a estimada', times),
  minimumIncomeCents: named('Renda mínima', cents),
  /** Part of the income taken as owed elsewhere when the bureau says nothing. */
  assumedDebtShare: named('Renda comprometida suposta', share),
  /** Part of the income that installments may take, elsewhere and here. */
  commitmentShare: named('Renda que as parcelas podem tomar', share),
  /** What must be left to live on: the mínimo existencial of Decreto 11.150 at least. */
  livingMinimumCents: named('Mínimo para viver', cents),
  /** From the best grade down; the last begins at 0. */
  bands: named('Faixas de risco', z.array(riskBand).min(1, { error: NO_BAND })),
});

const limitBand = z.object({
  grade,
  /** The limit is at most what the customer can pay in so many months. */
  capacityMonths: named('Meses de capacidade', count(1, 60)),
  /** The most of a first limit. */
  firstMaximumCents: named('Primeiro limite até', positiveCents),
});

/** When a limit may not be used, and how much it may be. */
export const limitsDocument = z.object({
  /** Days the oldest installment must be late to block the limit; 1: from the first. */
  blockFromDaysLate: named('Dias de atraso que bloqueiam', count(1, 365)),
  /** Whether an agreement on late debts blocks the limit while payments of it are open. */
  blocksWithAgreement: named('Acordo em aberto bloqueia', yesOrNo),
  minimumCents: named('Limite mínimo', positiveCents),
  maximumCents: named('Limite máximo', positiveCents),
  /** Limits are multiples of it, rounded down. */
  stepCents: named('Passo dos limites', positiveCents),
  /** Above it a person decides; null: never. */
  reviewAboveCents: named('Acima disto um analista decide', positiveCents.nullable(), 'nunca'),
  bands: named('Faixas', z.array(limitBand).min(1, { error: NO_BAND })),
  /** What the first maximum is multiplied by, by installments paid in time: the last step reached counts. */
  growth: named(
    'Crescimento',
    z
      .array(
        z.object({
          fromPaidInTime: named('A partir de parcelas em dia', count(0, 1_000)),
          rate: named('Multiplica por', times),
        }),
      )
      .min(1, { error: NO_BAND }),
  ),
  increaseMinimumCents: named('Aumento mínimo', positiveCents),
  /** Days after one increase before another. */
  increaseRestDays: named('Dias entre aumentos', count(0, 365)),
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
