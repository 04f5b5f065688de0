import type { CreditSheet } from '@balcao/contract';
import { addDays, today } from '../rules/days.ts';
import { useRef, useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { checkSheet, type PolicyHead, type SheetCheck, useCreditActs } from '../calls.ts';
import type { SheetTable } from '../rules/tables.ts';
import { useSimulation } from '../simulation.ts';
import { texts } from '../texts.ts';
import { useDraft } from '../use-draft.ts';
import { AddRow } from './add-row.tsx';
import { CheckResult } from './check-result.tsx';
import { PublishDialog, type Published } from './publish-dialog.tsx';
import { SheetTables } from './sheet-tables.tsx';
import { PastResult, SimulationResult } from './simulation-result.tsx';
import { WaitingActs } from './waiting-acts.tsx';

interface PolicyDeskProps {
  policy: PolicyHead;
  sheet: CreditSheet;
}

/** One policy: read, drafted from, checked, tried out, published and approved. */
export function PolicyDesk({ policy, sheet }: PolicyDeskProps) {
  const draft = useDraft(sheet);
  const [check, setCheck] = useState<SheetCheck | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isPublishing, setPublishing] = useState(false);
  const [adding, setAdding] = useState<SheetTable>();
  const simulation = useSimulation();
  const { publish } = useCreditActs();
  /** How often the draft changed: what is said of an older one counts for nothing. */
  const changes = useRef(0);
  const toast = useToast();
  const { drafted } = draft;
  const forget = () => {
    changes.current += 1;
    setCheck(null);
    setFailure(null);
    simulation.forget();
  };
  const end = () => {
    draft.end();
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
        {draft.isDrafting ? (
          <>
            <p role="status">
              {texts.drafting} {texts.changed(draft.changes)}
            </p>
            <Button onClick={end}>{texts.discard}</Button>
          </>
        ) : (
          <>
            <Button onClick={draft.begin}>{texts.draft}</Button>
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
        {draft.changes > 0 ? (
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
      {simulation.past ? <PastResult past={simulation.past} /> : null}
      <SheetTables
        sheet={draft.sheet}
        draft={
          draft.isDrafting
            ? {
                texts: draft.texts,
                wrong: new Set(check?.faults.map(({ path }) => path)),
                onType: (cell, text) => {
                  draft.type(cell, text);
                  forget();
                },
                onRemove: (place) => {
                  draft.remove(place);
                  forget();
                },
                onAdd: setAdding,
              }
            : null
        }
      />
      {adding ? <AddRow table={adding} draft={draft} onAdded={forget} onClose={() => setAdding(undefined)} /> : null}
      {isPublishing ? <PublishDialog onPublish={publishAs} onClose={() => setPublishing(false)} /> : null}
    </div>
  );
}
