import type { Handled, PolicyDocument } from '@balcao/contract';
import { type Cents, cents, civilDate, type RevenueTaxRow, revenueTaxRows, sumCents } from '@balcao/credit-math';
import { type Account, kindOfAccount } from '../../books/index.ts';
import { monthEndOf } from './rates.ts';

type Revenue = NonNullable<Handled<'GET /backofficeAccounting/taxes'>['answer']['revenue']>;

/** What of the accounting policy says how revenue is taxed. */
type TaxPolicy = Pick<PolicyDocument<'accounting'>, 'taxRegime' | 'pisRate' | 'cofinsRate' | 'revenueTaxes'>;

/** On which ISS is due: what is asked for a service. Interest and what goes with it is no service. */
const services: ReadonlySet<Account> = new Set(['mdr_income', 'fee_income']);

/** The income of a span by account, and its two parts. */
export function revenueOf(moves: readonly { account: Account; debitCents: number; creditCents: number }[]) {
  const accounts: Revenue['accounts'] = moves
    .filter(({ account }) => kindOfAccount[account] === 'INCOME')
    .map(({ account, debitCents, creditCents }) => ({
      account,
      revenue: services.has(account) ? ('SERVICES' as const) : ('CREDIT' as const),
      value: cents(creditCents - debitCents),
    }))
    .filter(({ value }) => value !== 0);
  const sumOf = (part: 'SERVICES' | 'CREDIT'): Cents =>
    sumCents(accounts.filter(({ revenue }) => revenue === part).map(({ value }) => value));
  return { accounts, creditCents: sumOf('CREDIT'), servicesCents: sumOf('SERVICES') };
}

/** The rates of the law for the regime, with what the policy says in their place: of PIS and COFINS while the law knows them. */
export function taxRowsOf(policy: TaxPolicy | null): readonly RevenueTaxRow[] {
  const { taxRegime = 'FINANCIAL_INSTITUTION', pisRate, cofinsRate, revenueTaxes = [] } = policy ?? {};
  const given = revenueTaxes.map(({ from, until, tax, revenue, rate, source }): RevenueTaxRow => {
    const validTo = until === null ? null : monthEndOf(civilDate(`${until}-01`));
    return { tax, revenue, rate, source, validFrom: civilDate(`${from}-01`), validTo };
  });
  const named = new Set(given.map(({ tax }) => tax));
  const agreed: Partial<Record<RevenueTaxRow['tax'], string | undefined>> = { PIS: pisRate, COFINS: cofinsRate };
  const ofLaw = revenueTaxRows[taxRegime]
    .filter(({ tax }) => !named.has(tax))
    .map((row) => Object.assign({}, row, { rate: agreed[row.tax] ?? row.rate }));
  return [...ofLaw, ...given];
}
