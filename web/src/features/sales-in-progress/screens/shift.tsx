import type { Wire } from '@balcao/contract';
import { formatDateTime } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSalesInProgress } from '../../../domain/contracts/use-sales-in-progress.ts';
import { useCounter } from '../../../domain/counter/use-counter.ts';
import { shiftQuery } from '../../../domain/menu/figures.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { roleNames } from '../../../domain/staff/texts.ts';
import { StoreRequests } from '../../../domain/store-requests/store-requests.tsx';
import { useStores } from '../../../domain/stores/use-stores.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { ageText, type SaleInProgress, shiftTexts as texts, waitTexts } from '../texts.ts';
import './board.css';

const ASK_EVERY_MS = 15_000;
type Person = Wire<'GET /coordinator/cash/shift'>['answer']['people'][number];

const peopleColumns: readonly Column<Person>[] = [
  { key: 'name', header: texts.name, render: ({ operator }) => operator.name },
  { key: 'role', header: texts.role, width: '18ch', render: ({ role }) => roleNames[role] },
  {
    key: 'drawer',
    header: texts.drawer,
    width: '26ch',
    render: ({ drawer }) =>
      drawer ? (
        <StatusBadge tone="success" text={texts.open(drawer.drawer, formatDateTime(drawer.openedAt))} />
      ) : (
        texts.noDrawer
      ),
  },
  {
    key: 'since',
    header: texts.since,
    width: '20ch',
    render: ({ signedInAt }) =>
      signedInAt === null ? <StatusBadge tone="attention" text={texts.away} /> : formatDateTime(signedInAt),
  },
  { key: 'device', header: texts.device, render: ({ devices }) => devices.join(', ') },
];

const saleColumns = (now: number): readonly Column<SaleInProgress>[] => [
  { key: 'customer', header: texts.customer, render: ({ borrowerName, cpf }) => `${borrowerName} · ${cpf}` },
  {
    key: 'value',
    header: texts.value,
    align: 'end',
    width: '16ch',
    render: ({ purchaseValue }) => formatReais(purchaseValue),
  },
  { key: 'waits', header: texts.waitsFor, width: '28ch', render: ({ waitsFor }) => waitTexts[waitsFor].text },
  { key: 'age', header: texts.age, width: '16ch', render: ({ since }) => ageText(since, now) },
  { key: 'by', header: texts.by, render: ({ operatorName }) => operatorName ?? '' },
];

/** For who answers for a store: who is signed in, at which drawer, and which sales wait for somebody. */
export function Shift() {
  const { storeId: ofDevice } = useCounter();
  const { data: stores = [] } = useStores();
  const [chosen, setChosen] = useState<string>();
  const storeId = chosen ?? ofDevice ?? '';
  const people = useQuery({
    ...shiftQuery(storeId),
    enabled: storeId !== '',
    refetchInterval: ASK_EVERY_MS,
  });
  const sales = useSalesInProgress(storeId === '' ? null : storeId, ASK_EVERY_MS);
  const failureOf = ({ error, data, refetch }: Pick<typeof people | typeof sales, 'error' | 'data' | 'refetch'>) =>
    error && !data ? { text: errorText(error, brandName()), retry: () => void refetch() } : undefined;
  const here = people.data?.people ?? [];
  return (
    <CounterLayout title={texts.title} back={<BackLink to="/caixa">{texts.back}</BackLink>}>
      <div className="in-progress-store">
        <Select label={texts.store} value={storeId} onChange={setChosen} options={stores} />
      </div>
      <p className="in-progress-soft">
        {texts.summary(
          here.filter(({ signedInAt }) => signedInAt !== null).length,
          here.filter(({ drawer }) => drawer !== null).length,
          sales.data?.length ?? 0,
        )}
      </p>
      <div className="in-progress-part">
        <h2>{texts.people}</h2>
        <DataTable
          caption={texts.people}
          columns={peopleColumns}
          rows={here}
          rowKey={({ operator }) => operator.id}
          isLoading={people.isLoading}
          failure={failureOf(people)}
          empty={<EmptyState title={texts.nobody} />}
        />
        <Link to="/caixa/fechamentos">{texts.closings}</Link>
      </div>
      {storeId === ofDevice ? <StoreRequests /> : null}
      <div className="in-progress-part">
        <h2>{texts.sales}</h2>
        <DataTable
          caption={texts.sales}
          columns={saleColumns(sales.dataUpdatedAt)}
          rows={sales.data ?? []}
          rowKey={({ contractId }) => contractId}
          isLoading={sales.isLoading}
          failure={failureOf(sales)}
          empty={<EmptyState title={texts.noSales} />}
        />
        {storeId === ofDevice ? <Link to="/caixa/andamento">{texts.goOn}</Link> : null}
      </div>
    </CounterLayout>
  );
}
