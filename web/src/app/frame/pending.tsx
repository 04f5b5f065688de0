import { Spinner } from '../../ui/feedback/spinner.tsx';
import { texts } from '../texts.ts';
import './pending.css';

export function Pending() {
  return (
    <div className="pending" role="status">
      <Spinner />
      {texts.opening}
    </div>
  );
}
