import { createHash, createVerify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';

/** What the signature of a PDF says, and whether it holds; null for a file without one. */
export interface PdfSignature {
  /** The bytes are those that were signed, by the key of the certificate. */
  holds: boolean;
  /** The signature covers the whole file but itself. */
  coversAll: boolean;
  subject: string;
}

const TAG_SET = 0x31;

/** Reads the signature of a PDF apart from what made it. */
export function pdfSignature(pdf: Uint8Array): PdfSignature | null {
  const file = Buffer.from(pdf);
  const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/.exec(file.toString('latin1'));
  if (!range) return null;
  const [first = 0, firstLength = 0, second = 0, secondLength = 0] = range.slice(1).map(Number);
  const signed = Buffer.concat([
    file.subarray(first, first + firstLength),
    file.subarray(second, second + secondLength),
  ]);
  const hex = file.subarray(firstLength + 1, second - 1).toString('latin1');
  const asn1 = forge.asn1.fromDer(derIn(Buffer.from(hex, 'hex')).toString('latin1'));
  const message = forge.pkcs7.messageFromAsn1(asn1) as unknown as {
    certificates: forge.pki.Certificate[];
    rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string };
  };
  const [certificate] = message.certificates;
  if (!certificate) return null;
  const { authenticatedAttributes: attributes, signature } = message.rawCapture;
  const digest = createHash('sha256').update(signed).digest().toString('latin1');
  const isDigest = attributes.some((one) => forge.asn1.toDer(one).getBytes().endsWith(digest));
  const set = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, attributes);
  const der = Buffer.from(forge.asn1.toDer(set).getBytes(), 'latin1');
  if (der[0] !== TAG_SET) throw new Error('no set of attributes');
  const x509 = new X509Certificate(forge.pki.certificateToPem(certificate));
  const isKeys = createVerify('sha256').update(der).verify(x509.publicKey, Buffer.from(signature, 'latin1'));
  return {
    holds: isDigest && isKeys,
    coversAll: first === 0 && second + secondLength === file.length && firstLength + 1 + hex.length + 1 === second,
    subject: x509.subject,
  };
}

const LONG_HEAD = 4;

/** The structure at the beginning of room that is longer: its length stands in its head. */
const derIn = (room: Buffer): Buffer => room.subarray(0, LONG_HEAD + room.readUInt16BE(2));
