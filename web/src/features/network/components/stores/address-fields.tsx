import { isCep, stateNames, toAscii, ufs } from '@balcao/contract/kernel';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Combobox } from '../../../../ui/combobox/combobox.tsx';
import { DigitsField } from '../../../../ui/field/digits-field.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { call } from '../../../../lib/api/call.ts';
import { findAddress, useMunicipalities } from '../../network-calls.ts';
import type { Draft, Faults, StoreField } from '../../rules/faults.ts';
import { texts } from '../../texts.ts';

const states = ufs.map((uf) => ({ value: uf, label: stateNames[uf] }));
const plain = (name: string) => toAscii(name).toLowerCase();

/** What a CEP says of an address: nothing that somebody typed gives way to an empty part. */
async function partsOf(cep: string): Promise<Partial<Draft<StoreField>>> {
  const { uf, localidade, logradouro, bairro } = await findAddress(cep);
  const cities = await call('GET /reference/states/{uf}/municipalities', { params: { uf } });
  const city = cities.find(({ name }) => plain(name) === plain(localidade));
  return {
    uf,
    ...(city ? { cityCode: String(city.code) } : {}),
    ...(logradouro ? { street: logradouro } : {}),
    ...(bairro ? { district: bairro } : {}),
  };
}

interface AddressFieldsProps {
  draft: Draft<StoreField>;
  faults: Faults<StoreField>;
  isLocked: boolean;
  onChange: (part: Partial<Draft<StoreField>>) => void;
}

/** An address by its CEP, or by hand where nobody knows it. */
export function AddressFields({ draft, faults, isLocked, onChange }: AddressFieldsProps) {
  const lookUp = useMutation({ mutationFn: partsOf });
  const municipalities = useMunicipalities(draft.uf);
  const cities = useMemo(
    () => (municipalities.data ?? []).map(({ code, name }) => ({ value: String(code), label: name })),
    [municipalities.data],
  );
  const field = (name: StoreField) => ({
    value: draft[name],
    error: faults[name],
    readOnly: isLocked,
    onChange: (text: string) => onChange({ [name]: text }),
  });
  return (
    <>
      <DigitsField
        label={texts.cep}
        mask="#####-###"
        value={draft.cep}
        readOnly={isLocked}
        error={faults.cep}
        hint={lookUp.isError ? texts.cepNotFound : undefined}
        busyText={lookUp.isPending ? texts.cepBusy : undefined}
        onChange={(cep) => {
          onChange({ cep });
          if (!isCep(cep) || cep === draft.cep) return;
          // Told here, only of the last CEP: an earlier one that is answered late has nothing to say. No city stays in another state.
          lookUp.mutate(cep, {
            onSuccess: (parts) => onChange(parts.uf === draft.uf ? parts : { cityCode: '', ...parts }),
          });
        }}
      />
      <Select
        label={texts.uf}
        placeholder=""
        options={states}
        value={draft.uf}
        error={faults.uf}
        disabled={isLocked}
        onChange={(uf) => onChange({ uf, cityCode: '' })}
      />
      <Combobox
        label={texts.city}
        options={cities}
        value={draft.cityCode}
        error={faults.cityCode}
        disabled={isLocked || draft.uf === ''}
        onChange={(cityCode) => onChange({ cityCode })}
      />
      <TextField label={texts.street} maxLength={120} {...field('street')} />
      <TextField label={texts.number} maxLength={20} {...field('number')} />
      <TextField label={texts.district} maxLength={80} {...field('district')} />
      <TextField label={texts.complement} maxLength={60} {...field('complement')} />
    </>
  );
}
