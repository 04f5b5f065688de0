import { formatReais } from '../../../domain/money/format-reais.ts';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { type BankDesk, type BankLine, bookFee, giveLine, partLine } from './calls.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { texts } from './texts.ts';
import { useBankAct } from './use-statements.ts';
import { lineText } from './words.ts';

/** What a person wants to do with a line. */
export interface LineAsk {
  act: 'CHOOSE' | 'FEE' | 'GIVE' | 'PART';
  line: BankLine;
}

interface AskProps {
  line: BankLine;
  desk: BankDesk;
  onClose: () => void;
}

/** The dialog of an act on a line. */
export function LineDialog({ ask: { act, line }, ...rest }: { ask: LineAsk } & Omit<AskProps, 'line'>) {
  if (act === 'CHOOSE') return <ChooseDialog line={line} onClose={rest.onClose} />;
  if (act === 'FEE') return <FeeDialog line={line} {...rest} />;
  if (act === 'PART') return <PartDialog line={line} {...rest} />;
  return (
    <GiveDialog
      owners={rest.desk.owners}
      owner={line.owner?.id ?? ''}
      give={(ownerId, note) => giveLine(line, ownerId, note)}
      onClose={rest.onClose}
    >
      <p>{lineText(line)}</p>
    </GiveDialog>
  );
}

function PartDialog({ line, onClose }: AskProps) {
  const part = useBankAct((reason: string) => partLine(line, reason), texts.parted, true);
  const isGuess = line.state === 'SUGGESTED';
  return (
    <ReasonDialog
      title={texts.partTitle}
      confirm={isGuess ? texts.part : texts.partMatched}
      busyText={texts.parting}
      cancel={texts.cancel}
      label={texts.reason}
      hint={texts.reasonHint}
      kind={isGuess ? 'primary' : 'danger'}
      onSend={(reason) => part.mutateAsync(reason)}
      onClose={onClose}
    >
      <p>{lineText(line)}</p>
      <p>{texts.partWhat(formatReais(line.amount))}</p>
    </ReasonDialog>
  );
}

function FeeDialog({ line, onClose }: AskProps) {
  const book = useBankAct((note: string) => bookFee(line, note), texts.booked, true);
  return (
    <ReasonDialog
      title={texts.feeTitle}
      confirm={texts.fee}
      busyText={texts.booking}
      cancel={texts.cancel}
      label={texts.feeNote}
      hint={texts.feeHint}
      onSend={(note) => book.mutateAsync(note)}
      onClose={onClose}
    >
      <p>{lineText(line)}</p>
      <p>{texts.feeWhat(formatReais(Math.abs(line.amount)))}</p>
    </ReasonDialog>
  );
}
