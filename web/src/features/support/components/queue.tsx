import { formatDateTime } from '@balcao/contract/kernel';
import { Link } from '@tanstack/react-router';
import type { SupportRequest } from '../../../domain/support/support-calls.ts';
import type { WaitingPhone } from '../requests.ts';
import { askedText, inboxTexts as texts } from '../texts.ts';

interface QueueProps {
  requests: readonly SupportRequest[];
  /** Another phone that somebody asks for: decided on its own page, where both numbers and what is odd about them stand. */
  phones: readonly WaitingPhone[];
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/** What waits for the support, in one list. */
export function Queue({ requests, phones, openId, onOpen }: QueueProps) {
  return (
    <ul className="support-queue" aria-label={texts.list}>
      {phones.map((phone) => (
        <li key={phone.id}>
          <Link className="support-item" to="/alteracoes-de-telefone">
            <strong>{texts.phoneChange}</strong>
            <span className="support-soft">
              {[phone.name, texts.subjects[phone.subject], formatDateTime(phone.askedAt)].join(', ')}
            </span>
            {phone.claim ? <span className="support-soft">{texts.claimedBy(phone.claim.by.name)}</span> : null}
          </Link>
        </li>
      ))}
      {requests.map((request) => (
        <li key={request.id}>
          <button
            type="button"
            className="support-item"
            aria-current={request.id === openId}
            onClick={() => onOpen(request.id)}
          >
            <strong>{request.subject}</strong>
            <span className="support-soft">{askedText(request)}</span>
            {request.claimedBy ? <span className="support-soft">{texts.claimedBy(request.claimedBy.name)}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
