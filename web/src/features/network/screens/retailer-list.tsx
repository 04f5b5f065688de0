import { formatCnpj, toAscii } from '@balcao/contract/kernel';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { RetailerForm } from '../components/retailer/form.tsx';
import { createRetailer, type RetailerLine, useRetailers } from '../network-calls.ts';
import { texts } from '../texts.ts';
import '../network.css';

const columns: readonly Column<RetailerLine>[] = [
  {
    key: 'name',
    header: texts.name,
    render: ({ id, fantasyName, legalName, isProvider }) => (
      <span className="network-name">
        <Link to="/varejos/$id" params={{ id }}>
          {fantasyName}
        </Link>
        <span className="network-note">{isProvider ? `${legalName}, ${texts.provider}` : legalName}</span>
      </span>
    ),
  },
  { key: 'cnpj', header: texts.cnpj, width: '24ch', render: ({ cnpj }) => formatCnpj(cnpj) },
  {
    key: 'stores',
    header: texts.storesTitle,
    width: '14ch',
    align: 'end',
    render: ({ activeStores, stores }) => texts.storesOf(activeStores, stores),
  },
  {
    key: 'status',
    header: texts.status,
    width: '14ch',
    render: ({ status }) =>
      status === 'active' ? (
        <StatusBadge tone="success" text={texts.active} />
      ) : (
        <StatusBadge tone="neutral" text={texts.inactive} />
      ),
  },
];

const statuses = [
  { value: '', label: texts.allStatuses },
  { value: 'active', label: texts.active },
  { value: 'inactive', label: texts.inactive },
];
const plain = (text: string) => toAscii(text).toLowerCase();

function isFound(line: RetailerLine, search: string, status: string): boolean {
  if (status !== '' && line.status !== status) return false;
  const code = search.replaceAll(/[.\-/\s]/g, '').toUpperCase();
  return plain(`${line.fantasyName} ${line.legalName}`).includes(plain(search.trim())) || line.cnpj.includes(code);
}

/** Retailers: all to the provider, who enters them; the own one to its analysts. */
export function RetailerList() {
  const navigate = useNavigate();
  const toast = useToast();
  const retailers = useRetailers();
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState('');
  const [isCreating, setCreating] = useState(false);
  // Of all houses only the provider's sees its own mark.
  const isProvider = retailers.data?.some((line) => line.isProvider) ?? false;
  const found = (retailers.data ?? []).filter((line) => isFound(line, search, status));
  const again = () => void retailers.refetch();
  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      <div className="network-tools">
        <SearchField label={texts.search} value={search} onChange={setSearch} />
        <Select label={texts.status} options={statuses} value={status} onChange={setStatus} />
        <Link className="button" to="/feriados">
          {texts.holidays}
        </Link>
        {isProvider ? (
          <Button kind="primary" onClick={() => setCreating(true)}>
            {texts.create}
          </Button>
        ) : null}
      </div>
      <DataTable
        caption={texts.list}
        columns={columns}
        rows={found}
        rowKey={({ id }) => id}
        isLoading={retailers.isLoading}
        failure={retailers.error ? { text: errorText(retailers.error, brandName()), retry: again } : undefined}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
      {isCreating ? (
        <RetailerForm
          onClose={() => setCreating(false)}
          onSave={async (entry) => {
            const { id } = await createRetailer(entry);
            toast.show({ kind: 'success', text: texts.created });
            await navigate({ to: '/varejos/$id', params: { id } });
          }}
        />
      ) : null}
    </CounterLayout>
  );
}
