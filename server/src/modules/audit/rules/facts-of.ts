import { formatBrl, formatDate, isDate, wholeCents } from '@balcao/contract';

/** What an entry says besides who, where and when. */
export interface AuditFact {
  label: string;
  before: string | null;
  after: string;
}

type Write = (value: unknown) => string | null;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const money: Write = (value) => (isWhole(value) ? formatBrl(wholeCents(value)) : null);
const count: Write = (value) => (typeof value === 'number' ? String(value) : null);
const day: Write = (value) => (typeof value === 'string' && isDate(value) ? formatDate(value) : null);
const howMany: Write = (value) => (Array.isArray(value) && value.length > 0 ? String(value.length) : null);
const words =
  (known: Readonly<Record<string, string>>): Write =>
  (value) =>
    typeof value === 'string' ? (known[value] ?? null) : null;

/** Values before and after, by the fields that hold them. */
const changes: readonly { label: string; from: string; to: string; write: Write }[] = [
  { label: 'Limite', from: 'fromCents', to: 'toCents', write: money },
];

/** What fields of a detail are called, in the order they are read. Ids say nothing to a person, and are left out. */
const fields: readonly (readonly [field: string, label: string, write: Write])[] = [
  ['principalCents', 'Valor da compra', money],
  ['requestedCents', 'Valor pedido', money],
  ['totalCents', 'Total', money],
  ['amountCents', 'Valor', money],
  ['valueCents', 'Valor', money],
  ['cents', 'Valor', money],
  ['floatCents', 'Troco', money],
  ['countedCents', 'Contado', money],
  ['expectedCents', 'Esperado', money],
  ['differenceCents', 'Diferença', money],
  ['unappliedCents', 'Sem parcela que pagar', money],
  ['debtCents', 'Dívida', money],
  ['discountCents', 'Desconto', money],
  ['count', 'Parcelas', count],
  ['installments', 'Parcelas', (value) => count(value) ?? howMany(value)],
  ['proposals', 'Planos', count],
  ['canceledPayments', 'Pagamentos desfeitos', count],
  ['attempts', 'Tentativa', count],
  ['until', 'Até', day],
  ['validFrom', 'Vale desde', day],
  ['revision', 'Versão', count],
  ['method', 'Forma', words({ STORE_CASH: 'Dinheiro na loja', PIX: 'Pix', RETURN_CREDIT: 'Crédito de devolução' })],
  ['channel', 'Canal', words({ SMS: 'SMS', WHATSAPP: 'WhatsApp', PHONE_CALL: 'Ligação', EMAIL: 'E-mail' })],
  ['by', 'Entrada', words({ code: 'Por código no telefone', 'sign-on': 'Por e-mail corporativo' })],
  ['because', 'Motivo', words({ LATE: 'Atraso', BY_HAND: 'Pedido na loja' })],
  [
    'reason',
    'Motivo',
    words({
      password: 'Senha incorreta',
      blocked: 'Usuário bloqueado',
      code: 'Código incorreto',
      'sign-on': 'Conta corporativa sem acesso',
      UNSOLD: 'Compra não finalizada',
      RELEASED_ELSEWHERE: 'Liberado em outra compra',
    }),
  ],
  ['from', 'De', day],
  ['to', 'Até', day],
];

/** What a sealed detail says, as people read it; what nobody here knows is left out. */
export function factsOf(detail: Readonly<Record<string, unknown>>, titleOf: (setting: string) => string): AuditFact[] {
  const changed = changes.flatMap(({ label, from, to, write }): AuditFact[] => {
    const after = write(detail[to]);
    return after === null ? [] : [{ label, before: write(detail[from]), after }];
  });
  const said = fields.flatMap(([field, label, write]): AuditFact[] => {
    const after = write(detail[field]);
    return after === null ? [] : [{ label, before: null, after }];
  });
  return [...changed, ...said, ...settingsIn(detail['settings'], titleOf)];
}

function settingsIn(settings: unknown, titleOf: (setting: string) => string): AuditFact[] {
  const paths = Array.isArray(settings) ? settings.filter((path) => typeof path === 'string') : [];
  return paths.length === 0 ? [] : [{ label: 'O que mudou', before: null, after: paths.map(titleOf).join(', ') }];
}

/** 'Limite: de R$ 500,00 para R$ 800,00' */
export const factText = ({ label, before, after }: AuditFact): string =>
  before === null ? `${label}: ${after}` : `${label}: de ${before} para ${after}`;
