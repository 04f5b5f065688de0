import { isCpf } from '@balcao/contract/kernel';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { CpfField } from '../../../ui/field/cpf-field.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { texts } from '../texts.ts';

interface LookupProps {
  /** A CPF that was typed on another page. */
  initial: string;
  isSearching: boolean;
  hasStore: boolean;
  onSearch: (cpf: string) => void;
}

/** 'Consultar cliente': the first question of the service centre. */
export function Lookup({ initial, isSearching, hasStore, onSearch }: LookupProps) {
  const [cpf, setCpf] = useState(initial);
  const toast = useToast();
  const search = (digits: string) => {
    if (!isCpf(digits)) toast.show({ kind: 'attention', text: texts.fillValidCpf });
    else if (hasStore) onSearch(digits);
    else toast.show({ kind: 'attention', text: texts.needsStore });
  };
  return (
    <section className="centre-card" aria-labelledby="centre-serve">
      <h2 id="centre-serve">{texts.serve}</h2>
      <div className="centre-lookup" role="search">
        <CpfField
          label={texts.cpf}
          value={cpf}
          onChange={setCpf}
          onSubmit={search}
          submitLabel={texts.forward}
          placeholder="000.000.000-00"
          error={cpf !== '' && cpf.length === 11 && !isCpf(cpf) ? texts.invalidCpf : undefined}
          readOnly={isSearching}
          startsFocused
        />
        <Button
          kind="primary"
          icon="chevronRight"
          disabled={!isCpf(cpf)}
          busyText={isSearching ? texts.searching : undefined}
          onClick={() => search(cpf)}
        >
          {texts.forward}
        </Button>
      </div>
    </section>
  );
}
