import { formatCep, formatCnpj, formatPhone } from '@balcao/contract/kernel';
import { Button } from '../../../../ui/button/button.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import type { RetailerStore } from '../../network-calls.ts';
import { texts } from '../../texts.ts';

interface StoreCardProps {
  store: RetailerStore;
  /** Undefined for who may only look. */
  actions: { onEdit: () => void; onStatus: () => void } | undefined;
}

export function StoreCard({ store, actions }: StoreCardProps) {
  const { name, cnpj, status, address, addressLine, phone, settings, staff } = store;
  const isActive = status === 'active';
  const facts = [
    formatCnpj(cnpj),
    phone === null ? '' : formatPhone(phone),
    settings.captureMethod === 'BY_CPF' ? texts.byCpf : texts.byQrCode,
    texts.people(staff),
  ];
  return (
    <li className="network-store">
      <h3>{name}</h3>
      <StatusBadge tone={isActive ? 'success' : 'neutral'} text={isActive ? texts.activeStore : texts.inactiveStore} />
      <p>{address ? `${addressLine}, ${formatCep(address.cep)}` : addressLine}</p>
      <p className="network-note">{facts.filter((fact) => fact !== '').join(', ')}</p>
      {actions ? (
        <div className="network-actions">
          <Button onClick={actions.onEdit} aria-label={texts.editStore(name)}>
            {texts.edit}
          </Button>
          <Button onClick={actions.onStatus} aria-label={isActive ? texts.closeTitle(name) : texts.openTitle(name)}>
            {isActive ? texts.closeStore : texts.openStore}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
