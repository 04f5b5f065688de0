import { today as todayIn } from '@balcao/contract/kernel';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useStores } from '../../../domain/stores/use-stores.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RadioCards } from '../../../ui/choice/radio-cards.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { type CatalogueProduct, enterOffer } from '../device-admin-calls.ts';
import {
  type DraftFaults,
  emptyDraft,
  entryOf,
  faultsOf,
  type OfferDraft,
  type OfferKind,
} from '../rules/offer-draft.ts';
import { catalogueTexts, nameOf, offerTexts as texts } from '../texts.ts';

interface OfferDialogProps {
  product: CatalogueProduct;
  onClose: () => void;
}

/** A price from a day on, in one store or in all of them. */
export function OfferDialog({ product, onClose }: OfferDialogProps) {
  const form = useId();
  const toast = useToast();
  const today = todayIn();
  const [draft, setDraft] = useState(() => emptyDraft(today));
  const [isTried, setTried] = useState(false);
  const faults = faultsOf(draft, today);
  const send = useMutation({
    mutationFn: () => enterOffer(product.id, entryOf(draft)),
    onSuccess: () => {
      toast.show({ kind: 'success', text: catalogueTexts.priced });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={texts.title(nameOf(product))}
      onClose={onClose}
      size="wide"
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" type="submit" form={form} busyText={send.isPending ? texts.sending : undefined}>
            {texts.send}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        onSubmit={() => {
          setTried(true);
          if (Object.keys(faults).length === 0 && !send.isPending) send.mutate();
        }}
      >
        <OfferFields
          draft={draft}
          faults={isTried ? faults : {}}
          onChange={(part) => {
            setDraft({ ...draft, ...part });
            send.reset();
          }}
        />
        {send.isError ? (
          <Banner kind="danger" isLive>
            {errorText(send.error, brandName())}
          </Banner>
        ) : null}
      </Form>
    </Dialog>
  );
}

interface OfferFieldsProps {
  draft: OfferDraft;
  faults: DraftFaults;
  onChange: (part: Partial<OfferDraft>) => void;
}

function OfferFields({ draft, faults, onChange }: OfferFieldsProps) {
  const stores = useStores();
  return (
    <>
      <MoneyField
        label={texts.price}
        valueCents={draft.price}
        onChangeCents={(price) => onChange({ price })}
        error={faults.price}
        startsFocused
      />
      <RadioCards
        label={texts.how}
        value={draft.kind}
        onChange={(kind) => onChange({ kind: kind as OfferKind })}
        cards={Object.entries(texts.kinds).map(([value, { label, note }]) => ({ value, label, note }))}
      />
      {draft.kind === 'FIXED' ? (
        <MoneyField
          label={texts.downPayment}
          valueCents={draft.downPayment}
          onChangeCents={(downPayment) => onChange({ downPayment })}
          error={faults.downPayment}
        />
      ) : (
        <TextField
          label={texts.rate}
          value={draft.rate}
          onChange={(rate) => onChange({ rate })}
          error={faults.rate}
          inputMode="decimal"
        />
      )}
      {draft.kind === 'RANGE' ? (
        <TextField
          label={texts.lowest}
          value={draft.lowest}
          onChange={(lowest) => onChange({ lowest })}
          error={faults.lowest}
          inputMode="decimal"
        />
      ) : null}
      <MoneyField label={texts.cap} valueCents={draft.cap} onChangeCents={(cap) => onChange({ cap })} />
      <Select
        label={texts.store}
        value={draft.storeId}
        onChange={(storeId) => onChange({ storeId })}
        options={stores.data ?? []}
        placeholder={texts.everyStore}
      />
      <DateField label={texts.from} value={draft.from} onChange={(from) => onChange({ from })} error={faults.from} />
      <DateField
        label={texts.until}
        value={draft.until}
        onChange={(until) => onChange({ until })}
        error={faults.until}
      />
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        value={draft.reason}
        onChange={(reason) => onChange({ reason })}
        error={faults.reason}
        maxLength={200}
      />
    </>
  );
}
