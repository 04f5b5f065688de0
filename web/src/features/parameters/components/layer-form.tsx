import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText, hasCode } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Select, type SelectOption } from '../../../ui/field/select.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import type { Place, useLayer } from '../layer-calls.ts';
import { brandOf, isOfBrand } from '../rules/brand-papers.ts';
import { documentOf, draftOf, issueOf, type Layer } from '../rules/draft.ts';
import { texts } from '../texts.ts';
import { BrandPreview } from './brand-preview.tsx';
import { DifferenceList } from './difference-list.tsx';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { SettingField } from './setting-field.tsx';

interface LayerFormProps {
  place: Place;
  layer: Layer;
  /** Stores that a change of the whole retailer can be looked at from. */
  stores: readonly SelectOption[];
  calls: Pick<ReturnType<typeof useLayer>, 'preview' | 'enter'>;
}

/** The settings of a layer, one subject at a time. What changes is shown before it is confirmed. */
export function LayerForm({ place, layer, stores, calls: { preview, enter } }: LayerFormProps) {
  const parts = [...new Set(layer.fields.map((field) => field.part))];
  const [draft, setDraft] = useState(() => draftOf(layer.fields));
  const { assunto }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const [part, setPart] = useState(parts.find((one) => one === assunto) ?? parts[0] ?? '');
  const [seenBy, setSeenBy] = useState(place.scope === 'RETAILER' ? (stores[0]?.value ?? '') : '');
  const toast = useToast();
  const document = documentOf(layer.fields, draft);
  const issues = hasCode(preview.error, 'INVALID_LAYER') ? (preview.error.details?.issues ?? []) : [];
  const shown = preview.data;
  const storeName = stores.find(({ value }) => value === seenBy)?.label;

  return (
    <Form
      className="parameter-form"
      onSubmit={() => preview.mutate({ ...place, document, ...(seenBy === '' ? {} : { seenBy }) })}
    >
      <Select
        label={texts.part}
        value={part}
        onChange={setPart}
        options={parts.map((value) => ({ value, label: value }))}
      />
      {layer.fields
        .filter((field) => field.part === part)
        .map((field) => (
          <SettingField
            key={field.path}
            field={field}
            text={draft[field.path] ?? ''}
            error={issueOf(issues, field.path)}
            disabled={preview.isPending}
            onChange={(text) => setDraft({ ...draft, [field.path]: text })}
          />
        ))}
      {isOfBrand(layer.fields, part) ? <BrandPreview brand={brandOf(layer.fields, draft)} /> : null}
      {place.scope === 'RETAILER' && stores.length > 0 ? (
        <Select label={texts.seenBy} value={seenBy} onChange={setSeenBy} options={stores} />
      ) : null}
      {preview.error ? (
        <Banner kind="danger" isLive>
          {errorText(preview.error, brandName())}
          <ul>
            {issues.map(({ path, message }) => (
              <li
                key={path}
              >{`${layer.fields.find((field) => issueOf([{ path, message }], field.path))?.title ?? path}: ${message}`}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      <div role="status">{shown?.difference.length === 0 ? <Banner kind="info">{texts.nothing}</Banner> : null}</div>
      <Button kind="primary" type="submit" busyText={preview.isPending ? texts.comparing : undefined}>
        {texts.compare}
      </Button>
      {shown && shown.difference.length > 0 ? (
        <ReasonDialog
          label={texts.reason}
          hint={texts.reasonHint}
          title={texts.difference}
          confirm={texts.confirm}
          busyText={texts.confirming}
          cancel={texts.back}
          onClose={() => preview.reset()}
          onSend={async (reason) => {
            await enter.mutateAsync({ ...place, document, reason, basedOn: layer.revision });
            toast.show({ kind: 'success', text: texts.done });
          }}
        >
          <DifferenceList of={shown.difference} />
          {storeName === undefined ? null : (
            <>
              <h3>{texts.seen(storeName)}</h3>
              {shown.seen.length === 0 ? <p>{texts.seenSame}</p> : <DifferenceList of={shown.seen} />}
            </>
          )}
        </ReasonDialog>
      ) : null}
    </Form>
  );
}
