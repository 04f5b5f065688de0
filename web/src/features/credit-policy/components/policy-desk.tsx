import type { CreditSheet } from '@balcao/contract';
import { addDays, today } from '../rules/days.ts';
import { useRef, useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { checkSheet, type PolicyHead, type SheetCheck, useCreditActs } from '../calls.ts';
import type { TypedCell } from '../rules/tables.ts';
import { cellValue, withTyped } from '../rules/typed.ts';
import { useSimulation } from '../simulation.ts';
import { texts } from '../texts.ts';
import { CheckResult } from './check-result.tsx';
import { PublishDialog, type Published } from './publish-dialog.tsx';
import { type Draft, SheetTables } from './sheet-tables.tsx';
import { SimulationResult } from './simulation-result.tsx';
import { WaitingActs } from './waiting-acts.tsx';

type Typed = Readonly<Record<string, { cell: TypedCell; text: string }>>;

interface PolicyDeskProps {
  policy: PolicyHead;
  sheet: CreditSheet;
}

/** One policy: read, drafted from, checked, tried out, published and approved. */
export function PolicyDesk({ policy, sheet }: PolicyDeskProps) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [check, setCheck] = useState<SheetCheck | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isPublishing, setPublishing] = useState(false);
  const simulation = useSimulation();
  const { publish } = useCreditActs();
  /** How often the draft changed: what is said of an older one counts for nothing. */
  const changes = useRef(0);
  const toast = useToast();
  const values = Object.entries(typed ?? {}).map(
    ([path, { cell, text }]) => [path, cellValue(cell.kind, text)] as const,
  );
  const drafted = withTyped(sheet, Object.fromEntries(values));
  const forget = () => {
    changes.current += 1;
    setCheck(null);
    setFailure(null);
    simulation.forget();
  };
  const draft: Draft | null = typed && {
    texts: Object.fromEntries(Object.entries(typed).map(([path, { text }]) => [path, text])),
    wrong: new Set(check?.faults.map(({ path }) => path)),
    onType: (cell, text) => {
      setTyped({ ...typed, [cell.path]: { cell, text } });
      forget();
    },
  };
  const end = () => {
    setTyped(null);
    forget();
  };
  const checkNow = async (): Promise<boolean> => {
    setFailure(null);
    const asked = changes.current;
    try {
      const said = await checkSheet(drafted);
      if (asked !== changes.current) return false;
      setCheck(said);
      return said.faults.length === 0;
    } catch (error) {
      setFailure(error);
      return false;
    }
  };
  const publishAs = async ({ variant, challengerBp, reason }: Published) => {
    const validFrom = addDays(today(), 1);
    const { experiment: _, ...champion } = drafted;
    const experiment = { id: `exp-${validFrom}`, challengerBp };
    const document = variant === 'CHALLENGER' ? { ...champion, experiment } : champion;
    const versioned = { ...document, version: validFrom };
    await publish.mutateAsync({ kind: 'credit', variant, scope: 'PROVIDER', validFrom, reason, document: versioned });
    toast.show({ kind: 'success', text: texts.published });
    end();
  };
  const error = failure ?? simulation.error;
  return (
    <div className="sheet-desk">
      <div className="sheet-acts">
        {typed ? (
          <>
            <p role="status">
              {texts.drafting} {texts.changed(values.length)}
            </p>
            <Button onClick={end}>{texts.discard}</Button>
          </>
        ) : (
          <>
            <Button onClick={() => setTyped({})}>{texts.draft}</Button>
            <WaitingActs policy={policy} />
          </>
        )}
        <Button onClick={() => void checkNow()}>{texts.check}</Button>
        <Button
          busyText={simulation.isRunning ? texts.simulating : undefined}
          onClick={() => void checkNow().then((isFine) => (isFine ? simulation.run(drafted) : undefined))}
        >
          {texts.simulate}
        </Button>
        {typed && values.length > 0 ? (
          <Button
            kind="primary"
            onClick={() => void checkNow().then((isFine) => (isFine ? setPublishing(true) : undefined))}
          >
            {texts.publish}
          </Button>
        ) : null}
      </div>
      {error ? (
        <Banner kind="danger" isLive>
          {errorText(error, brandName())}
        </Banner>
      ) : null}
      {check ? <CheckResult check={check} /> : null}
      {simulation.found || simulation.isRunning ? (
        <SimulationResult found={simulation.found} isRunning={simulation.isRunning} />
      ) : null}
      <SheetTables sheet={sheet} draft={draft} />
      {isPublishing ? <PublishDialog onPublish={publishAs} onClose={() => setPublishing(false)} /> : null}
    </div>
  );
}
