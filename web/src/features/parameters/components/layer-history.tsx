import { formatDateTime } from '@balcao/contract/kernel';
import { useState } from 'react';
import { ListPager } from '../../../domain/lists/list-pager.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import type { LayerVersion, useLayer } from '../layer-calls.ts';
import { texts } from '../texts.ts';
import { DifferenceList } from './difference-list.tsx';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';

interface LayerHistoryProps {
  /** A page of them, the newest first. */
  versions: readonly LayerVersion[];
  pages: ReturnType<typeof useLayer>['pages'];
  onUndo: (ask: { id: string; reason: string }) => Promise<unknown>;
}

/** Who changed what, when and why. The newest can be undone. */
export function LayerHistory({ versions, pages, onUndo }: LayerHistoryProps) {
  const [undoing, setUndoing] = useState<LayerVersion>();
  const toast = useToast();
  return (
    <section className="parameter-history" aria-labelledby="parameter-history">
      <h2 id="parameter-history">{texts.history}</h2>
      {versions.length === 0 ? <p>{texts.noHistory}</p> : null}
      <ol>
        {versions.map((version, at) => (
          <li key={version.id}>
            <time dateTime={version.enteredAt}>{formatDateTime(version.enteredAt)}</time>
            <strong>{version.author.name}</strong>
            {version.undoes === null ? null : <p>{texts.isUndo}</p>}
            <DifferenceList of={version.difference} />
            <p className="parameter-reason">{version.reason}</p>
            {pages.isFirstPage && at === 0 ? <Button onClick={() => setUndoing(version)}>{texts.undo}</Button> : null}
          </li>
        ))}
      </ol>
      {pages.isFirstPage && !pages.next ? null : <ListPager list={pages} />}
      {undoing === undefined ? null : (
        <ReasonDialog
          label={texts.reason}
          hint={texts.reasonHint}
          title={texts.undoTitle}
          confirm={texts.undo}
          busyText={texts.undoing}
          cancel={texts.cancel}
          onClose={() => setUndoing(undefined)}
          onSend={async (reason) => {
            await onUndo({ id: undoing.id, reason });
            toast.show({ kind: 'success', text: texts.undone });
          }}
        >
          <DifferenceList
            of={undoing.difference.map(({ path, title, before, after }) => ({
              path,
              title,
              before: after,
              after: before,
            }))}
          />
        </ReasonDialog>
      )}
    </section>
  );
}
