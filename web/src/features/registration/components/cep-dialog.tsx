import { formatCep, stateNames, type Uf, ufs } from '@balcao/contract/kernel';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { addressText, type FoundAddress } from '../../../domain/registration/use-cep.ts';
import { searchAddresses } from '../reference-queries.ts';
import { cepTexts } from '../texts.ts';

interface CepDialogProps {
  open: boolean;
  onClose: () => void;
  onFound: (address: FoundAddress) => void;
}

const states = ufs.map((uf) => ({ value: uf, label: stateNames[uf] }));

/** 'Não sabe o CEP?': by state, city and street. */
export function CepDialog({ open, ...rest }: CepDialogProps) {
  return open ? <OpenCepDialog {...rest} /> : null;
}

function OpenCepDialog({ onClose, onFound }: Omit<CepDialogProps, 'open'>) {
  const formId = useId();
  const [uf, setUf] = useState<Uf>('AM');
  const [city, setCity] = useState('Manaus');
  const [street, setStreet] = useState('');
  const [isTold, setTold] = useState(false);
  const search = useMutation({ mutationFn: searchAddresses });
  const submit = () => {
    setTold(true);
    if (street.trim() !== '') search.mutate({ uf, city: city.trim(), street: street.trim() });
  };
  return (
    <Dialog
      open
      title={cepTexts.title}
      onClose={onClose}
      size="wide"
      actions={
        <>
          <Button onClick={onClose}>{cepTexts.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            busyText={search.isPending ? cepTexts.searching : undefined}
          >
            {cepTexts.search}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <Select
          label={cepTexts.state}
          value={uf}
          onChange={(value) => setUf(ufs.find((one) => one === value) ?? 'AM')}
          options={states}
        />
        <TextField label={cepTexts.city} value={city} onChange={setCity} autoComplete="off" maxLength={80} />
        <TextField
          label={cepTexts.street}
          value={street}
          onChange={setStreet}
          error={isTold && street.trim() === '' ? cepTexts.streetMissing : search.isError ? cepTexts.failed : undefined}
          autoComplete="off"
          maxLength={120}
          startsFocused
        />
      </Form>
      {search.data === undefined ? null : search.data.length === 0 ? (
        <p role="status">{cepTexts.none}</p>
      ) : (
        <ul className="registration-addresses" aria-label={cepTexts.found}>
          {search.data.map((address) => (
            <li key={`${address.cep} ${address.logradouro}`}>
              <button type="button" onClick={() => onFound(address)}>
                <strong>{formatCep(address.cep)}</strong> <span>{addressText(address)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
