import { formatPhone } from '@balcao/contract/kernel';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { RegistrationPhone } from '../machine/server.ts';
import { phoneTexts } from '../texts.ts';

/** The primary number as the server knows it: whole until it is verified, to be read to the customer. */
export function PrimaryPhone({ phone }: { phone: RegistrationPhone }) {
  return (
    <div className="registration-phone">
      <span className="registration-label">{phoneTexts.primary}</span>
      <strong className="registration-number">{formatPhone(phone.phoneNumber)}</strong>
      {phone.isVerified ? <StatusBadge tone="success" text={phoneTexts.verified} /> : null}
    </div>
  );
}
