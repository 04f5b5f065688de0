import type { PerformancePeriod } from '@balcao/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useStandIn } from '../../../lib/session/stand-in.ts';
import { performanceTexts as texts } from '../texts.ts';

/** Who stands first, and who asks, however far down. */
const SHOWN = 3;

interface RankingProps {
  operatorId: string;
  storeId: string;
  period: PerformancePeriod;
}

/** The sellers of the store by their sales; without an answer the panel does without. */
export function StoreRanking({ operatorId, storeId, period }: RankingProps) {
  const isStandIn = useStandIn()?.id === operatorId;
  const asked = { storeId, period, ...(isStandIn && { operatorId }) };
  const { data } = useQuery({
    queryKey: queryKeys.operatorRanking(asked),
    queryFn: ({ signal }) =>
      call('GET /backoffice/retailers-dash/applications/operators/ranking', { query: asked, signal }),
  });
  if (!data) return null;
  const shown = data.items.filter(({ isOwn }, at) => isOwn || at < SHOWN);
  return (
    <section className="centre-ranking" aria-labelledby="centre-ranking">
      <h3 id="centre-ranking">{texts.ranking}</h3>
      {shown.length === 0 ? (
        <p>{texts.nobodyYet}</p>
      ) : (
        <ol>
          {shown.map(({ id, position, name, isOwn, conversions }) => (
            <li key={id} className={isOwn ? 'centre-own' : undefined}>
              <span>{texts.place(position)}</span>
              <span>
                {name}
                {isOwn ? ` (${texts.you})` : ''}
              </span>
              <span>{texts.sales(conversions)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
