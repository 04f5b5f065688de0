/** The server modules that own routes, and what each is for; a new owner is a new module. */
export const owners = {
  retailers: 'Retailers, their stores and how each behaves.',
  identity: 'Operators: signing in and out, and who the caller is.',
  notifications: 'Messages to customers, as the embedded telephone shows them.',
  documents: 'Receipts, instruments and other papers as PDF.',
  borrowers: 'Customers, found by CPF. A lookup opens 30 minutes in which the operator may serve that customer.',
  policies: 'Dated policies: what a sale, an agreement, a coupon, extra credit or an incentive may be, and since when.',
  credit: 'Limits of customers, and what goes with them: coupons, extra credit, incentives of operators.',
  contracts: 'A sale: prices it, has the customer authorise it with a code, accepts it.',
  payments: 'Installments and fees: what is due today, receiving it and undoing that.',
  pix: 'Charges by Pix and what was received for them.',
  renegotiation: 'Agreements on late contracts.',
  'smartphone-sale': 'Devices on sale, their IMEI and their lock.',
  cancellation: 'Undoing a purchase, whole or in part.',
  reports: "The retailer's sales.",
} as const;

export type Owner = keyof typeof owners;
