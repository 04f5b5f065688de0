import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPage } from './run-page.ts';
import { keep, readStatements } from './shell-page.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'balcao-page-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(command: string): Promise<unknown> {
  const page = join(folder, 'page.md');
  await writeFile(page, `\`\`\`sh\nBALCAO=http://127.0.0.1:1\n${command}\n\`\`\`\n`);
  return runPage(page, 'http://127.0.0.1:2');
}

test('a command is read as a shell reads it', () => {
  const page = [
    'Words.',
    '```sh',
    '# A remark.',
    `ID=$(sleep 2; curl -s $BALCAO/a \\`,
    `  -H "Authorization: Bearer $TOKEN" -d '{"id": "'$ID'", "price": "$5"}' | jq -r '.[0].id')`,
    'curl -s -X PATCH "$BALCAO/b?c=1"',
    '```',
  ].join('\n');
  const values = new Map(Object.entries({ BALCAO: 'http://x', TOKEN: 't', ID: '7' }));
  expect(readStatements(page).map((read) => read(values))).toEqual([
    {
      method: 'POST',
      url: 'http://x/a',
      headers: { Authorization: 'Bearer t' },
      body: '{"id": "7", "price": "$5"}',
      kept: { name: 'ID', filter: '.[0].id' },
    },
    { method: 'PATCH', url: 'http://x/b?c=1', headers: {}, body: undefined, kept: undefined },
  ]);
});

test('what is kept of an answer', () => {
  expect(keep('.proposals[0].id', { proposals: [{ id: 'p' }] })).toBe('p');
  expect(keep('.[0].text | match("[0-9]{6}").string', [{ text: 'UME: 123456.' }])).toBe('123456');
  expect(keep('.[0].text | match("[0-9]{6}").string', [])).toBeUndefined();
});

test('a planted untruth is found before anything is sent', async () => {
  await expect(run('curl -s $BALCAO/no/such/path')).rejects.toThrow('no such call: GET /no/such/path');
  await expect(run('curl -s -X PUT $BALCAO/auth')).rejects.toThrow('no such call: PUT /auth');
  const misspelt = `curl -s $BALCAO/auth/operators -d '{"user": "a", "password": "b"}'`;
  await expect(run(misspelt)).rejects.toThrow('POST /auth/operators takes no user');
  await expect(run('curl -s $BALCAO/auth -H "Authorization: Bearer $TOKEN"')).rejects.toThrow('no value for $TOKEN');
  await expect(run('wget $BALCAO/auth')).rejects.toThrow('not a curl command');
});
