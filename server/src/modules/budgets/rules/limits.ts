const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const TOO_MANY = { refusal: 'TOO_MANY_REQUESTS' } as const;

/** Days are counted where the product is at home, until a shop is named. */
export const ZONE = 'America/Manaus';

/** From the code on, a page may ask for so long. */
export const VISIT_SECONDS = 30 * 60;

/** The code that a phone gets: how long it is good, and how often it may be typed wrong. */
export const visitCode = { validSeconds: 5 * 60, attempts: 5 } as const;

export const quotas = {
  /** Of an address: a family, or a shop, shares one. */
  doors: { name: 'budget_doors', uses: 30, windowSeconds: HOUR_SECONDS, ...TOO_MANY },
  /** Of a phone, whether a customer has it or not. */
  sends: { name: 'budget_sends', uses: 5, windowSeconds: HOUR_SECONDS, ...TOO_MANY },
  /** Codes of the product to all phones: whoever has many phones and addresses costs no more. */
  codes: { name: 'budget_codes', uses: 1_000, windowSeconds: HOUR_SECONDS, ...TOO_MANY },
  wrong: { name: 'budget_wrong', uses: 10, windowSeconds: DAY_SECONDS, ...TOO_MANY },
  /** Budgets of an address, of a proven phone, and of a CPF, whether somebody has it or not. */
  fromAddress: { name: 'budget_address', uses: 60, windowSeconds: HOUR_SECONDS, ...TOO_MANY },
  ofPhone: { name: 'budget_phone', uses: 20, windowSeconds: DAY_SECONDS, ...TOO_MANY },
  /** Messages of a phone that are answered, and answers of the product to all of them. */
  written: { name: 'chat_written', uses: 30, windowSeconds: HOUR_SECONDS, ...TOO_MANY },
  answers: { name: 'chat_answers', uses: 3_000, windowSeconds: HOUR_SECONDS, ...TOO_MANY },
  ofCpf: { name: 'budget_cpf', uses: 20, windowSeconds: DAY_SECONDS, ...TOO_MANY },
} as const;
