import { formatDateTime, formatPhone } from '@balcao/contract/kernel';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { roleNames } from '../../../domain/staff/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import type { TableFailure } from '../../../ui/table/table-state.tsx';
import type { Colleague } from '../staff-calls.ts';
import { useStaffSearch } from '../staff-search.ts';
import { texts } from '../texts.ts';
import { BlockDialog, useToggle } from './block-dialog.tsx';

interface StaffTableProps {
  rows: readonly Colleague[];
  isLoading: boolean;
  failure: TableFailure | undefined;
}

const facts: readonly Column<Colleague>[] = [
  {
    key: 'name',
    header: texts.name,
    width: '28%',
    render: ({ name, email }) => (
      <span className="staff-who">
        <span>{name}</span>
        <span className="staff-note">{email}</span>
      </span>
    ),
  },
  {
    key: 'role',
    header: texts.roleAndStore,
    width: '18%',
    render: ({ role, storeName }) => (
      <span className="staff-who">
        <span>{roleNames[role]}</span>
        <span className="staff-note">{storeName ?? texts.noStore}</span>
      </span>
    ),
  },
  {
    key: 'phone',
    header: texts.phone,
    width: '160px',
    render: ({ phoneNumber }) => <span className="staff-number">{formatPhone(phoneNumber)}</span>,
  },
  {
    key: 'lastSignIn',
    header: texts.lastSignIn,
    width: '160px',
    render: ({ lastSignInAt }) =>
      lastSignInAt === null ? (
        <span className="staff-note">{texts.never}</span>
      ) : (
        <span className="staff-number">{formatDateTime(lastSignInAt)}</span>
      ),
  },
];

const Acts = ({ colleague, onToggle }: { colleague: Colleague; onToggle: () => void }) => {
  const { search } = useStaffSearch();
  if (!colleague.isManageable) return <span className="staff-note">{texts.notYours}</span>;
  return (
    <span className="staff-acts">
      <Link
        className="button button-quiet"
        to="/colaboradores/editar"
        search={search}
        state={{ operatorId: colleague.id }}
        aria-label={`${texts.edit} ${colleague.name}`}
      >
        {texts.edit}
      </Link>
      <Button
        kind="quiet"
        onClick={onToggle}
        aria-label={`${colleague.active ? texts.block : texts.unblock} ${colleague.name}`}
      >
        {colleague.active ? texts.block : texts.unblock}
      </Button>
    </span>
  );
};

/** Who works here, one line each; what may not be changed by who looks has no button. */
export function StaffTable({ rows, isLoading, failure }: StaffTableProps) {
  const [blocking, setBlocking] = useState<Colleague>();
  const { toggle, isSending } = useToggle(useStaffSearch().search.varejista);
  const columns: readonly Column<Colleague>[] = [
    ...facts,
    {
      key: 'state',
      header: texts.state,
      width: '118px',
      render: ({ active }) => (
        <StatusBadge
          tone={active ? 'success' : 'danger'}
          text={active ? texts.active : texts.blocked}
          icon={active ? 'check' : 'blocked'}
        />
      ),
    },
    {
      key: 'acts',
      header: texts.acts,
      width: '178px',
      isHeaderHidden: true,
      render: (colleague) => (
        <Acts
          colleague={colleague}
          onToggle={() => (colleague.active ? setBlocking(colleague) : void toggle(colleague))}
        />
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption={texts.title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        failure={failure}
        empty={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      />
      {blocking ? (
        <BlockDialog
          colleague={blocking}
          isSending={isSending}
          onBlock={() => void toggle(blocking).then(() => setBlocking(undefined))}
          onClose={() => setBlocking(undefined)}
        />
      ) : null}
    </>
  );
}
