import { Button } from '../../../ui/button/button.tsx';
import { texts } from '../texts.ts';

interface FailedProps {
  /** Why, where the server said it. */
  reason: string | undefined;
  onAgain: () => void;
  onBack: () => void;
}

/** Nothing was simulated. */
export function Failed({ reason, onAgain, onBack }: FailedProps) {
  return (
    <div role="alert">
      <p>{texts.error.text}</p>
      {reason === undefined ? null : <p>{reason}</p>}
      <div className="simulator-acts">
        <Button kind="primary" onClick={onBack}>
          {texts.back}
        </Button>
        <Button onClick={onAgain}>{texts.error.again}</Button>
      </div>
    </div>
  );
}
