/** How a customer authorised a purchase. */
export interface Signature {
  /** Where the code went: '(11) *****-4321'. */
  phoneMasked: string;
  /** When the right code was typed; null when it never was. */
  verifiedAt: string | null;
  method?: 'OTP' | 'LIVENESS' | 'LIVENESS_WITH_ANALYST' | 'ANALYST_CALL';
  channel?: 'SMS' | 'WHATSAPP' | 'PHONE_CALL' | 'ANALYST_CALL';
}
