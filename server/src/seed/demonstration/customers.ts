import type { BorrowerStatus, CivilDate } from '@balcao/contract';
import { completeCpf } from '../../modules/borrowers/index.ts';
import { fixedId } from './fixed-ids.ts';
import type { StoreKey } from './shops.ts';

/** When installments of a purchase were paid. */
export type Paid =
  /** Each so many days after it fell due (negative: before), up to number `upTo`, as far as today allows. */
  | { daysFromDue: number; upTo?: number }
  /** So many of the lowest open ones together, so many days after the purchase. */
  | { daysAfterPurchase: number; count: number };

export interface Purchase {
  store: StoreKey;
  daysAgo: number;
  cents: number;
  count: number;
  paid: readonly Paid[];
}

export interface LimitStep {
  daysAgo: number;
  cents: number;
  reason: string;
}

export interface DemonstrationCustomer {
  number: number;
  id: string;
  cpf: string;
  name: string;
  phone: string | null;
  email: string | null;
  birthOn: CivilDate;
  status: BorrowerStatus;
  isPhoneVerified: boolean;
  isPurchaseDisabled: boolean;
  /** The fixed due day of a 'Leve' customer; null for 'Limite'. */
  billDueDay: number | null;
  hasImages: boolean;
  /** Which invented portrait. */
  face: number;
  /** Oldest first; empty for a customer without a limit. */
  limit: readonly LimitStep[];
  isBlocked: boolean;
  purchases: readonly Purchase[];
  /** Extra credit for one purchase that was asked for at a store of Norte, or for a device at Loja Shopping; null for most. */
  evaluation: { store?: StoreKey; daysAgo: number; cents: number; isForDevice?: true } | null;
  /** Left in the midst of buying a device. */
  leavesDevice?: true;
  /** Paid the boleto of the next installment with less than it asks for: it waits for an analyst of Norte. */
  paysBoletoShort?: true;
  /** A higher limit that an analyst of Norte asked for just now; null for most. */
  asksLimit: { cents: number; reason: string } | null;
  /** An agreement on all that was late at Loja Centro, and how many of its payments were made in time; null for most. */
  agreement: { daysAgo: number; count: number; paid: number } | null;
  /** What looking this customer up shows, for the guide. */
  shows: string;
}

type Facts = Partial<Omit<DemonstrationCustomer, 'number' | 'id'>> & Pick<DemonstrationCustomer, 'name' | 'shows'>;

const granted = (cents: number): LimitStep[] => [{ daysAgo: 400, cents, reason: 'Limite inicial' }];

/** Ninth digit of a CPF: fiscal region, 2 for Amazonas. */
const cpfOf = (number: number) => completeCpf(`9000${String(number % 100).padStart(2, '0')}002`);

export function customer(number: number, facts: Facts): DemonstrationCustomer {
  return {
    number,
    id: fixedId('borrower', number),
    cpf: cpfOf(number),
    phone: `+559290000${String(1_000 + number)}`,
    email: `cliente${number}@correio.example`,
    birthOn:
      `${1950 + ((number * 7) % 52)}-${String(1 + (number % 12)).padStart(2, '0')}-${String(1 + (number % 28)).padStart(2, '0')}` as CivilDate,
    status: 'APPROVED',
    isPhoneVerified: true,
    isPurchaseDisabled: false,
    billDueDay: null,
    hasImages: true,
    face: number,
    limit: granted(300_000),
    isBlocked: false,
    purchases: [],
    evaluation: null,
    asksLimit: null,
    agreement: null,
    ...facts,
  };
}

export { granted };
