import { errorMessage } from '@balcao/contract/errors';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { whatsappAddress, whatsappText } from '../../../lib/whatsapp.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { takeFocus } from '../../../ui/keyboard/take-focus.ts';
import { isLiftedByPaying } from '../rules/refusals.ts';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import { counterTexts } from '../../../domain/counter/texts.ts';
import { texts } from '../texts.ts';
import './act.css';

interface BlockedCustomerProps {
  /** Why the limit is blocked, as the server names it. */
  block: string;
  borrowerId: string;
  counter: Counter;
}

/** A blocked limit sells nothing: instead of the value stands what may lift the block, and the way to pay what is open. */
export function BlockedCustomer({ block, borrowerId, counter }: BlockedCustomerProps) {
  const { brand, customerWhatsapp } = counter;
  const act = useRef<HTMLAnchorElement>(null);
  useEffect(() => takeFocus(act.current), []);
  const isPayable = isLiftedByPaying(block);
  const contact = isPayable ? null : customerWhatsapp;
  return (
    <>
      <Banner kind="danger" title={errorMessage(block, brand)} isLive>
        {contact === null ? null : counterTexts.customerService}
      </Banner>
      <div className="purchase-act purchase-act-alone">
        {contact === null ? null : (
          <a
            ref={act}
            className="button button-primary"
            href={whatsappAddress(contact)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="send" />
            {whatsappText(contact)}
          </a>
        )}
        <Link
          {...(contact === null ? { ref: act } : {})}
          className={`button ${contact === null ? 'button-primary' : ''}`}
          to="/caixa/pagamentos"
          state={{ borrowerId }}
        >
          {texts.payOpenInstallments}
        </Link>
      </div>
    </>
  );
}
