import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../kernel/config.ts';
import { pdfSignature } from '../../testing/papers/pdf-signature.ts';
import { printPages } from '../../modules/documents/testing.ts';
import { documentSigner, documentSignerConfig } from './index.ts';
import { p12Signer } from './p12-signer.ts';
import { selfMadeP12 } from './self-made.ts';

const folder = mkdtempSync(join(tmpdir(), 'signer-'));
afterAll(() => rmSync(folder, { recursive: true }));
const AT = new Date('2026-11-21T15:00:00Z');
const read = (env: Record<string, string>) => readConfig(env, { signer: documentSignerConfig }).signer;
const made = selfMadeP12('Financeira de Teste');
const p12 = join(folder, 'cert.p12');
writeFileSync(p12, made.p12);

const paper = () =>
  printPages({
    title: 'T',
    at: AT.toISOString(),
    blocks: [{ kind: 'text', text: 'Vale R$ 100,00', style: 'body', align: 'left' }],
    foot: 'f',
    seal: { name: 'n', reason: 'Selo', at: AT },
  });

const hasPdfsig = (() => {
  try {
    execFileSync('pdfsig', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe('a sealed file', () => {
  test('carries a signature of the certificate that covers all of it', async () => {
    const signer = documentSigner({ provider: 'file', file: p12, password: made.password });
    expect(signer.certificate).toMatchObject({ subject: 'Financeira de Teste', isSelfMade: false });
    // Planted: one signer of the library for all files, which is read up by the first.
    for (const file of [await paper(), await paper()])
      expect(pdfSignature(await signer.sign(file, AT))).toEqual({
        holds: true,
        coversAll: true,
        subject: 'CN=Financeira de Teste',
      });
  });

  // Planted: a check that trusts the digest in the signature without the bytes.
  test('does not hold once a byte of it is another', async () => {
    const file = Buffer.from(await p12Signer(made, { isSelfMade: true }).sign(await paper(), AT));
    const at = file.indexOf('/Creator') + 12;
    file[at] = (file[at] ?? 0) ^ 1;
    expect(pdfSignature(file)).toMatchObject({ holds: false });
    expect(pdfSignature(await printPages({ title: 'T', at: AT.toISOString(), blocks: [], foot: 'f' }))).toBeNull();
  });

  test.runIf(hasPdfsig)('is valid to another reader', async () => {
    const file = join(folder, 'sealed.pdf');
    writeFileSync(file, await p12Signer(made, { isSelfMade: true }).sign(await paper(), AT));
    expect(execFileSync('pdfsig', ['-nocert', file]).toString()).toMatch(/Signature is Valid/);
  });
});

describe('the certificate', () => {
  test('of a demonstration is made by itself, production has none but of a file', async () => {
    expect(read({})).toEqual({ provider: 'self-made' });
    expect(documentSigner(read({})).certificate).toMatchObject({ subject: 'Balcão (demonstração)', isSelfMade: true });
    const production = { NODE_ENV: 'production', EMBEDDED: 'true' };
    const none = documentSigner(read(production));
    expect(none.certificate).toBeNull();
    await expect(none.sign(new Uint8Array(), AT)).rejects.toThrow('SIGNING_P12_FILE');
    expect(read({ ...production, SIGNING_P12_FILE: p12 })).toEqual({ provider: 'file', file: p12, password: '' });
  });

  test.each([
    ['a wrong password', p12, 'another'],
    ['no such file', join(folder, 'none.p12'), ''],
  ])('with %s stops the start', (_, file, password) => {
    expect(() => documentSigner({ provider: 'file', file, password })).toThrow(/SIGNING_P12_FILE/);
  });
});
