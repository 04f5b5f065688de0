import { customer, type DemonstrationCustomer } from './customers.ts';

/** Customers who cannot buy now, one for each reason. */
export const refused: readonly DemonstrationCustomer[] = [
  customer(18, {
    name: 'Waldemar Tavares',
    face: 39,
    isBlocked: true,
    purchases: [{ store: 'centro', daysAgo: 70, cents: 58_000, count: 5, paid: [{ daysFromDue: 0 }] }],
    shows: 'limite bloqueado manualmente',
  }),
  customer(19, {
    name: 'Iracema Nogueira',
    face: 38,
    isPurchaseDisabled: true,
    shows: 'compras desabilitadas: precisa atualizar o cadastro',
  }),
  customer(20, { name: 'Jurandir Melo', isPhoneVerified: false, shows: 'telefone não verificado' }),
  customer(21, { name: 'Sebastiana Moura', status: 'DENIED', limit: [], shows: 'cadastro negado' }),
  customer(22, {
    name: 'Edmilson Prado',
    status: 'INCOMPLETE',
    isPhoneVerified: false,
    hasImages: false,
    limit: [],
    shows: 'cadastro incompleto',
  }),
  customer(23, { name: 'Luzia Ferreira', status: 'MANUAL_ANALYSIS', limit: [], shows: 'em análise manual' }),
  customer(24, { name: 'Otávio Campelo', status: 'UNDER_ANALYSIS', limit: [], shows: 'em análise' }),
  customer(25, { name: 'Regina Célia Duarte', face: 41, status: 'PRE_APPROVED', limit: [], shows: 'pré-aprovada' }),
  customer(26, { name: 'Cícero Gomes', limit: [], hasImages: false, shows: 'aprovado, ainda sem limite e sem foto' }),
  customer(27, {
    name: 'Adalgisa Pontes',
    face: 43,
    phone: null,
    email: null,
    isPhoneVerified: false,
    shows: 'sem telefone',
  }),
];
