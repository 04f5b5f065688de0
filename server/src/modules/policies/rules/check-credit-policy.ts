import { creditGrades, type PolicyDocument, type PolicyVariant, sheetFaults } from '@balcao/contract';
import { type Check, type Found, found } from './issue.ts';

type LimitChanges = PolicyDocument<'limit-changes'>;
type Limits = PolicyDocument<'limits'>;

const BEST_FIRST = 'Informe as faixas da melhor para a pior, cada grau uma vez só';
const ABOVE_MAXIMUM = 'O mínimo não pode ser maior que o máximo';
const NO_STEP = 'Informe um múltiplo do passo dos limites';

/** Whether each value follows the one before as `isNext` says. */
const follows = (values: readonly number[], isNext: (before: number, after: number) => boolean): boolean =>
  values.every((value, index) => index === 0 || isNext(values[index - 1] ?? value, value));
const rises = (before: number, after: number) => before < after;
const isNotAbove = (before: number, after: number) => before >= after;
const isNotBelow = (before: number, after: number) => before <= after;

const gradesOf = (bands: readonly { grade: (typeof creditGrades)[number] }[]) =>
  bands.map(({ grade }) => creditGrades.indexOf(grade));

/** What makes limits impossible beyond the shape of their fields. */
export function limitsIssues(document: Limits): Found[] {
  const { minimumCents, maximumCents, stepCents, reviewAboveCents, bands, growth } = document;
  const isOutside = (amountCents: number) => amountCents < minimumCents || amountCents > maximumCents;
  const firsts = bands.map(({ firstMaximumCents }) => firstMaximumCents);
  const outside = firsts.map((amountCents, index): Check => [
    isOutside(amountCents),
    `document.bands.${index}.firstMaximum`,
    'Informe um valor entre o limite mínimo e o máximo',
  ]);
  const steps = growth.map(({ fromPaidInTime }) => fromPaidInTime);
  const rates = growth.map(({ rate }) => Number(rate));
  return found([
    [minimumCents > maximumCents, 'document.minimum', ABOVE_MAXIMUM],
    [minimumCents % stepCents > 0, 'document.minimum', NO_STEP],
    [maximumCents % stepCents > 0, 'document.maximum', NO_STEP],
    [
      reviewAboveCents !== null && isOutside(reviewAboveCents),
      'document.reviewAbove',
      'Informe um valor entre o limite mínimo e o máximo',
    ],
    [!follows(gradesOf(bands), rises), 'document.bands', BEST_FIRST],
    [
      !follows(firsts, isNotAbove) ||
        !follows(
          bands.map(({ capacityMonths }) => capacityMonths),
          isNotAbove,
        ),
      'document.bands',
      'Uma faixa pior não pode ter limite maior',
    ],
    ...outside,
    [!follows(steps, rises) || steps[0] !== 0, 'document.growth', 'Os passos começam em 0 e sobem'],
    [
      !follows(rates, isNotBelow) || rates.some((rate) => rate < 1),
      'document.growth',
      'O crescimento começa em 1 e não diminui',
    ],
  ]);
}

const LOOSER = 'Não pode ser maior que para o cliente de um varejista só';

/** What makes rules of who changes limits impossible beyond the shape of their fields. */
export function limitChangesIssues(document: LimitChanges): Found[] {
  return found([
    [document.sharedMaximumCents > document.aloneMaximumCents, 'document.sharedMaximum', LOOSER],
    [Number(document.sharedMultiple) > Number(document.aloneMultiple), 'document.sharedMultiple', LOOSER],
  ]);
}

const NO_SHARE = 'Informe o experimento e a parte dos clientes que ela decide';
const CHAMPION_SHARE = 'Só uma desafiante tem experimento';

/** What makes a credit policy impossible: the faults of its tables, and a share that is not a challenger's. */
export function creditIssues(entry: { variant: PolicyVariant<'credit'>; document: PolicyDocument<'credit'> }): Found[] {
  const { variant, document } = entry;
  const isChallenger = variant === 'CHALLENGER';
  return [
    ...sheetFaults(document).map(({ path, message }): Found => [`document.${path}`, message]),
    ...found([
      [isChallenger && !document.experiment, 'document.experiment', NO_SHARE],
      [!isChallenger && document.experiment !== undefined, 'document.experiment', CHAMPION_SHARE],
    ]),
  ];
}
