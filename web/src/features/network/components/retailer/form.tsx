import { onlyDigits } from '@balcao/contract/kernel';
import { useState } from 'react';
import { PhoneField } from '../../../../ui/field/phone-field.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import type { Retailer, RetailerEntry } from '../../network-calls.ts';
import { type Draft, type RetailerField, retailerFaults } from '../../rules/faults.ts';
import { texts, zoneOptions } from '../../texts.ts';
import { EntryDialog } from '../entry-dialog.tsx';

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
  const faults = retailerFaults(draft);
  return (
    <EntryDialog
      title={retailer ? texts.editTitle : texts.create}
      isRight={Object.keys(faults).length === 0}
      onTry={() => setTried(true)}
      onSave={() => onSave(entryOf(draft))}
      onClose={onClose}
    >
      {(isSending) => {
        const field = (name: RetailerField) => ({
          value: draft[name],
          error: isTried ? faults[name] : undefined,
          readOnly: isSending,
          onChange: (text: string) => setDraft({ ...draft, [name]: text }),
        });
        return (
          <>
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
          </>
        );
      }}
    </EntryDialog>
  );
}
