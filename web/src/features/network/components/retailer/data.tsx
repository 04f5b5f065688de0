import { formatCnpj, formatPhone } from '@balcao/contract/kernel';
import { useState } from 'react';
import { ReasonDialog } from '../../../../domain/reasons/reason-dialog.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { useToast } from '../../../../ui/toast/toasts.ts';
import type { Retailer, RetailerCalls } from '../../network-calls.ts';
import { texts, zoneText } from '../../texts.ts';
import { RetailerForm } from './form.tsx';

/** What is kept of a retailer. The provider changes it and decides whether its people get in. */
export function RetailerData({ retailer, calls }: { retailer: Retailer; calls: RetailerCalls }) {
  const [open, setOpen] = useState<'form' | 'status'>();
  const toast = useToast();
  const { contact, revision } = retailer;
  const isActive = retailer.status === 'active';
  const close = () => setOpen(undefined);
  return (
    <section className="network-data">
      <dl>
        <dt>{texts.status}</dt>
        <dd>
          <StatusBadge tone={isActive ? 'success' : 'neutral'} text={isActive ? texts.active : texts.inactive} />
        </dd>
        <dt>{texts.legalName}</dt>
        <dd>{retailer.legalName}</dd>
        <dt>{texts.cnpj}</dt>
        <dd>{formatCnpj(retailer.cnpj)}</dd>
        <dt>{texts.zone}</dt>
        <dd>{zoneText(retailer.zone)}</dd>
        <dt>{texts.contact}</dt>
        <dd>{contact ? [contact.name, contact.email, formatPhone(contact.phone)].join(', ') : texts.noContact}</dd>
      </dl>
      {retailer.mayChange ? (
        <div className="network-actions">
          <Button onClick={() => setOpen('form')}>{texts.edit}</Button>
          {retailer.isProvider ? null : (
            <Button kind={isActive ? 'danger' : 'secondary'} onClick={() => setOpen('status')}>
              {isActive ? texts.deactivate : texts.activate}
            </Button>
          )}
        </div>
      ) : null}
      {open === 'form' ? (
        <RetailerForm
          retailer={retailer}
          onClose={close}
          onSave={async (entry) => {
            await calls.change.mutateAsync({ ...entry, revision });
            toast.show({ kind: 'success', text: texts.saved });
          }}
        />
      ) : null}
      {open === 'status' ? (
        <ReasonDialog
          title={isActive ? texts.deactivate : texts.activate}
          confirm={isActive ? texts.deactivate : texts.activate}
          kind={isActive ? 'danger' : 'primary'}
          busyText={texts.saving}
          cancel={texts.cancel}
          label={texts.reason}
          hint={texts.reasonHint}
          onClose={close}
          onSend={async (reason) => {
            await calls.status.mutateAsync({ status: isActive ? 'inactive' : 'active', reason, revision });
            toast.show({ kind: 'success', text: texts.statusDone });
          }}
        >
          <p>{isActive ? texts.deactivateText : texts.activateText}</p>
        </ReasonDialog>
      ) : null}
    </section>
  );
}
