import { addSeconds, DAY_SECONDS } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { addDecidedApplication } from '../../modules/applications/index.ts';
import { addConflictingFace } from '../../modules/biometry/index.ts';
import { anotherFace } from '../images/another-face.ts';
import { customer, type DemonstrationCustomer } from './customers.ts';
import { retailers } from './shops.ts';

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
  customer(20, {
    name: 'Jurandir Melo',
    isPhoneVerified: false,
    shows: 'telefone não verificado; pediu a eliminação dos dados',
  }),
  customer(21, {
    name: 'Sebastiana Moura',
    status: 'DENIED',
    limit: [],
    shows: 'cadastro negado há 40 dias: pode ser reavaliada, no caixa e na central',
  }),
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
  customer(26, {
    name: 'Cícero Gomes',
    limit: [],
    hasImages: false,
    shows: 'aprovado, ainda sem limite e sem foto; pediu no portal a eliminação dos dados',
  }),
  customer(27, {
    name: 'Adalgisa Pontes',
    face: 43,
    phone: null,
    email: null,
    isPhoneVerified: false,
    shows: 'sem telefone',
  }),
  customer(37, {
    name: 'Dirce Sampaio',
    status: 'INCOMPLETE',
    hasImages: false,
    limit: [],
    shows: 'negada antes das fotos: pede a revisão no caixa ou no portal',
  }),
];

const preDenied = refused.at(-1)?.id;

/** What the rules said of each, and how many days ago it was sent. */
const sent = {
  DENIED: { daysAgo: 40, reasons: ['R07'], cause: null },
  MANUAL_ANALYSIS: { daysAgo: 0, reasons: ['R05'], cause: 'RULES' },
  PRE_APPROVED: { daysAgo: 0, reasons: ['R18'], cause: 'BIOMETRY_CONFLICT' },
  OPEN: { daysAgo: 1, reasons: ['R07'], cause: null },
} as const;

function phaseOf({ id, status }: DemonstrationCustomer): keyof typeof sent | null {
  if (id === preDenied) return 'OPEN';
  return status === 'DENIED' || status === 'MANUAL_ANALYSIS' || status === 'PRE_APPROVED' ? status : null;
}

/** Registrations of those who were refused or wait for a person: the desk has them, and a denial of long ago may be evaluated anew. */
export async function addRegistrations(platform: Platform, customers: readonly DemonstrationCustomer[]): Promise<void> {
  const [retailer] = retailers;
  const store = retailer?.stores[0];
  if (!retailer || !store) return;
  const now = platform.clock.now();
  for (const one of customers) {
    const { id, name } = one;
    const status = phaseOf(one);
    if (status === null) continue;
    const { daysAgo, reasons, cause } = sent[status];
    await addDecidedApplication(platform, {
      borrowerId: id,
      id: newId(),
      place: {
        retailerId: retailer.id,
        storeId: store.id,
        storeName: store.name,
        operatorId: null,
        operatorName: null,
      },
      borrowerName: name,
      status,
      cause,
      reasons,
      at: addSeconds(now, -daysAgo * DAY_SECONDS),
    });
    if (cause !== 'BIOMETRY_CONFLICT') continue;
    const face = {
      borrowerId: id,
      retailerId: retailer.id,
      zone: retailer.zone,
      similarity: 38,
      jpeg: anotherFace,
      at: now,
    };
    await addConflictingFace(platform, face);
  }
}
