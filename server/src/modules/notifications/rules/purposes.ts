/**
 * Why messages are sent. Those that somebody asks for count against the caps; the confirmations that a sale or a
 * payment sends by itself never keep a customer from getting a code.
 */
export const purposes = {
  PURCHASE_CODE: { isCapped: true },
  FACE_LINK: { isCapped: true },
  LIMIT: { isCapped: true },
  EVALUATION_RESULT: { isCapped: true },
  AGREEMENT_CODE: { isCapped: true },
  // Counted by the sign-in itself, alike for e-mails that nobody has.
  LOGIN_CODE: { isCapped: false },
  // Counted by the page of own data, alike for CPFs that nobody has.
  DATA_CODE: { isCapped: false },
  NEW_PHONE_CODE: { isCapped: true },
  DATA_CHANGED: { isCapped: false },
  PHONE_CHANGE: { isCapped: false },
  // Counted by the portal's entry, alike for CPFs that nobody has.
  PORTAL_CODE: { isCapped: false },
  RECEIPT_LINK: { isCapped: true },
  // Counted when the charge is begun: a bank that was asked for a code sees it sent.
  PIX_CHARGE: { isCapped: false },
  BOLETO: { isCapped: true },
  LIMIT_BLOCKED: { isCapped: false },
  PURCHASE_ACCEPTED: { isCapped: false },
  PAYMENT_RECEIVED: { isCapped: false },
  PAYMENT_UNDONE: { isCapped: false },
  AGREEMENT_ACCEPTED: { isCapped: false },
  PURCHASE_CANCELED: { isCapped: false },
} as const satisfies Record<string, { isCapped: boolean }>;

export type MessagePurpose = keyof typeof purposes;
