import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { StaffTable } from '../components/staff-table.tsx';
import { findStaff } from '../rules/find-staff.ts';
import { useStaff, useStaffing } from '../staff-calls.ts';
import { useStaffSearch } from '../staff-search.ts';
import { texts } from '../texts.ts';
import '../staff.css';

/** Who works in the stores of a retailer. */
export function StaffList() {
  const session = useSession();
  const { search, change } = useStaffSearch();
  const [typed, setTyped] = useState('');
  const staffing = useStaffing();
  const staff = useStaff(search.varejista);
  const retailers = staffing.data?.retailers ?? [];
  const retailerId = search.varejista ?? session?.user.retailerId;
  const stores = retailers.find(({ id }) => id === retailerId)?.stores ?? [];
  const showsBlocked = search.bloqueados ?? false;
  const rows = useMemo(
    () => findStaff(staff.data ?? [], { storeId: search.loja, showsBlocked, typed }),
    [staff.data, search.loja, showsBlocked, typed],
  );
  const failure = staff.error
    ? { text: errorText(staff.error, brandName()), retry: () => void staff.refetch() }
    : undefined;

  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      <div className="staff-heads">
        <div className="staff-filters">
          {staffing.data?.isProvider ? (
            <Select
              label={texts.retailer}
              value={retailerId ?? ''}
              onChange={(varejista) => change({ varejista, loja: undefined })}
              options={retailers.map(({ id, fantasyName }) => ({ value: id, label: fantasyName }))}
            />
          ) : null}
          <Select
            label={texts.store}
            placeholder={texts.allStores}
            value={search.loja ?? ''}
            onChange={(loja) => change({ loja: loja === '' ? undefined : loja })}
            options={stores.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SearchField label={texts.search} placeholder={texts.searchHint} value={typed} onChange={setTyped} />
          <Checkbox
            label={texts.showBlocked}
            isChecked={showsBlocked}
            onChange={(isOn) => change({ bloqueados: isOn ? true : undefined })}
          />
        </div>
        <div className="staff-links">
          <Link className="button button-primary" to="/colaboradores/novo" search={search}>
            {texts.add}
          </Link>
          <Link className="button button-secondary" to="/colaboradores/importar" search={search}>
            {texts.importSheet}
          </Link>
          <p className="staff-count" role="status">
            {staff.data ? texts.count(rows.length) : ''}
          </p>
        </div>
      </div>
      <StaffTable rows={rows} isLoading={staff.isLoading} failure={failure} />
    </CounterLayout>
  );
}
