import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import type { KindInfo, Preview } from '../policy-calls.ts';
import { texts } from '../texts.ts';
import { DifferenceTable } from './difference-table.tsx';
import { ExampleTable } from './example-table.tsx';

interface PublishDialogProps {
  kind: KindInfo;
  preview: Preview;
  onPublish: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** What publishing changes, what a purchase costs by it, and why. */
export function PublishDialog({ kind, preview, onPublish, onClose }: PublishDialogProps) {
  return (
    <ReasonDialog
      title={texts.previewTitle}
      confirm={texts.publish}
      busyText={texts.publishing}
      cancel={texts.keepEditing}
      label={texts.reason}
      hint={texts.reasonHint}
      onClose={onClose}
      onSend={onPublish}
    >
      {preview.supersedes === null ? (
        <p>{texts.previewFirst}</p>
      ) : (
        <DifferenceTable fields={kind.fields} difference={preview.difference} />
      )}
      {preview.example ? <ExampleTable example={preview.example} /> : null}
      {kind.needsSecond ? <p>{texts.secondNote}</p> : null}
    </ReasonDialog>
  );
}
