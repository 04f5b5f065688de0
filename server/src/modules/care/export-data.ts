import { type ConsentPurpose, formatBrl, formatCpf } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { registrationsOf } from '../applications/index.ts';
import { takenPhotosOf } from '../biometry/index.ts';
import { consentsOf, findRegistering, hasImages, type Registering } from '../borrowers/index.ts';
import { limitFact } from '../credit/index.ts';
import { type OwnDecision, ownDecisions } from '../decisions/index.ts';
import { purchaseReceipts } from '../documents/index.ts';
import { installmentsFact } from '../payments/index.ts';
import { line, section, type Section } from './rules/export-sections.ts';

const consentNames: Record<ConsentPurpose, string> = {
  CREDIT_ANALYSIS: 'Consulta a birôs de crédito',
  REGISTRATION_PHOTOS: 'Uso das fotos do cadastro',
};

/** All that is kept of a customer, opened: what a person asks for is theirs to read (LGPD, article 18, II and V). */
export async function exportSections(db: Db | Tx, secrets: Secrets, borrowerId: string, now: Date): Promise<Section[]> {
  const found = (await findRegistering(db, borrowerId)) ?? refuse('BORROWER_NOT_FOUND');
  const consents = await consentsOf(db, borrowerId);
  return [
    ...whoSections(secrets, found),
    ...section(
      'consents',
      'O que você autorizou',
      consents.map(({ purpose, givenAt, withdrawnAt }) =>
        [
          line('purpose', 'Autorização', consentNames[purpose]),
          line('givenAt', 'Dada em', givenAt),
          line('withdrawnAt', 'Retirada em', withdrawnAt),
        ].flat(),
      ),
    ),
    ...(await photoSections(db, borrowerId, now)),
    ...(await registrationSections(db, borrowerId)),
    ...decisionSections(await ownDecisions(db, secrets, borrowerId)),
    ...(await moneySections(db, borrowerId)),
  ];
}

function whoSections(secrets: Secrets, { borrower, phones }: Registering): Section[] {
  const open = (sealed: string | null) => (sealed === null ? null : secrets.decrypt(sealed));
  return [
    ...section('identity', 'Quem é você', [
      [
        ...line('name', 'Nome', borrower.name),
        ...line('cpf', 'CPF', formatCpf(secrets.decrypt(borrower.cpfSealed))),
        ...line('birthOn', 'Nascimento', borrower.birthOn),
        ...line('professionId', 'Código da profissão (CBO)', borrower.professionId),
        ...line('createdAt', 'Cliente desde', borrower.createdAt),
        ...line('billDueDay', 'Dia do vencimento', borrower.billDueDay),
      ],
    ]),
    ...section('contact', 'Como falamos com você', [
      [
        ...line('phone', 'Celular', open(borrower.phoneSealed)),
        ...line('email', 'E-mail', open(borrower.emailSealed)),
        ...line('cep', 'CEP', open(borrower.cepSealed)),
        ...addressLines(open(borrower.addressSealed)),
      ],
    ]),
    ...section(
      'phones',
      'Celulares do cadastro',
      phones.map((phone) =>
        [
          line('phone', 'Celular', secrets.decrypt(phone.phoneSealed)),
          line('createdAt', 'Informado em', phone.createdAt),
          line('verifiedAt', 'Confirmado em', phone.verifiedAt),
        ].flat(),
      ),
    ),
  ];
}

const addressLines = (address: string | null) =>
  address === null
    ? []
    : line(
        'address',
        'Endereço',
        Object.values(JSON.parse(address) as Record<string, string>)
          .filter(Boolean)
          .join(', '),
      );

async function photoSections(db: Db | Tx, borrowerId: string, now: Date): Promise<Section[]> {
  const taken = await takenPhotosOf(db, borrowerId, now);
  const kept = await hasImages(db, borrowerId);
  return section('photos', 'Fotos que guardamos', [
    [
      ...line('portrait', 'Retrato', kept.hasPortrait),
      ...line('face', 'Rosto do cadastro', taken.face !== null),
      ...line('document', 'Documento', kept.hasDocumentPhoto || taken.sides.length > 0),
    ],
  ]);
}

async function registrationSections(db: Db | Tx, borrowerId: string): Promise<Section[]> {
  const rows = await registrationsOf(db, borrowerId);
  return section(
    'registrations',
    'Cadastros e reavaliações',
    rows.map((row) =>
      [
        line('store', 'Loja', row.storeName),
        line('createdAt', 'Iniciado em', row.createdAt),
        line('decidedAt', 'Decidido em', row.decidedAt),
        line('status', 'Situação', row.status),
      ].flat(),
    ),
  );
}

const decisionSections = (decisions: readonly OwnDecision[]): Section[] =>
  section(
    'decisions',
    'Decisões de crédito sobre você',
    decisions.map(({ at, kind, limitCents, told, sources, facts }) =>
      [
        line('at', 'Quando', at),
        line('kind', 'Pedido', kind),
        line('limit', 'Limite', formatBrl(limitCents)),
        line('told', 'Por quê', told.join(' ')),
        line('sources', 'Fontes', sources.join(', ')),
        facts.flatMap(({ name, title, text }) => line(name, title, text)),
      ].flat(),
    ),
  );

async function moneySections(db: Db | Tx, borrowerId: string): Promise<Section[]> {
  const shape = {
    limit: limitFact(borrowerId),
    installments: installmentsFact(sql`i.borrower_id = ${borrowerId}::uuid`),
  };
  const found = await rowOf(db, select(shape));
  const purchases = await purchaseReceipts(db, borrowerId);
  return [
    ...section('limit', 'Seu limite', [
      found?.limit
        ? [
            ...line('total', 'Total', formatBrl(found.limit.totalCents)),
            ...line('used', 'Usado', formatBrl(found.limit.usedCents)),
          ]
        : [],
    ]),
    ...section(
      'purchases',
      'Suas compras',
      purchases.map(({ document }) =>
        [
          line('number', 'Contrato', document.contractNumber),
          line('store', 'Loja', document.store.name),
          line('issuedAt', 'Quando', document.issuedAt),
          line('total', 'Total', formatBrl(document.totalCents)),
        ].flat(),
      ),
    ),
    ...section(
      'installments',
      'Suas parcelas',
      (found?.installments ?? []).map((one) =>
        [
          line('contract', 'Contrato', one.contractNumber),
          line('number', 'Parcela', `${one.number} de ${one.count}`),
          line('dueOn', 'Vencimento', one.dueOn),
          line('amount', 'Valor', formatBrl(one.amountCents)),
          line('status', 'Situação', one.status),
          line('paidOn', 'Paga em', one.paidOn),
        ].flat(),
      ),
    ),
  ];
}
