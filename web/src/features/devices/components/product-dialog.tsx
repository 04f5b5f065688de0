import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { type CatalogueProduct, saveProduct } from '../device-admin-calls.ts';
import { catalogueTexts, productTexts as texts } from '../texts.ts';

interface ProductDialogProps {
  /** Null for a new one. */
  product: CatalogueProduct | null;
  onClose: () => void;
}

const isShort = (text: string) => text.trim().length < 2;

/** What a device is called, and whether it is on sale. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const form = useId();
  const toast = useToast();
  const [draft, setDraft] = useState({
    manufacturer: product?.manufacturer ?? '',
    model: product?.model ?? '',
    description: product?.description ?? '',
    isActive: product?.isActive ?? true,
  });
  const [isTried, setTried] = useState(false);
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const save = useMutation({
    mutationFn: () => saveProduct(product?.id ?? null, draft),
    onSuccess: () => {
      toast.show({ kind: 'success', text: catalogueTexts.saved });
      onClose();
    },
  });
  const fault = (text: string) => (isTried && isShort(text) ? texts.required : undefined);
  return (
    <Dialog
      open
      title={product ? texts.changeTitle : texts.newTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{catalogueTexts.cancel}</Button>
          <Button kind="primary" type="submit" form={form} busyText={save.isPending ? texts.saving : undefined}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        onSubmit={() => {
          setTried(true);
          if (!isShort(draft.manufacturer) && !isShort(draft.model) && !save.isPending) save.mutate();
        }}
      >
        <TextField
          label={texts.manufacturer}
          hint={texts.manufacturerHint}
          value={draft.manufacturer}
          onChange={(manufacturer) => set({ manufacturer })}
          error={fault(draft.manufacturer)}
          maxLength={40}
          startsFocused
        />
        <TextField
          label={texts.model}
          value={draft.model}
          onChange={(model) => set({ model })}
          error={fault(draft.model)}
          maxLength={80}
        />
        <TextField
          label={texts.description}
          value={draft.description}
          onChange={(description) => set({ description })}
          maxLength={120}
        />
        {product ? (
          <Checkbox label={texts.onSale} isChecked={draft.isActive} onChange={(isActive) => set({ isActive })} />
        ) : null}
        {save.isError ? (
          <Banner kind="danger" isLive>
            {errorText(save.error, brandName())}
          </Banner>
        ) : null}
      </Form>
    </Dialog>
  );
}
