/** What can move money, one entry a subject and event. */
export type JournalEvent =
  | 'ORIGINATION'
  | 'AGREEMENT'
  | 'PAYMENT'
  | 'PAYMENT_UNDO'
  | 'BOLETO_CREDIT'
  | 'SELLER_SHARE'
  | 'SELLER_SHARE_UNDO'
  | 'CANCELLATION'
  | 'CANCELLATION_REFUND'
  | 'INCENTIVE'
  | 'INCENTIVE_REVERSAL'
  | 'INCENTIVE_PAYOUT'
  | 'INCENTIVE_PAYOUT_RETURN'
  | 'PIX_UNAPPLIED'
  | 'PIX_REFUND';

/** What moves money between a retailer and the provider, and is about no customer. */
export type RetailerEvent =
  | 'BILLING_PAYMENT'
  | 'BOLETO_CREDIT'
  | 'BILLING_SET_OFF'
  | 'UME_TO_BANKER'
  | 'BANKER_TO_TRANSITORY'
  | 'TRANSITORY_TO_RETAILER'
  | 'TRANSFER_REVERSAL'
  | 'ANTICIPATION'
  | ProviderEvent;

/** What the provider alone does with its money: entries of its own, as a retailer. */
export type ProviderEvent =
  | 'FUNDING'
  | 'BANK_FEE'
  | 'IOF_REMITTANCE'
  | 'REVENUE_TAXES'
  | 'IBS_CBS'
  | 'ISS'
  | 'BANK_DIFFERENCE'
  | 'BANK_DIFFERENCE_END';

/** What happens to a contract in its lender's books, and to no money. */
export type ContractEvent = 'ACCRUAL' | 'PROVISION' | 'WRITE_OFF' | 'RECOVERY';
