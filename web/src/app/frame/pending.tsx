import { Spinner } from '../../ui/feedback/spinner.tsx';
import './pending.css';

export function Pending() {
  return (
    <div className="pending" role="status">
      <Spinner />
      Abrindo a tela...
    </div>
  );
}
