import { formatCep, isCep } from '@balcao/contract/kernel';
import type { Wire } from '@balcao/contract';
import { useEffect, useRef, useState } from 'react';
import type { AddressLines, DataForm } from './data.ts';
import { dataTexts } from './texts.ts';

export type FoundAddress = Wire<'GET /reference/addresses/{cep}'>['answer'];

/** 'Rua Recife, Adrianópolis, Manaus - AM'; a CEP of a whole town has neither street nor district. */
export const addressText = ({ logradouro, bairro, localidade, uf }: FoundAddress): string =>
  [logradouro, bairro, localidade && `${localidade} - ${uf}`].filter(Boolean).join(', ');

type Found = Pick<AddressLines, 'street' | 'district' | 'city'>;
const nothing: Found = { street: '', district: '', city: '' };

/** What somebody typed gives way to what is known, not to an empty part; what another CEP filled in does. */
const filledIn = (form: Found, known: Found, before: Found): Found => {
  const one = (part: keyof Found) => known[part] || (form[part] === before[part] ? '' : form[part]);
  return { street: one('street'), district: one('district'), city: one('city') };
};

interface CepOptions {
  form: DataForm;
  onChange: (part: Partial<DataForm>) => void;
  /** Fails for a CEP that nobody knows, and while the lookup is away. */
  find: (cep: string) => Promise<FoundAddress>;
}

/** A CEP that fills in the address it is of. Who does not know it, or is away, holds nobody up: the lines are typed. */
export function useCep({ form, onChange, find }: CepOptions) {
  const [hint, setHint] = useState<string>();
  const [isFinding, setFinding] = useState(false);
  const asked = useRef(form.cep);
  const before = useRef<Found>(nothing);
  // What is typed while an answer is on its way stays.
  const latest = useRef({ form, onChange });
  useEffect(() => {
    latest.current = { form, onChange };
  });
  const fill = (found: FoundAddress) => {
    const known = { street: found.logradouro, district: found.bairro, city: found.localidade };
    latest.current.onChange({ cep: found.cep, ...filledIn(latest.current.form, known, before.current) });
    before.current = known;
    asked.current = found.cep;
    setFinding(false);
    setHint(addressText(found) || dataTexts.onlyState(found.uf));
  };
  const typeCep = (cep: string) => {
    onChange({ cep });
    if (cep === asked.current) return;
    asked.current = cep;
    setHint(undefined);
    setFinding(isCep(cep));
    if (!isCep(cep)) return;
    // Of the last CEP alone: an earlier one that is answered late has nothing to say.
    const isLast = () => asked.current === cep;
    find(cep).then(
      (found) => isLast() && fill({ ...found, cep }),
      () => {
        if (!isLast()) return;
        setFinding(false);
        setHint(dataTexts.addressUnknown(formatCep(cep)));
      },
    );
  };
  return { hint, isFinding, typeCep, fill };
}
