import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Handled } from '@balcao/contract';
import { insertOne } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { passkeys } from '../tables.ts';

type Assertion = Handled<'POST /coordinator/approvals/passkey'>['body']['response'];

interface Signing {
  /** Whether it asked for finger, face or code. */
  verified?: boolean;
  origin?: string;
  /** Of the key that signs, in the place of its own. */
  id?: string;
}

export interface Authenticator {
  sign: (challenge: string, how?: Signing) => Assertion;
}

const HOST = 'localhost';
const PRESENT = 0x01;
const VERIFIED = 0x04;

/** An ES256 key as COSE writes it (RFC 9053 2.1). */
function coseOf({ x = '', y = '' }: { x?: string | undefined; y?: string | undefined }): string {
  const point = (name: number, value: string) =>
    Buffer.concat([Buffer.from([name, 0x58, 0x20]), Buffer.from(value, 'base64url')]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, point(0x21, x), point(0x22, y)]).toString('base64url');
}

/** A device with a passkey of somebody, who added it at {@link HOST}. */
export async function givenPasskey(
  { db, clock }: Platform,
  { retailerId, operatorId }: { retailerId: string; operatorId: string },
): Promise<Authenticator> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16).toString('base64url');
  const key = { credentialId, publicKey: coseOf(publicKey.export({ format: 'jwk' })), rpId: HOST, counter: 0 };
  const named = { id: newId(), name: 'Telefone', madeAt: clock.now() };
  await insertOne(passkeys, { retailerId, operatorId, ...key, ...named }).execute(db);
  let uses = 0;
  return {
    sign(challenge, { verified = true, origin = `http://${HOST}:80`, id = credentialId } = {}) {
      const said = { type: 'webauthn.get', challenge, origin, crossOrigin: false };
      const client = Buffer.from(JSON.stringify(said));
      const counter = Buffer.alloc(4);
      counter.writeUInt32BE((uses += 1));
      const flags = Buffer.from([verified ? PRESENT | VERIFIED : PRESENT]);
      const device = Buffer.concat([createHash('sha256').update(HOST).digest(), flags, counter]);
      const signed = Buffer.concat([device, createHash('sha256').update(client).digest()]);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: device.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}
