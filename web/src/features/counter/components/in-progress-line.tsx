import { Link } from '@tanstack/react-router';
import { useSalesInProgress } from '../../../domain/contracts/use-sales-in-progress.ts';
import { useCounter } from '../../../domain/counter/use-counter.ts';
import { texts } from '../texts.ts';

const ASK_EVERY_MS = 30_000;

/** How many sales of the store wait for somebody, and the way to them; without an answer the way alone. */
export function InProgressLine() {
  const { storeId } = useCounter();
  const { data } = useSalesInProgress(storeId, ASK_EVERY_MS);
  return (
    <p className="till till-line">
      <span role="status">{data ? texts.waiting(data.length) : ''}</span>
      <Link className="button" to="/caixa/andamento">
        {texts.inProgress}
      </Link>
    </p>
  );
}
