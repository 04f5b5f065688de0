import { useEffect, useRef } from 'react';
import { usePublicConfiguration } from '../../lib/brand/public-configuration.ts';
import { whatsappAddress, whatsappText } from '../../lib/whatsapp.ts';
import { heldAddress } from '../qr/held-visit.ts';
import { texts } from './texts.ts';
import '../../ui/button/button.css';

export type PurchaseEnding = 'approved' | 'manual' | 'declined';

const words = {
  approved: [texts.approvedTitle, texts.approved],
  manual: [texts.manualTitle, texts.manual],
  declined: [texts.declinedTitle, texts.declined],
} as const;

/** What became of it, and who acts next. */
export function PurchaseEnd({ how }: { how: PurchaseEnding }) {
  const { support } = usePublicConfiguration();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [title, meaning] = words[how];
  // Shown on the phone that buys by QR code: the purchase goes on there.
  const purchase = heldAddress();
  const isQr = purchase !== null;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{isQr && how === 'approved' ? texts.approvedHere : meaning}</p>
      {purchase === null || how === 'declined' ? null : (
        <a className="button button-primary" href={purchase}>
          {texts.backToPurchase}
        </a>
      )}
      {how !== 'approved' && support.customerWhatsapp ? (
        <a className="button button-secondary" href={whatsappAddress(support.customerWhatsapp)}>
          {whatsappText(support.customerWhatsapp)}
        </a>
      ) : null}
    </>
  );
}
