import { cents } from '@balcao/credit-math';

const HOUR_SECONDS = 60 * 60;
const TOO_MANY = { windowSeconds: HOUR_SECONDS, refusal: 'TOO_MANY_REQUESTS' } as const;

/** The least that is sold by QR code (cashier spec, section 9); exactly this is sold (ruling C20). */
export const MINIMUM_CENTS = cents(1_000);
/** How long a request waits for a cashier. */
export const REQUEST_SECONDS = 15 * 60;
/** A page tells for so long what became of it. */
export const TOLD_SECONDS = HOUR_SECONDS;

/** The code that tells who the customer is. */
export const identification = { validSeconds: 5 * 60, attempts: 5 } as const;

export const quotas = {
  /** Of an operator. */
  made: { name: 'qr_made', uses: 120, ...TOO_MANY },
  /** Of an address: the phones of a shop share one. */
  doors: { name: 'qr_doors', uses: 120, ...TOO_MANY },
  /** Of the printed code of a store, for the same reason as `doors`; and of the till, which would see nothing but noise. */
  storeDoors: { name: 'store_code_doors', uses: 120, ...TOO_MANY },
  askedFrom: { name: 'store_requests_from', uses: 30, ...TOO_MANY },
  askedAt: { name: 'store_requests_at', uses: 300, ...TOO_MANY },
  /** Of a CPF, whether somebody has it or not. */
  sends: { name: 'qr_code_sends', uses: 5, ...TOO_MANY },
  /** CPFs of one page: nobody sends codes to strangers by it. */
  asked: { name: 'qr_codes_asked', uses: 6, ...TOO_MANY },
  wrong: { name: 'qr_code_wrong', uses: 10, ...TOO_MANY, windowSeconds: 24 * HOUR_SECONDS },
  /** Prices that one page may ask for. */
  offers: { name: 'qr_offers', uses: 30, ...TOO_MANY },
} as const;
