import { Money } from '../../ui/data/money.tsx';
import type { BorrowerLimit } from './borrower.ts';
import { texts } from './texts.ts';
import './limit-bar.css';

/** The limit as one bar: what is used, what is available. The figures stand beside it. */
export function LimitBar({ limit }: { limit: Pick<BorrowerLimit, 'totalLimit' | 'availableLimit'> }) {
  const { totalLimit, availableLimit } = limit;
  const available = totalLimit > 0 ? Math.min(Math.max(availableLimit / totalLimit, 0), 1) : 0;
  return (
    <div className="limit-bar">
      <dl className="limit-bar-figures">
        <div>
          <dt>{texts.availableLimit}</dt>
          <dd className="limit-bar-available">
            <Money reais={availableLimit} />
          </dd>
        </div>
        <div>
          <dt>{texts.totalLimit}</dt>
          <dd>
            <Money reais={totalLimit} />
          </dd>
        </div>
      </dl>
      <svg className="limit-bar-picture" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className="limit-bar-rest" width="100" height="1" />
        <rect className="limit-bar-part" width={available * 100} height="1" />
      </svg>
    </div>
  );
}
