interface Purpose {
  isCapped: boolean;
  /** It can be heard as well as read. */
  isSpoken?: true;
  /** Somebody waits for it. */
  isAwaited?: true;
  /** What it says is good for a while alone: nobody sends it again. */
  isFleeting?: true;
}

/**
 * Why messages are sent. Those that somebody asks for count against the caps; the confirmations that a sale or a
 * payment sends by itself never keep a customer from getting a code. Codes may be read aloud; where somebody waits for one at
 * a counter, a way that does not answer is left soon.
 */
const everyPurpose = {
  PURCHASE_CODE: { isCapped: true, isSpoken: true, isAwaited: true, isFleeting: true },
  FACE_LINK: { isCapped: true, isAwaited: true, isFleeting: true },
  LIMIT: { isCapped: true },
  EVALUATION_RESULT: { isCapped: true },
  AGREEMENT_CODE: { isCapped: true, isSpoken: true, isAwaited: true, isFleeting: true },
  // Counted by the sign-in itself, alike for e-mails that nobody has.
  LOGIN_CODE: { isCapped: false, isFleeting: true },
  // Counted by the page of own data, alike for CPFs that nobody has.
  DATA_CODE: { isCapped: false, isSpoken: true, isAwaited: true, isFleeting: true },
  // Counted by the page of the purchase, alike for CPFs that nobody has.
  QR_IDENTIFICATION: { isCapped: false, isSpoken: true, isAwaited: true, isFleeting: true },
  NEW_PHONE_CODE: { isCapped: true, isSpoken: true, isAwaited: true, isFleeting: true },
  REGISTRATION_CODE: { isCapped: true, isSpoken: true, isAwaited: true, isFleeting: true },
  REGISTRATION_LINK: { isCapped: true, isAwaited: true, isFleeting: true },
  REGISTRATION_RESULT: { isCapped: false },
  DATA_CHANGED: { isCapped: false },
  PHONE_CHANGE: { isCapped: false },
  // Counted by the portal's entry, alike for CPFs that nobody has.
  PORTAL_CODE: { isCapped: false, isFleeting: true },
  // Counted by the calculator, alike for phones that no customer has.
  BUDGET_CODE: { isCapped: false, isSpoken: true, isAwaited: true, isFleeting: true },
  // Counted by the conversation, by the phone that writes and over all.
  CHAT_ANSWER: { isCapped: false, isAwaited: true, isFleeting: true },
  RECEIPT_LINK: { isCapped: true, isFleeting: true },
  // Counted when the charge is begun: a bank that was asked for a code sees it sent.
  PIX_CHARGE: { isCapped: false, isFleeting: true },
  BOLETO: { isCapped: true },
  BILLING: { isCapped: false },
  LIMIT_ANSWER: { isCapped: false },
  LIMIT_BLOCKED: { isCapped: false },
  PURCHASE_ACCEPTED: { isCapped: false },
  PAYMENT_RECEIVED: { isCapped: false },
  PAYMENT_UNDONE: { isCapped: false },
  AGREEMENT_ACCEPTED: { isCapped: false },
  PURCHASE_CANCELED: { isCapped: false },
  TRANSFER_DONE: { isCapped: false },
} as const satisfies Record<string, Purpose>;

export type MessagePurpose = keyof typeof everyPurpose;
export const purposes: Readonly<Record<MessagePurpose, Purpose>> = everyPurpose;
