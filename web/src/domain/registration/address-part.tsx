import { isCep, stateNames, ufOfCep } from '@balcao/contract/kernel';
import { TextField } from '../../ui/field/text-field.tsx';
import { type AddressField, addressFields, type DataFaults, type DataForm } from './data.ts';
import { addressTexts } from './texts.ts';
import './address-part.css';

const most: Readonly<Record<AddressField, number>> = {
  street: 120,
  number: 10,
  complement: 60,
  district: 60,
  city: 60,
};

/** Browsers of customers fill in their own address, those of a store nobody's. */
const autoComplete: Readonly<Record<AddressField, string>> = {
  street: 'address-line1',
  number: 'off',
  complement: 'address-line2',
  district: 'address-level3',
  city: 'address-level2',
};

interface AddressPartProps {
  form: DataForm;
  faults: DataFaults;
  onChange: (part: Partial<DataForm>) => void;
  isOwnDevice?: boolean;
}

/** Where the customer lives, once a CEP says the state: filled in by it, or typed. */
export function AddressPart({ form, faults, onChange, isOwnDevice = false }: AddressPartProps) {
  const uf = isCep(form.cep) ? ufOfCep(form.cep) : null;
  if (uf === null) return null;
  return (
    <fieldset className="address-part">
      <legend>{addressTexts.title(stateNames[uf])}</legend>
      {addressFields.map((field) => (
        <TextField
          key={field}
          label={addressTexts[field]}
          value={form[field]}
          onChange={(text) => onChange({ [field]: text })}
          error={faults[field]}
          autoComplete={isOwnDevice ? autoComplete[field] : 'off'}
          maxLength={most[field]}
        />
      ))}
    </fieldset>
  );
}
