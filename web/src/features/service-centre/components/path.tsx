import type { PerformancePeriod } from '@balcao/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { performanceTexts as texts } from '../texts.ts';

interface PathProps {
  operatorId: string;
  storeId: string;
  period: PerformancePeriod;
}

/** How far the seller's customers came; without an answer the panel does without. */
export function Path({ operatorId, storeId, period }: PathProps) {
  const asked = { operatorId, storeId, period };
  const { data } = useQuery({
    queryKey: queryKeys.conversionOf(asked),
    queryFn: ({ signal }) => call('GET /backoffice/retailers-dash/conversion', { query: asked, signal }),
  });
  if (!data) return null;
  const steps = [
    [texts.lookups, data.lookups],
    [texts.applications, data.applications],
    [texts.approvals, data.approvals],
    [texts.firstPurchases, data.firstPurchases],
  ] as const;
  return (
    <section className="centre-path" aria-labelledby="centre-path">
      <h3 id="centre-path">{texts.path}</h3>
      <ol>
        {steps.map(([name, count]) => (
          <li key={name}>
            <strong>{count}</strong> {name}
          </li>
        ))}
      </ol>
    </section>
  );
}
