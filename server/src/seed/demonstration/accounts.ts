import { operators, retailerOf } from './shops.ts';

const analysts = operators.filter(({ role }) => role === 'analyst');
const others = operators.filter(({ role, retailerKey }) => role === 'cashier' && retailerKey === 'norte');

/** Who has a company account in the demonstration: the analysts, and somebody whom it lets in nowhere. */
export const demonstrationAccounts = [...analysts, ...others].map(({ email, name, role, retailerKey }) => ({
  email,
  name,
  about: `${role === 'analyst' ? 'Analista' : 'Caixa, sem autorização'}, ${retailerOf(retailerKey).fantasyName}`,
  isOfRealm: role === 'analyst',
}));
