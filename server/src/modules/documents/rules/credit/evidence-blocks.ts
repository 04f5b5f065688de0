import { formatDateTime } from '@balcao/contract';
import type { Certificate } from '../../ports.ts';
import type { PurchaseReceipt } from '../../receipts.ts';
import type { Signature } from '../../signing/signature.ts';
import { type Block, centred, gap, pair, text } from '../blocks.ts';
import { part } from './credit-blocks.ts';

export interface Evidence {
  signature: Signature | null;
  /** Of the pages before, printed alone; hex. */
  contentSha256: string;
  certificate: Certificate;
  sealedAt: string;
}

const METHODS: Record<NonNullable<Signature['method']>, string> = {
  OTP: 'Código de uso único enviado ao telefone do cliente',
  LIVENESS: 'Prova de vida por imagem do rosto',
  LIVENESS_WITH_ANALYST: 'Prova de vida e conferência por um analista',
  ANALYST_CALL: 'Código dito ao cliente por um analista, por telefone',
};
const CHANNELS: Record<NonNullable<Signature['channel']>, string> = {
  SMS: 'SMS',
  WHATSAPP: 'WhatsApp',
  PHONE_CALL: 'ligação automática',
  ANALYST_CALL: 'ligação de um analista',
};

/** A hash in lines that a paper holds: two of thirty-two characters. */
const hashLines = (hash: string): Block[] => [text(hash.slice(0, 32), 'code'), text(hash.slice(32), 'code')];

/** Who signed, when, how they were verified, and what seals the pages before (Lei 10.931/2004 art. 29 § 5; MP 2.200-2/2001). */
export function evidenceBlocks(credit: PurchaseReceipt, evidence: Evidence): Block[] {
  const { signature, certificate } = evidence;
  const at = (instant: string) => formatDateTime(instant, credit.zone);
  return [
    centred('Evidências da assinatura', 'title'),
    gap(8),
    pair('Documento', credit.contractNumber, 'body', 'strong'),
    ...part('Quem assinou', text(credit.customer.name, 'name'), pair('CPF', credit.customer.cpfMasked)),
    ...part(
      'Como foi identificado',
      ...(signature?.method ? [text(METHODS[signature.method])] : []),
      ...(signature?.channel ? [pair('Por', CHANNELS[signature.channel])] : []),
      ...(signature ? [pair('Telefone', signature.phoneMasked)] : [text('Sem registro de verificação.')]),
      pair('Na loja', credit.store.name),
      pair('Diante de', credit.operatorName),
    ),
    ...part(
      'Quando',
      ...(signature?.verifiedAt ? [pair('Verificado em', at(signature.verifiedAt))] : []),
      pair('Contratado em', at(credit.issuedAt)),
      pair('Documento selado em', at(evidence.sealedAt)),
    ),
    ...part('Resumo (SHA-256) das páginas anteriores', ...hashLines(evidence.contentSha256)),
    ...part(
      'Certificado que sela este arquivo',
      text(certificate.subject),
      pair('Válido até', at(certificate.validUntil)),
      text('SHA-256 do certificado'),
      ...hashLines(certificate.fingerprint),
      ...(certificate.isSelfMade
        ? [gap(4), text('Certificado de demonstração, sem cadeia da ICP-Brasil: vale para testes.', 'strong')]
        : []),
      gap(4),
      text('Qualquer mudança no arquivo depois do selo invalida a assinatura, e leitores de PDF avisam.'),
    ),
    pair('Autenticação', credit.authenticationCode, 'strong'),
  ];
}
