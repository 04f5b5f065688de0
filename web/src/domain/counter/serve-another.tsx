import { Button } from '../../ui/button/button.tsx';
import { counterTexts } from './texts.ts';
import './serve-another.css';

interface ServeAnotherProps {
  /** What becomes of the one that waits. */
  meaning: string;
  /** Something else was pressed just now. */
  isBusy?: boolean;
  onLeave: () => void;
}

/** The queue does not wait with the customer: leaves without giving up what somebody else still decides. */
export function ServeAnother({ meaning, isBusy, onLeave }: ServeAnotherProps) {
  return (
    <div className="serve-another">
      <p>{meaning}</p>
      <Button icon="person" disabled={isBusy} onClick={onLeave}>
        {counterTexts.serveAnother}
      </Button>
    </div>
  );
}
