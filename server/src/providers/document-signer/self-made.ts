import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';
import type { P12 } from './p12-signer.ts';

const SERIAL = '01';
const BITS = 2_048;
const YEARS = 10;

/** A certificate that nobody vouches for, with its key: for the demonstration and the tests. */
export function selfMadeP12(name = 'Balcão (demonstração)', from = new Date('2026-01-01T00:00:00Z')): P12 {
  const { privateKey: pem } = generateKeyPairSync('rsa', {
    modulusLength: BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const privateKey = forge.pki.privateKeyFromPem(pem);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(privateKey.n, privateKey.e);
  certificate.serialNumber = SERIAL;
  certificate.validity.notBefore = from;
  certificate.validity.notAfter = new Date(
    Date.UTC(from.getUTCFullYear() + YEARS, from.getUTCMonth(), from.getUTCDate()),
  );
  const subject = [
    { name: 'commonName', value: name, valueTagClass: forge.asn1.Type.UTF8 as unknown as forge.asn1.Class },
  ];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([{ name: 'keyUsage', digitalSignature: true, nonRepudiation: true }]);
  certificate.sign(privateKey, forge.md.sha256.create());
  const password = 'self-made';
  const asn1 = forge.pkcs12.toPkcs12Asn1(privateKey, [certificate], password, { algorithm: '3des' });
  return { p12: Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'latin1'), password };
}
