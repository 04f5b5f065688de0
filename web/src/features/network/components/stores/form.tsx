import { onlyDigits, ufs } from '@balcao/contract/kernel';
import { useState } from 'react';
import { errorText } from '../../../../lib/api/error.ts';
import { brandName } from '../../../../lib/brand/public-configuration.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Checkbox } from '../../../../ui/choice/checkbox.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { PhoneField } from '../../../../ui/field/phone-field.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import type { RetailerStore, StoreEntry } from '../../network-calls.ts';
import { type Draft, type StoreField, storeFaults } from '../../rules/faults.ts';
import { texts } from '../../texts.ts';
import { AddressFields } from './address-fields.tsx';

const FORM = 'store-form';
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
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const faults = isTried ? storeFaults(draft) : {};
  const change = (part: Partial<Draft<StoreField>>) => setDraft((before) => ({ ...before, ...part }));
  const field = (name: StoreField) => ({
    value: draft[name],
    error: faults[name],
    readOnly: isSending,
    onChange: (text: string) => change({ [name]: text }),
  });
  const send = async () => {
    if (Object.keys(storeFaults(draft)).length > 0) return;
    setSending(true);
    setFailure(undefined);
    try {
      await onSave(entryOf(draft, settings));
      onClose();
    } catch (error) {
      setFailure(errorText(error, brandName()));
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      size="wide"
      title={store ? texts.editStore(store.name) : texts.newStore}
      onClose={isSending ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {texts.cancel}
          </Button>
          <Button kind="primary" type="submit" form={FORM} busyText={isSending ? texts.saving : undefined}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Form
        id={FORM}
        className="network-form"
        onSubmit={() => {
          setTried(true);
          void send();
        }}
      >
        <TextField label={texts.storeName} maxLength={80} startsFocused {...field('name')} />
        <TextField label={texts.cnpj} maxLength={18} autoCapitalize="characters" {...field('cnpj')} />
        <PhoneField label={texts.phone} kind="any" {...field('phone')} />
        <AddressFields draft={draft} faults={faults} isLocked={isSending} onChange={change} />
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
        {failure === undefined ? null : (
          <Banner kind="danger" isLive>
            {failure}
          </Banner>
        )}
      </Form>
    </Dialog>
  );
}
