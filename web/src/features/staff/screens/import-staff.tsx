import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { hasCode } from '../../../lib/api/error.ts';
import { base64Of } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { Stepper } from '../../../ui/stepper/stepper.tsx';
import { SheetChoice } from '../components/sheet-choice.tsx';
import { SheetFaults } from '../components/sheet-faults.tsx';
import { goodRows } from '../rules/sheet.ts';
import { type RowFault, readSheet, type SheetReading, useImportProgress, useStaffActs } from '../staff-calls.ts';
import { useStaffSearch } from '../staff-search.ts';
import { formTexts, sheetTexts as texts } from '../texts.ts';
import '../staff.css';

const steps = (['choose', 'check', 'done'] as const).map((key) => ({ key, label: texts.steps[key] }));

/** Many colleagues from a sheet: it is looked at first, then all of it is added, or by choice its good rows. */
export function ImportStaff() {
  const { search } = useStaffSearch();
  const { addMany } = useStaffActs();
  const at = search.varejista === undefined ? {} : { retailerId: search.varejista };
  const reading = useMutation({
    mutationFn: async (file: File) => readSheet({ name: file.name, content: await base64Of(file), ...at }),
  });
  const again = () => {
    reading.reset();
    addMany.reset();
  };
  const current = addMany.data ? 'done' : reading.data ? 'check' : 'choose';

  return (
    <CounterLayout title={texts.title} back={<BackLink to="/colaboradores">{formTexts.back}</BackLink>}>
      <Stepper label={texts.title} steps={steps} current={current} />
      {addMany.data ? (
        <>
          <Banner kind="success" isLive title={texts.done}>
            {texts.added(addMany.data.added)} {texts.rule}
          </Banner>
          <div className="staff-links">
            <Link className="button button-primary" to="/colaboradores" search={search}>
              {texts.toList}
            </Link>
            <Button onClick={again}>{texts.another}</Button>
          </div>
        </>
      ) : reading.data ? (
        <ReadSheet
          reading={reading.data}
          failure={addMany.error}
          isSending={addMany.isPending}
          onAdd={(operators) => addMany.mutate({ operators, onlyGood: false, ...at })}
          onAgain={again}
        />
      ) : (
        <SheetChoice isReading={reading.isPending} failure={reading.error} onRead={(file) => reading.mutate(file)} />
      )}
    </CounterLayout>
  );
}

interface ReadSheetProps {
  reading: SheetReading;
  failure: unknown;
  isSending: boolean;
  onAdd: (rows: SheetReading['rows']) => void;
  onAgain: () => void;
}

/** Faults that the server found only when it was to add: somebody else was quicker. */
const faultsIn = (failure: unknown): RowFault[] =>
  hasCode(failure, 'STAFF_SHEET_INVALID') ? ((failure.details?.rows ?? []) as RowFault[]) : [];

function ReadSheet({ reading, failure, isSending, onAdd, onAgain }: ReadSheetProps) {
  const { rows } = reading;
  const known = new Set(reading.faults.map(({ line }) => line));
  const faults = [...reading.faults, ...faultsIn(failure).filter(({ line }) => !known.has(line))];
  const good = goodRows(rows, faults);
  const isWhole = faults.length === 0;
  return (
    <div className="staff-sheet">
      <p className="staff-sums">
        <strong>{texts.ready(good.length)}</strong>
        {isWhole ? null : <strong className="staff-bad">{texts.bad(rows.length - good.length)}</strong>}
      </p>
      {isWhole ? null : <SheetFaults rows={rows} faults={faults} />}
      {failure && faultsIn(failure).length === 0 ? (
        <Banner kind="danger" isLive>
          {texts.server}
        </Banner>
      ) : null}
      <div className="staff-links">
        {good.length === 0 ? null : (
          <Button
            kind={isWhole ? 'primary' : 'secondary'}
            onClick={() => onAdd(good)}
            busyText={isSending ? texts.adding(good.length) : undefined}
          >
            {isWhole ? texts.addAll(good.length) : texts.addGood(good.length)}
          </Button>
        )}
        {isSending ? null : (
          <Button kind={isWhole ? 'secondary' : 'primary'} onClick={onAgain}>
            {texts.another}
          </Button>
        )}
      </div>
      {isSending ? <ImportProgress /> : null}
      {isWhole ? <Banner kind="info">{texts.rule}</Banner> : null}
    </div>
  );
}

/** How far the server is; nothing while it does not say. */
function ImportProgress() {
  const step = useImportProgress();
  if (!step) return null;
  const text = step.done < step.of ? texts.step(step.done, step.of) : texts.writing;
  return <ProgressBar label={texts.progress} value={step.done} max={step.of} text={text} />;
}
