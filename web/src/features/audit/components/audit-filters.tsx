import { type CivilDate, isCpf, isDate } from '@balcao/contract/kernel';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { CpfField } from '../../../ui/field/cpf-field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import type { AuditFrame, Chosen, FilterName } from '../audit-calls.ts';
import { texts } from '../texts.ts';

interface AuditFiltersProps {
  frame: AuditFrame;
  chosen: Chosen;
  onChoose: (name: FilterName, value: string) => void;
  /** What is done with what they leave, beside the last of them. */
  children: ReactNode;
}

/** By what the audit is asked. A change asks at once; a CPF is looked up first, and leaves no trace in the address. */
export function AuditFilters({ frame, chosen, onChoose, children }: AuditFiltersProps) {
  const options = useMemo(() => optionsOf(frame), [frame]);
  const dayOf = (text: string | undefined): CivilDate | null => (text !== undefined && isDate(text) ? text : null);
  return (
    <div className="audit-filters" role="search">
      {frame.retailers.length > 1 ? (
        <Combobox
          label={texts.retailer}
          value={frame.retailer.id}
          onChange={(id) => onChoose('rede', id)}
          options={options.retailers}
        />
      ) : null}
      <Combobox
        label={texts.person}
        value={chosen.pessoa ?? ''}
        onChange={(id) => onChoose('pessoa', id)}
        options={options.people}
      />
      <Combobox
        label={texts.act}
        value={chosen.ato ?? ''}
        onChange={(act) => onChoose('ato', act)}
        options={options.actions}
      />
      {frame.stores.length > 1 ? (
        <Select
          label={texts.store}
          value={chosen.loja ?? ''}
          onChange={(id) => onChoose('loja', id)}
          options={options.stores}
        />
      ) : null}
      <DateField label={texts.from} value={dayOf(chosen.de)} onChange={(day) => onChoose('de', day ?? '')} />
      <DateField label={texts.to} value={dayOf(chosen.ate)} onChange={(day) => onChoose('ate', day ?? '')} />
      <CustomerSearch retailerId={frame.retailer.id} onFind={(id) => onChoose('cliente', id)} />
      <div className="audit-save">{children}</div>
    </div>
  );
}

function CustomerSearch({ retailerId, onFind }: { retailerId: string; onFind: (customerId: string) => void }) {
  const [cpf, setCpf] = useState('');
  const find = useMutation({
    mutationFn: (typed: string) => call('POST /coordinator/audit/customers', { body: { retailerId, cpf: typed } }),
    onSuccess: ({ customerId }) => {
      setCpf('');
      onFind(customerId);
    },
  });
  const type = (typed: string) => {
    find.reset();
    setCpf(typed);
  };
  const [isAsked, setAsked] = useState(false);
  const search = (typed: string) => {
    setAsked(!isCpf(typed));
    if (isCpf(typed)) find.mutate(typed);
  };
  const problem = isAsked && !isCpf(cpf) ? texts.invalidCpf : undefined;
  return (
    <div className="audit-customer-search">
      <CpfField
        label={texts.cpf}
        value={cpf}
        onChange={type}
        onSubmit={search}
        submitLabel={texts.findCustomer}
        error={find.error ? errorText(find.error, brandName()) : problem}
        readOnly={find.isPending}
      />
      <Button icon="search" busyText={find.isPending ? texts.finding : undefined} onClick={() => search(cpf)}>
        {texts.findCustomer}
      </Button>
    </div>
  );
}

const optionsOf = ({ retailers, people, stores, actions }: AuditFrame) => ({
  retailers: retailers.map(({ id, name }) => ({ value: id, label: name })),
  people: people.map(({ id, name, isActive }) => ({ value: id, label: isActive ? name : texts.blocked(name) })),
  stores: [{ value: '', label: texts.allStores }, ...stores.map(({ id, name }) => ({ value: id, label: name }))],
  actions: actions
    .map(({ action, sentence }) => ({ value: action, label: sentence }))
    .sort((one, other) => one.label.localeCompare(other.label, 'pt-BR')),
});
