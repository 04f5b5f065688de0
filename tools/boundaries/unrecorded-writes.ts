/** Files of modules that write without an act, and why the audit has nothing to say of it. The list may only shrink. */
export const unrecordedWrites: Readonly<Record<string, string>> = {
  'server/src/modules/accounting/close-steps/accrue.ts':
    'what contracts earn and what is set aside follows from debts of record, in batches of the close',
  'server/src/modules/audit/use-cases/keep-checking.ts': 'how far a check is; that it was asked for is audited',
  'server/src/modules/billings/close-steps/expire.ts': 'billings expire by the calendar, in batches of the close',
  'server/src/modules/contracts/day-close.ts': 'offers and codes end by the calendar, in batches of the close',
  'server/src/modules/credit/close-steps/record-limit-blocks.ts':
    'blocks follow from debts of record, in batches of the close',
  'server/src/modules/decisions/bureau/bureau-report.ts':
    'that a bureau is asked is a row of its own; what is decided on its answer is audited',
  'server/src/modules/identity/sessions.ts':
    'when a session was last seen; sessions that end are audited by what ends them',
  'server/src/modules/invoices/close-steps/cancel-settled.ts':
    'boletos end with the installment, whose payment is audited, in batches of the close',
  'server/src/modules/network/store.ts': 'a seed gives places their holidays; a person adds one by an act',
  'server/src/modules/notifications/use-cases/send-message.ts':
    'delivery is a fact of the outbox; what sends the message is audited',
  'server/src/modules/payments/amounts/mark-overdue.ts':
    'overdue marks follow from the calendar, in batches of the close',
  'server/src/modules/pix/close-steps/expire-charges.ts': 'charges end by the calendar, in batches of the close',
  'server/src/modules/pix/unmatched-pix.ts':
    "money of nobody known belongs to no retailer's chain; books and metrics tell it",
  'server/src/modules/policies/store.ts': 'documents of an installation, which keep author and reason themselves',
  'server/src/modules/portal/sessions.ts': 'when a session was last seen; that a customer entered or left is audited',
  'server/src/modules/retailers/holidays.ts':
    'a seed gives the stores their holidays; a person adds one by an act of network',
  'server/src/modules/renegotiation/close-steps/day-close.ts':
    'offers end by the calendar; a broken agreement is an act',
  'server/src/modules/retailers/store.ts': 'a seed makes the retailers; a person enters one by an act of network',
  'server/src/modules/smartphone-sale/catalogue/store.ts':
    'a seed makes the catalogue; screens come with its administration',
  'server/src/modules/transfers/close-steps/collect-items.ts':
    'what retailers are owed follows from entries of record, in batches of the close; the batch that pays it is audited',
  'server/src/modules/borrowers/own-data.ts': 'fills a hash that follows from what is sealed beside it',
  'server/src/modules/data-updates/visits.ts': 'the end of a visit: what was done in it is recorded',
};
