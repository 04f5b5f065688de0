import { onlyDigits } from '@balcao/contract/kernel';
import { useState } from 'react';
import { errorText } from '../../../../lib/api/error.ts';
import { brandName } from '../../../../lib/brand/public-configuration.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { PhoneField } from '../../../../ui/field/phone-field.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import type { Retailer, RetailerEntry } from '../../network-calls.ts';
import { type Draft, type RetailerField, retailerFaults } from '../../rules/faults.ts';
import { texts, zoneOptions } from '../../texts.ts';

const FORM = 'retailer-form';

const draftOf = (retailer: Retailer | undefined): Draft<RetailerField> => ({
  fantasyName: retailer?.fantasyName ?? '',
  legalName: retailer?.legalName ?? '',
  cnpj: retailer?.cnpj ?? '',
  zone: retailer?.zone ?? 'America/Manaus',
  contactName: retailer?.contact?.name ?? '',
  contactEmail: retailer?.contact?.email ?? '',
  contactPhone: onlyDigits(retailer?.contact?.phone.replace('+55', '') ?? ''),
});

const entryOf = (draft: Draft<RetailerField>): RetailerEntry => ({
  fantasyName: draft.fantasyName.trim(),
  legalName: draft.legalName.trim(),
  cnpj: draft.cnpj,
  zone: draft.zone as RetailerEntry['zone'],
  contact: { name: draft.contactName.trim(), email: draft.contactEmail.trim(), phone: draft.contactPhone },
});

interface RetailerFormProps {
  /** Undefined for a new one. */
  retailer?: Retailer;
  onSave: (entry: RetailerEntry) => Promise<unknown>;
  onClose: () => void;
}

/** A retailer, entered or changed. What is refused leaves what was typed. */
export function RetailerForm({ retailer, onSave, onClose }: RetailerFormProps) {
  const [draft, setDraft] = useState(() => draftOf(retailer));
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const faults = isTried ? retailerFaults(draft) : {};
  const field = (name: RetailerField) => ({
    value: draft[name],
    error: faults[name],
    readOnly: isSending,
    onChange: (text: string) => setDraft({ ...draft, [name]: text }),
  });
  const send = async () => {
    if (Object.keys(retailerFaults(draft)).length > 0) return;
    setSending(true);
    setFailure(undefined);
    try {
      await onSave(entryOf(draft));
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
      title={retailer ? texts.editTitle : texts.create}
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
        <TextField label={texts.fantasyName} maxLength={80} startsFocused {...field('fantasyName')} />
        <TextField label={texts.legalName} maxLength={160} {...field('legalName')} />
        <TextField label={texts.cnpj} maxLength={18} autoCapitalize="characters" {...field('cnpj')} />
        <Select
          label={texts.zone}
          options={zoneOptions}
          value={draft.zone}
          disabled={isSending}
          onChange={(zone) => setDraft({ ...draft, zone })}
        />
        <TextField label={texts.contactName} maxLength={120} {...field('contactName')} />
        <TextField label={texts.contactEmail} type="email" maxLength={254} {...field('contactEmail')} />
        <PhoneField label={texts.contactPhone} kind="any" {...field('contactPhone')} />
        {failure === undefined ? null : (
          <Banner kind="danger" isLive>
            {failure}
          </Banner>
        )}
      </Form>
    </Dialog>
  );
}
