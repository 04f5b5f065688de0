import { formatPercent } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { StoreFilter } from '../components/store-filter.tsx';
import { PortfolioPanel } from '../portfolio/portfolio-panel.tsx';
import { type Portfolio, shareOf } from '../portfolio/rows.ts';
import { texts } from '../portfolio/texts.ts';
import '../reports.css';

interface Search {
  readonly varejo?: string;
  readonly loja?: string;
}

/** Retailers that the provider's analyst chooses from; undefined for everybody else, whose retailer is their own. */
function useRetailers(isAnalyst: boolean) {
  const { data } = useQuery({
    queryKey: queryKeys.retailers(),
    queryFn: ({ signal }) => call('GET /network/retailers', { query: {}, signal }),
    enabled: isAnalyst,
  });
  if (!data?.some(({ isProvider }) => isProvider)) return undefined;
  return data.filter(({ isProvider }) => !isProvider).map(({ id, fantasyName }) => ({ value: id, label: fantasyName }));
}

/** What customers owe: in figures, by how late it is, by month due and by month of the sale. */
export function PortfolioPage() {
  const isAnalyst = useSession()?.user.role === 'analyst';
  const navigate = useNavigate();
  const { varejo, loja }: Search = useSearch({ strict: false });
  const retailers = useRetailers(isAnalyst);
  const query = { ...(varejo && { retailerId: varejo }), ...(loja && { storeId: loja }) };
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.portfolio(query),
    queryFn: ({ signal }) => call('GET /backoffice/retailers-dash/portfolio', { query, signal }),
    staleTime: 60_000,
  });
  const choose = (search: Record<string, string>) =>
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  const back = isAnalyst ? <MenuLink /> : <BackLink to="/relatorios">{texts.report}</BackLink>;
  return (
    <CounterLayout title={texts.title} back={back}>
      <div className="reports-choices">
        {retailers ? (
          <Select
            label={texts.retailer}
            placeholder={texts.everyRetailer}
            options={retailers}
            value={varejo ?? ''}
            onChange={(id) => choose(id === '' ? {} : { varejo: id })}
          />
        ) : isAnalyst ? null : (
          <StoreFilter value={loja ?? ''} onChange={(id) => choose(id === '' ? {} : { loja: id })} />
        )}
      </div>
      {data ? (
        <Shown portfolio={data} />
      ) : error ? (
        <EmptyState title={texts.failed} actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}>
          {errorText(error, brandName())}
        </EmptyState>
      ) : (
        <SkeletonRows label={texts.loading} rows={6} />
      )}
    </CounterLayout>
  );
}

function Shown({ portfolio }: { portfolio: Portfolio }) {
  const { madeAt, total } = portfolio;
  if (madeAt === null) return <EmptyState title={texts.never}>{texts.neverHint}</EmptyState>;
  if (total.installments === 0) return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>;
  const ofOpen = (part: number) => texts.ofOpen(formatPercent(shareOf(part, total.open)));
  const settled = (Math.round(total.face * 100) - Math.round(total.open * 100)) / 100;
  const figures = [
    [texts.open, formatReais(total.open), ''],
    [texts.late, formatReais(total.late), ofOpen(total.late)],
    [texts.late30, formatReais(total.late30), ofOpen(total.late30)],
    [texts.late90, formatReais(total.late90), ofOpen(total.late90)],
    [texts.settled, formatReais(settled), texts.ofFace(formatPercent(shareOf(settled, total.face)))],
    [texts.contracts, total.contracts.toLocaleString('pt-BR'), ''],
  ] as const;
  return (
    <>
      <p className="reports-soft">{texts.madeAt(madeAt)}</p>
      <section aria-label={texts.figures}>
        <dl className="reports-figures">
          {figures.map(([name, value, share]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
              {share === '' ? null : <dd className="reports-soft">{share}</dd>}
            </div>
          ))}
        </dl>
      </section>
      <PortfolioPanel portfolio={portfolio} />
    </>
  );
}
