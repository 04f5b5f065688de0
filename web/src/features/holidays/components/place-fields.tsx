import { stateNames, ufs } from '@balcao/contract/kernel';
import { useMemo } from 'react';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { type HolidayAsked, useCities, useRetailersWithStores, useStoresOf } from '../holiday-calls.ts';
import { texts } from '../texts.ts';

export interface PlaceDraft {
  scope: HolidayAsked['scope'];
  uf: string;
  cityCode: string;
  retailerId: string;
  storeId: string;
}

const scopes = (['STATE', 'CITY', 'STORE', 'COUNTRY'] as const).map((value) => ({ value, label: texts.scopes[value] }));
const states = ufs.map((uf) => ({ value: uf, label: stateNames[uf] }));

/** What a scope needs and a draft has not; undefined when the place is whole. */
export function placeOf(draft: PlaceDraft): Omit<HolidayAsked, 'day'> | undefined {
  const { scope, cityCode, retailerId, storeId } = draft;
  if (scope === 'STORE') return retailerId === '' || storeId === '' ? undefined : { scope, retailerId, storeId };
  if (scope === 'COUNTRY') return { scope };
  const uf = ufs.find((one) => one === draft.uf);
  if (uf === undefined || (scope === 'CITY' && cityCode === '')) return undefined;
  return scope === 'STATE' ? { scope, uf } : { scope, uf, cityCode: Number(cityCode) };
}

interface PlaceFieldsProps {
  draft: PlaceDraft;
  isTried: boolean;
  disabled: boolean;
  onChange: (part: Partial<PlaceDraft>) => void;
}

/** Where a holiday holds. */
export function PlaceFields({ draft, isTried, disabled, onChange }: PlaceFieldsProps) {
  const { scope, uf, retailerId } = draft;
  const cities = useCities(scope === 'CITY' ? uf : '');
  const retailers = useRetailersWithStores(scope === 'STORE');
  const stores = useStoresOf(scope === 'STORE' ? retailerId : '');
  const cityOptions = useMemo(
    () => (cities.data ?? []).map(({ code, name }) => ({ value: String(code), label: name })),
    [cities.data],
  );
  const field = (name: keyof PlaceDraft) => ({
    value: draft[name],
    error: isTried && draft[name] === '' ? texts.required : undefined,
    disabled,
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      <Select
        label={texts.scope}
        options={scopes}
        value={scope}
        hint={scope === 'COUNTRY' ? texts.countryHint : undefined}
        disabled={disabled}
        startsFocused
        onChange={(value) => onChange({ scope: value as PlaceDraft['scope'] })}
      />
      {scope === 'STORE' ? (
        <>
          <Select
            label={texts.retailer}
            placeholder=""
            options={(retailers.data ?? []).map(({ id, fantasyName }) => ({ value: id, label: fantasyName }))}
            {...field('retailerId')}
            onChange={(value) => onChange({ retailerId: value, storeId: '' })}
          />
          <Select
            label={texts.store}
            placeholder=""
            options={(stores.data?.stores ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            {...field('storeId')}
          />
        </>
      ) : null}
      {scope === 'STATE' || scope === 'CITY' ? (
        <Select
          label={texts.uf}
          placeholder=""
          options={states}
          {...field('uf')}
          onChange={(value) => onChange({ uf: value, cityCode: '' })}
        />
      ) : null}
      {scope === 'CITY' ? (
        <Combobox label={texts.city} options={cityOptions} {...field('cityCode')} disabled={disabled || uf === ''} />
      ) : null}
    </>
  );
}
