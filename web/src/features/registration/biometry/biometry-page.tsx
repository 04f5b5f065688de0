import { Button } from '../../../ui/button/button.tsx';
import { texts } from '../texts.ts';

/** What the photographs left behind, as the application sends it on. */
export interface BiometryState {
  readonly livenessCheckExecuted: boolean;
  readonly skippedDocumentCapture: boolean;
}

export interface BiometryPageProps {
  borrowerId: string;
  documentOnly?: boolean;
  onDone: (state: BiometryState) => void;
}

/** Stands where face and documents are photographed. */
export function BiometryPage({ onDone }: BiometryPageProps) {
  const done = () => onDone({ livenessCheckExecuted: false, skippedDocumentCapture: true });
  return (
    <Button kind="primary" isWide onClick={done}>
      {texts.next}
    </Button>
  );
}
