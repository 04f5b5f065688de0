import { MOST_RETURN_CHARACTERS } from '@balcao/contract/constants';
import { formatDate, formatDateTime } from '@balcao/contract/kernel';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { FileDrop } from '../../../ui/file-drop/file-drop.tsx';
import { type BankAnswer, type Desk, makeRemittance, readRemittance, sendReturn } from '../calls.ts';
import { texts } from '../texts.ts';
import { useDeskAct } from '../use-treasury.ts';

const save = ({ content, fileName }: { content: string; fileName: string }) =>
  saveFile(new Blob([content], { type: 'text/plain' }), fileName);

/** What goes to the bank as a file, and what comes back. */
export function BankFiles({ desk }: { desk: Desk }) {
  const { toRemit, remittances } = desk;
  const make = useDeskAct(async () => save(await makeRemittance()), texts.remitted);
  return (
    <section className="treasury-bank" aria-labelledby="treasury-bank">
      <h2 id="treasury-bank">{texts.bank}</h2>
      <div className="treasury-remit">
        <p>{toRemit.count === 0 ? texts.nothingToRemit : texts.toRemit(toRemit.count, formatReais(toRemit.amount))}</p>
        <Button
          icon="file"
          disabled={toRemit.count === 0}
          busyText={make.isPending ? texts.remitting : undefined}
          onClick={() => make.mutate()}
        >
          {texts.remit}
        </Button>
      </div>
      {remittances.length > 0 ? <SentFiles remittances={remittances} /> : null}
      <BankReturn />
    </section>
  );
}

function SentFiles({ remittances }: Pick<Desk, 'remittances'>) {
  const again = useDeskAct(async (number: number) => save(await readRemittance(number)), texts.savedAgain);
  return (
    <details className="treasury-figures">
      <summary>{texts.sentFiles}</summary>
      <ul className="treasury-vouchers">
        {remittances.map(({ number, madeAt, count, amount }) => (
          <li key={number}>
            <span>{texts.sentFile(number, formatDateTime(madeAt), count, formatReais(amount))}</span>
            <Button kind="quiet" icon="file" aria-label={texts.againOf(number)} onClick={() => again.mutate(number)}>
              {texts.again}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function BankReturn() {
  const [file, setFile] = useState<File | null>(null);
  const read = useDeskAct((chosen: File) => sendReturn(chosen), texts.wasRead, { isQuiet: true });
  const take = (chosen: File) => {
    setFile(chosen);
    read.mutate(chosen);
  };
  return (
    <>
      <FileDrop
        label={texts.bankFile}
        hint={texts.bankFileHint}
        kinds={['.ret', '.txt']}
        maxBytes={MOST_RETURN_CHARACTERS}
        file={file}
        busyText={read.isPending ? texts.reading : undefined}
        error={read.error ? errorText(read.error, brandName()) : undefined}
        onFile={take}
        onRemove={() => {
          setFile(null);
          read.reset();
        }}
      />
      {read.data && file ? <Answers answers={read.data as BankAnswer[]} name={file.name} /> : null}
    </>
  );
}

const tones = {
  PAID: 'success',
  WAITING: 'info',
  REFUSED: 'danger',
  STANDING: 'neutral',
  DIFFERENT: 'attention',
  UNKNOWN: 'attention',
} satisfies Record<BankAnswer['outcome'], BadgeTone>;

/** What became of each payment in the file. */
function Answers({ answers, name }: { answers: readonly BankAnswer[]; name: string }) {
  if (answers.length === 0) return <p className="treasury-note">{texts.noAnswers}</p>;
  return (
    <ul className="treasury-vouchers" aria-label={texts.answersOf(name)}>
      {answers.map(({ ourId, retailerName, date, amount, outcome, occurrences }) => (
        <li key={ourId}>
          <strong>
            {retailerName === null
              ? texts.unknownBatch(ourId)
              : `${retailerName}, ${date === null ? '' : formatDate(date)}`}
          </strong>
          <Money reais={amount} />
          <StatusBadge tone={tones[outcome]} text={texts.outcomes[outcome]} />
          {occurrences === '' ? null : <span className="treasury-note">{occurrences}</span>}
        </li>
      ))}
    </ul>
  );
}
