import type { Booked, InstallmentState } from './product/booked.ts';
import { costOn } from './reference/agreement.ts';
import type { Customer } from './reference/customer.ts';
import { totalOf } from './reference/debt.ts';
import type { Lines } from './reference/entries.ts';
import type { Servicing } from './reference/servicing.ts';

/** What the reference says of all installments, as the product is asked. */
const statesOf = ({ contracts }: Customer): InstallmentState[] =>
  contracts.flatMap(({ debts }) =>
    debts.map((debt) => {
      const { number, due, state } = debt;
      if (state !== 'OPEN') return { number, due, state, principal: 0, interest: 0, limit: 0, carried: 0 };
      const { principal, interest, limit } = debt;
      return { number, due, state, principal, interest, limit, carried: totalOf(debt) };
    }),
  );

type Figures = Readonly<Record<string, number | string>>;

/** Where two sets of figures differ, as 'what: expected, product says found'. */
function differences(what: string, expected: Figures, found: Figures): string[] {
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  return keys
    .filter((key) => (expected[key] ?? 0) !== (found[key] ?? 0))
    .map((key) => `${what} ${key}: ${expected[key] ?? 0}, the product says ${found[key] ?? 0}`);
}

export function compareDue(customer: Customer, day: string, found: Figures): string[] {
  const expected = customer
    .owed(day)
    .map(({ of, debt }) => [`${customer.contracts.indexOf(of)}/${debt.number}`, of.dueOn(debt, day)] as const);
  return differences('due of installment', Object.fromEntries(expected), found);
}

export function compareAgreed({ agreement }: Servicing, day: string, found: readonly number[]): string[] {
  if (!agreement) return ['no agreement'];
  const expected = agreement.payments.map((payment) => {
    const { fine, late, early } = costOn(payment, agreement.rules, day);
    return payment.value + fine + late - early;
  });
  return differences(
    'due of agreed payment',
    Object.fromEntries(expected.entries()),
    Object.fromEntries(found.entries()),
  );
}

export function compareBooked(customer: Customer, lines: Lines, booked: Booked): string[] {
  const states = statesOf(customer);
  return [
    ...differences('limit', { used: customer.usedLimit }, { used: booked.used }),
    ...differences('count of', { installments: states.length }, { installments: booked.installments.length }),
    ...states.flatMap((state, at) =>
      differences(`installment ${state.number}`, { ...state }, { ...booked.installments[at] }),
    ),
    ...differences('posting', Object.fromEntries(lines), booked.lines),
  ];
}
