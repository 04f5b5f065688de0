import { type PolicyDocument, type PolicyVariant, sheetFaults } from '@balcao/contract';
import { type Found, found } from './issue.ts';

type LimitChanges = PolicyDocument<'limit-changes'>;

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
