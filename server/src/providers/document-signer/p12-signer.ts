import { createHash, X509Certificate } from 'node:crypto';
import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';
import forge from 'node-forge';
import type { Certificate, PaperSigner } from '../../modules/documents/index.ts';

export interface P12 {
  p12: Uint8Array;
  password: string;
}

/** Signs PDFs with a certificate and its key: PKCS#7, detached. @throws Error for a file without both, or another password. */
export function p12Signer(
  of: P12,
  { isSelfMade }: { isSelfMade: boolean },
): PaperSigner & { certificate: Certificate } {
  const p12 = Buffer.from(of.p12);
  const certificate = { ...certificateIn(p12, of.password), isSelfMade };
  return {
    certificate,
    // The library's signer reads its file up: each is good for one signature.
    sign: (pdf, at) => new SignPdf().sign(Buffer.from(pdf), new P12Signer(p12, { passphrase: of.password }), at),
  };
}

function certificateIn(p12: Buffer, password: string): Omit<Certificate, 'isSelfMade'> {
  const asn1 = forge.asn1.fromDer(p12.toString('latin1'));
  const bags = forge.pkcs12.pkcs12FromAsn1(asn1, password);
  const { certBag = '', pkcs8ShroudedKeyBag = '' } = forge.pki.oids;
  const [key] = bags.getBags({ bagType: pkcs8ShroudedKeyBag })[pkcs8ShroudedKeyBag] ?? [];
  const chain = bags.getBags({ bagType: certBag })[certBag] ?? [];
  const own = chain.find(({ cert }) => {
    const rsa = key?.key;
    return cert && rsa && (cert.publicKey as forge.pki.rsa.PublicKey).n.equals(rsa.n);
  })?.cert;
  if (!own) throw new Error('holds no certificate with its key');
  const der = Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(own)).getBytes(), 'latin1');
  const { subject, validTo } = new X509Certificate(der);
  return {
    subject: /(?:^|\n)CN=([^\n]+)/.exec(subject)?.[1] ?? subject,
    fingerprint: createHash('sha256').update(der).digest('hex'),
    validUntil: new Date(validTo).toISOString(),
  };
}
