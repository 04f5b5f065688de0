import { formatDateTime } from '@balcao/contract/kernel';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Money } from '../../ui/data/money.tsx';
import { useCounter } from '../counter/use-counter.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { texts } from './texts.ts';
import { type StoreRequest, useStoreRequests } from './use-store-requests.ts';
import './store-requests.css';

/** Customers who began a purchase by the printed code of the store: each waits for somebody who sees them. */
export function StoreRequests() {
  const id = useId();
  const navigate = useNavigate();
  const { storeId, sellsByQrCode } = useCounter();
  const { requests, refresh } = useStoreRequests(sellsByQrCode ? storeId : null);
  const [open, setOpen] = useState<StoreRequest | null>(null);
  if (requests.length === 0 && open === null) return null;
  return (
    <section className="store-requests" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <p className="store-requests-soft">{texts.hint}</p>
      <ul>
        {requests.map((request) => (
          <li key={request.id}>
            <strong className="store-requests-number">{request.number}</strong>
            <span>
              <Money reais={request.value} />
              <small className="store-requests-soft">{texts.since(formatDateTime(request.createdAt))}</small>
            </span>
            <Button kind="primary" aria-label={texts.confirmOf(request.number)} onClick={() => setOpen(request)}>
              {texts.confirm}
            </Button>
          </li>
        ))}
      </ul>
      {open === null ? null : (
        <AnswerDialog
          request={open}
          onClose={() => {
            setOpen(null);
            void refresh();
          }}
          onConfirmed={(compra) => void navigate({ to: '/caixa/compras/qrcode', search: { compra } })}
        />
      )}
    </section>
  );
}
