import type { Cents, CivilDate } from '@balcao/contract';
import type { Template } from '../../kernel/db/sql.ts';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import type { CreditPorts } from '../credit/index.ts';

export interface InstallmentToOpen {
  number: number;
  dueOn: CivilDate;
  amountCents: Cents;
  principalCents: Cents;
  interestCents: Cents;
  /** Share of the purchase value that paying it gives back to the limit. */
  limitCents: Cents;
  /** Taken off when it is paid in time: interest that the retailer paid already. Zero on every other product. */
  bonusCents: Cents;
}

/** A device on sale in a store on a day. Money in cents, rates as decimal text. */
export interface DeviceOfferFact {
  name: string;
  priceCents: Cents;
  /** Fixed down payment; null when it follows from `maxDownPaymentRate`. */
  downPaymentCents: Cents | null;
  maxDownPaymentRate: string;
  /** Smallest share of the price it may be sold for; '1' is a fixed price. */
  minPriceRate: string;
  /** Most that may be financed on it; null for no cap of its own. */
  maxAmountCents: Cents | null;
}

/** The device registered for an offered contract. */
export interface DeviceFact {
  imei: string;
  /** Maker and model. */
  name: string;
  status: 'VERIFIED' | 'SUBMITTED' | 'LOCKED' | 'BOUND' | 'RELEASED';
}

/** What contracts needs to sell devices; module smartphone-sale owns the tables. */
export interface DevicesPort {
  /** Scalar subquery: the device on sale in this store on a day; null when it is not. */
  deviceOfferFact(
    productId: string | Template,
    retailerId: string | Template,
    storeId: string | Template,
    on: CivilDate,
  ): Template<DeviceOfferFact | null>;
  /** Scalar subquery: the device of a contract; null when none was verified. */
  deviceFact(borrowerId: string | Template, contractId: string | Template): Template<DeviceFact | null>;
  /**
   * LOCKED -> BOUND, one row, named 'bound_device'. Misses when the device is not locked (any more); an IMEI bound to
   * another contract that is not cancelled breaks the unique index.
   */
  bindDeviceFragment(bind: { borrowerId: string; contractId: string; at: Date }): Fragment;
}

/** What contracts needs of later modules; bound in `server/src/bindings.ts`, run in the same transaction (ADR 0016). */
export interface ContractsPorts extends CreditPorts {
  /** Scalar subquery: whether a contract has installments already. */
  hasInstallmentsFact(borrowerId: string | Template, contractId: string | Template): Template<boolean>;
  /** Installments and usage fee of an accepted contract, as parts of its write. */
  openInstallments(contract: {
    borrowerId: string;
    contractId: string;
    retailerId: string;
    installments: readonly InstallmentToOpen[];
    feeCents: Cents;
  }): Fragment[];
  devices: DevicesPort;
  /** Scalar: for how many days the oldest overdue installment of a borrower is due, those in an agreement aside; 0 where none is. */
  lateDaysFact(borrowerId: string | Template, today: CivilDate): Template<number>;
  /** Scalar subquery: 'chatbot' where the customer got a budget by a messenger that counts in a retailer on a day; null elsewhere. */
  chatChannelFact(
    borrowerId: string | Template,
    retailerId: string | Template,
    today: CivilDate,
  ): Template<'chatbot' | null>;
}
