import { MOST_STATEMENT_BYTES } from '@balcao/contract/constants';
import { type CivilDate, formatDate, formatDateTime } from '@balcao/contract/kernel';
import { useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FileDrop } from '../../../ui/file-drop/file-drop.tsx';
import { type BankDesk, type BankStatement, readDemonstration, sendStatement } from './calls.ts';
import { texts } from './texts.ts';
import { useBankAct } from './use-statements.ts';

const resultOf = ({ matched, suggested, leftOver, known }: BankStatement): string =>
  [texts.result(matched, suggested, leftOver), ...(known > 0 ? [texts.known(known)] : [])].join(', ');

/** Statements as files: the one that is sent now, and those of before. */
export function StatementFiles({ desk }: { desk: BankDesk }) {
  if (desk.account === null) return <Banner kind="info">{texts.noAccount}</Banner>;
  return (
    <section className="bank-files" aria-label={texts.files}>
      <SentStatement account={desk.account} />
      {desk.isDemonstration ? <Demonstration today={desk.today as CivilDate} /> : null}
      {desk.statements.length > 0 ? <Earlier statements={desk.statements} /> : null}
    </section>
  );
}

function SentStatement({ account }: { account: string }) {
  const [file, setFile] = useState<File | null>(null);
  const read = useBankAct(sendStatement, texts.wasRead, true);
  const remove = () => {
    setFile(null);
    read.reset();
  };
  return (
    <div>
      <FileDrop
        label={texts.file}
        hint={texts.fileHint(account)}
        kinds={['.ofx']}
        maxBytes={MOST_STATEMENT_BYTES}
        file={file}
        busyText={read.isPending ? texts.reading : undefined}
        error={read.error ? errorText(read.error, brandName()) : undefined}
        onFile={(chosen) => {
          setFile(chosen);
          read.mutate(chosen);
        }}
        onRemove={remove}
      />
      {read.data ? (
        <p className="bank-result" role="status">
          {resultOf(read.data)}
        </p>
      ) : null}
    </div>
  );
}

/** Where no bank is: the demonstration's own says what happened on a day, and something that did not. */
function Demonstration({ today }: { today: CivilDate }) {
  const [day, setDay] = useState<CivilDate | null>(today);
  const take = useBankAct(async (on: string) => {
    const { content, fileName } = await readDemonstration(on);
    saveFile(new Blob([content], { type: 'application/x-ofx' }), fileName);
  }, texts.taken);
  return (
    <div className="bank-demonstration">
      <h2>{texts.demonstration}</h2>
      <p className="treasury-note">{texts.demonstrationHint}</p>
      <DateField label={texts.day} value={day} today={today} max={today} onChange={setDay} />
      <Button
        icon="file"
        disabled={day === null}
        busyText={take.isPending ? texts.taking : undefined}
        onClick={() => day && take.mutate(day)}
      >
        {texts.takeDemonstration}
      </Button>
    </div>
  );
}

function Earlier({ statements }: Pick<BankDesk, 'statements'>) {
  const daysOf = ({ firstDay, lastDay }: BankStatement) =>
    [...new Set([firstDay, lastDay])].map((day) => formatDate(day)).join(' a ');
  return (
    <details className="treasury-figures bank-earlier">
      <summary>{texts.statements}</summary>
      <ul className="treasury-vouchers">
        {statements.map((statement) => (
          <li key={statement.id}>
            <span>
              {texts.statement(
                statement.fileName,
                daysOf(statement),
                statement.importedBy,
                formatDateTime(statement.importedAt),
              )}
            </span>
            <span className="treasury-note">{resultOf(statement)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
