import { today } from '@balcao/contract/kernel';
import { useNavigate } from '@tanstack/react-router';
import { useLeaveGuard } from '../../../domain/leaving/use-leave-guard.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import type { KindInfo, Policy } from '../policy-calls.ts';
import { faultAt, faultsElsewhere } from '../rules/draft.ts';
import type { PlaceOption } from '../rules/places.ts';
import { texts } from '../texts.ts';
import { usePolicyDraft } from '../use-policy-draft.ts';
import { DocumentInputs } from './document-inputs.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';

interface PolicyFormProps {
  kind: KindInfo;
  source: Policy | undefined;
  undone: Policy | undefined;
  places: readonly PlaceOption[];
}

const ownFields = ['scope', 'storeId', 'variant', 'validFrom', 'validUntil'];

/** What a policy says, where and since when. What it changes is shown before it is published. */
export function PolicyForm(props: PolicyFormProps) {
  const { kind, undone, places } = props;
  const { said, say, write, faults, hasFaults, preview, compare, publish, isTouched } = usePolicyDraft(props);
  const guard = useLeaveGuard(isTouched);
  const navigate = useNavigate();
  const toast = useToast();
  const disabled = preview.isPending;
  const elsewhere = faultsElsewhere(faults, kind.fields, ownFields);
  const done = async (reason: string) => {
    const { id, status } = await publish(reason);
    toast.show({ kind: 'success', text: status === 'WAITING' ? texts.publishedWaits : texts.published });
    await navigate({ to: '/politicas/$id', params: { id }, ignoreBlocker: true });
  };
  return (
    <Form className="policy-form" onSubmit={compare}>
      {undone ? <Banner kind="info">{texts.undoNote}</Banner> : null}
      {kind.needsSecond ? <Banner kind="info">{texts.secondNote}</Banner> : null}
      <div className="policy-inputs policy-where">
        <Select
          label={texts.variant}
          value={said.variant}
          onChange={(variant) => say({ variant })}
          options={kind.variants.map(({ code, title }) => ({ value: code, label: `${kind.title}: ${title}` }))}
          disabled={disabled}
          error={faultAt(faults, 'variant')}
        />
        <Select
          label={texts.place}
          value={said.place}
          onChange={(place) => say({ place })}
          options={places}
          disabled={disabled}
          error={faultAt(faults, 'scope') ?? faultAt(faults, 'storeId')}
        />
        <DateField
          label={texts.validFrom}
          hint={texts.validFromHint}
          value={said.validFrom}
          onChange={(validFrom) => say({ validFrom })}
          min={today()}
          disabled={disabled}
          error={faultAt(faults, 'validFrom')}
        />
        <DateField
          label={texts.validUntil}
          hint={texts.validUntilHint}
          value={said.validUntil}
          onChange={(validUntil) => say({ validUntil })}
          min={said.validFrom ?? today()}
          disabled={disabled}
          error={faultAt(faults, 'validUntil')}
        />
      </div>
      <DocumentInputs fields={kind.fields} draft={said.draft} faults={faults} disabled={disabled} onChange={write} />
      <div role="alert">
        {preview.error || hasFaults ? (
          <Banner kind="danger">
            {hasFaults ? texts.check : errorText(preview.error, brandName())}
            {elsewhere.map((fault) => (
              <p key={fault}>{fault}</p>
            ))}
          </Banner>
        ) : null}
      </div>
      <Button kind="primary" type="submit" busyText={disabled ? texts.comparing : undefined}>
        {texts.compare}
      </Button>
      {preview.data ? (
        <PublishDialog kind={kind} preview={preview.data} onPublish={done} onClose={() => preview.reset()} />
      ) : null}
      <LeaveDialog open={guard.isAsking} onStay={guard.stay} onLeave={guard.leave} />
    </Form>
  );
}
