import { sumReais } from '@balcao/contract/kernel';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { type BankLine, matchLine, type Movement } from './calls.ts';
import { texts } from './texts.ts';
import { useBankAct, useMovements } from './use-statements.ts';
import { lineText, movementText } from './words.ts';

const keyOf = ({ event, subjectId }: Movement): string => `${event} ${subjectId}`;

/** What of the books a line is: ticked until it sums to the line's own cent. */
export function ChooseDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const { data, isLoading, error } = useMovements(line);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const match = useBankAct((movements: readonly Movement[]) => matchLine(line, movements), texts.confirmed, true);
  const items = data?.items ?? [];
  const chosen = items.filter((movement) => keys.has(keyOf(movement)));
  const sum = sumReais(chosen.map(({ amount }) => amount));
  const turn = (movement: Movement, isChecked: boolean) => {
    match.reset();
    setKeys(new Set(items.map(keyOf).filter((key) => (key === keyOf(movement) ? isChecked : keys.has(key)))));
  };
  const fault = match.error ?? error;
  return (
    <Dialog
      open
      size="wide"
      title={texts.chooseTitle}
      onClose={match.isPending ? undefined : onClose}
      actions={
        <>
          <Button disabled={match.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            kind="primary"
            disabled={sum !== line.amount}
            busyText={match.isPending ? texts.matching : undefined}
            onClick={() => match.mutate(chosen, { onSuccess: onClose })}
          >
            {texts.match}
          </Button>
        </>
      }
    >
      <p>
        <strong>{lineText(line)}</strong>
      </p>
      <p className="treasury-note">{texts.chooseHint}</p>
      {fault ? (
        <Banner kind="danger" isLive>
          {errorText(fault, brandName())}
        </Banner>
      ) : null}
      {isLoading ? <SkeletonRows label={texts.candidates} rows={4} /> : null}
      {data && items.length === 0 ? <p>{texts.noCandidates}</p> : null}
      {items.length === 0 ? null : (
        <>
          <ul className="bank-candidates" aria-label={texts.candidates}>
            {items.map((movement) => (
              <li key={keyOf(movement)}>
                <Checkbox
                  label={movementText(movement)}
                  isChecked={keys.has(keyOf(movement))}
                  onChange={(isChecked) => turn(movement, isChecked)}
                />
                <Money reais={movement.amount} />
              </li>
            ))}
          </ul>
          <p role="status" className="bank-chosen">
            {texts.chosen(formatReais(sum), formatReais(line.amount))}
          </p>
        </>
      )}
    </Dialog>
  );
}
