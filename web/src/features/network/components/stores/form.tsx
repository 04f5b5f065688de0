import { onlyDigits, ufs } from '@balcao/contract/kernel';
import { useState } from 'react';
import { Checkbox } from '../../../../ui/choice/checkbox.tsx';
import { PhoneField } from '../../../../ui/field/phone-field.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import type { RetailerStore, StoreEntry } from '../../network-calls.ts';
import { type Draft, type StoreField, storeFaults } from '../../rules/faults.ts';
import { texts } from '../../texts.ts';
import { EntryDialog } from '../entry-dialog.tsx';
import { AddressFields } from './address-fields.tsx';

type Settings = StoreEntry['settings'];
const methods = [
  { value: 'BY_CPF', label: texts.byCpf },
  { value: 'BY_QR_CODE', label: texts.byQrCode },
] as const;

const draftOf = (store: RetailerStore | undefined): Draft<StoreField> => ({
  name: store?.name ?? '',
  cnpj: store?.cnpj ?? '',
  phone: onlyDigits(store?.phone?.replace('+55', '') ?? ''),
  cep: store?.address?.cep ?? '',
  uf: store?.address?.uf ?? '',
  cityCode: store?.address ? String(store.address.cityCode) : '',
  street: store?.address?.street ?? '',
  number: store?.address?.number ?? '',
  district: store?.address?.district ?? '',
  complement: store?.address?.complement ?? '',
});

const entryOf = (draft: Draft<StoreField>, settings: Settings): Omit<StoreEntry, 'revision'> => ({
  name: draft.name.trim(),
  cnpj: draft.cnpj,
  phone: draft.phone === '' ? null : draft.phone,
  settings,
  address: {
    cep: draft.cep,
    street: draft.street.trim(),
    number: draft.number.trim(),
    complement: draft.complement.trim(),
    district: draft.district.trim(),
    // The server calls a municipality as IBGE does.
    city: draft.cityCode,
    cityCode: Number(draft.cityCode),
    uf: ufs.find((uf) => uf === draft.uf) ?? 'AM',
  },
});

interface StoreFormProps {
  /** Undefined for a new one. */
  store?: RetailerStore | undefined;
  onSave: (entry: Omit<StoreEntry, 'revision'>) => Promise<unknown>;
  onClose: () => void;
}

/** A store, entered or changed; its CEP fills the address in. What is refused leaves what was typed. */
export function StoreForm({ store, onSave, onClose }: StoreFormProps) {
  const [draft, setDraft] = useState(() => draftOf(store));
  const [settings, setSettings] = useState<Settings>(
    store?.settings ?? { captureMethod: 'BY_CPF', canReceivePayments: true },
  );
  const [isTried, setTried] = useState(false);
  const faults = storeFaults(draft);
  const change = (part: Partial<Draft<StoreField>>) => setDraft((before) => ({ ...before, ...part }));
  return (
    <EntryDialog
      title={store ? texts.editStore(store.name) : texts.newStore}
      isRight={Object.keys(faults).length === 0}
      onTry={() => setTried(true)}
      onSave={() => onSave(entryOf(draft, settings))}
      onClose={onClose}
    >
      {(isSending) => {
        const field = (name: StoreField) => ({
          value: draft[name],
          error: isTried ? faults[name] : undefined,
          readOnly: isSending,
          onChange: (text: string) => change({ [name]: text }),
        });
        return (
          <>
            <TextField label={texts.storeName} maxLength={80} startsFocused {...field('name')} />
            <TextField label={texts.cnpj} maxLength={18} autoCapitalize="characters" {...field('cnpj')} />
            <PhoneField label={texts.phone} kind="any" {...field('phone')} />
            <AddressFields draft={draft} faults={isTried ? faults : {}} isLocked={isSending} onChange={change} />
            <Select
              label={texts.captureMethod}
              options={methods}
              value={settings.captureMethod}
              disabled={isSending}
              onChange={(method) => setSettings({ ...settings, captureMethod: method as Settings['captureMethod'] })}
            />
            <Checkbox
              label={texts.receives}
              isChecked={settings.canReceivePayments}
              disabled={isSending}
              onChange={(canReceivePayments) => setSettings({ ...settings, canReceivePayments })}
            />
          </>
        );
      }}
    </EntryDialog>
  );
}
