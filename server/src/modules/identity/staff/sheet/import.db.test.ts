import type { RouteName } from '@balcao/contract';
import { expect, test } from 'vitest';
import { sql } from '../../../../kernel/db/sql.ts';
import { newId } from '../../../../kernel/ids.ts';
import { sheetBytes } from '../../../../kernel/sheets/write/write-sheet.ts';
import { type Ask, call } from '../../../../testing/counter.ts';
import { validCpf } from '../../testing.ts';
import { prepareCounter } from '../../../../testing/prepare-counter.ts';

const { database, shop, staff, app } = prepareCounter({ connections: 4, areBooksBroken: true });

let made = 0;
const person = (over: object = {}) => {
  made += 1;
  return {
    name: `Íris da Conceição ${'abcdefghij'[made % 10] ?? 'x'}`,
    cpf: validCpf(300_000_000 + made),
    email: `iris.${made}@casa.example`,
    phoneNumber: '(92) 98888-7742',
    role: 'Caixa',
    storeName: 'Centro',
    ...over,
  };
};
const ask = async (name: RouteName, rest: Omit<Ask, 'token'>, token = staff.manager.token) => {
  const { status, code, body, message } = await call(app, name, { ...rest, token });
  return { answer: code ?? status, body, message };
};
const addMany = (operators: object[], rest: object = {}, key = newId()) =>
  ask('POST /coordinator/operators/many', { body: { operators, ...rest }, key });
const signIn = async (username: string, password: string) =>
  (await call(app, 'POST /auth/operators', { body: { username, password } })).status;
const count = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from operators where name like 'ÍRIS%'`.execute(database.db))
    .rows[0]?.n;

const headers = ['Nome', 'CPF', 'Email', 'Telefone', 'Função', 'Loja'];
const fileOf = async (people: ReturnType<typeof person>[]) => {
  const rows = people.map(({ name, cpf, email, phoneNumber, role, storeName }) => [
    name,
    cpf,
    email,
    phoneNumber,
    role,
    storeName,
  ]);
  const bytes = await sheetBytes({ name: 'A', columns: headers.map((header) => ({ header })), rows });
  return { name: 'equipe.xlsx', content: bytes.toString('base64') };
};
const readFile = (body: object) => ask('POST /coordinator/operator-sheets', { body });

test('a sheet is looked at first and kept by nothing; then all of it is added, each with the default password', async () => {
  const people = [person(), person({ role: 'Promotor' })];
  const seen = await readFile(await fileOf(people));
  expect([seen.answer, await count()]).toEqual([200, 0]);
  const { rows, faults } = seen.body as { rows: object[]; faults: object[] };
  expect([rows.length, faults]).toEqual([2, []]);

  const key = newId();
  expect((await addMany(rows, {}, key)).body).toEqual({ added: 2, faults: [] });
  // The same request again, its answer lost: nobody is there twice, and nobody is a fault.
  expect((await addMany(rows, {}, key)).body).toEqual({ added: 2, faults: [] });
  expect(await count()).toBe(2);
  // Ruling C13.
  const last = people[0]?.name.split(' ').at(-1) ?? '';
  expect(await signIn(people[0]?.email ?? '', `iris${last}42`)).toBe(200);
  expect(await signIn(people[1]?.email ?? '', `iris${last}42`)).toBe(401);
});

test('one bad row: nobody is added, and the row is told; by choice the others are', async () => {
  const before = (await count()) ?? 0;
  const people = [person(), person({ line: 9, role: 'Gerente' }), person()];
  const all = await addMany(people);
  expect(all).toMatchObject({ answer: 'STAFF_SHEET_INVALID', message: 'Erro na validação da planilha.' });
  expect(all.body).toMatchObject({
    details: { rows: [{ line: 9, field: 'role', reason: 'Você não tem autorização para cadastrar um gerente' }] },
  });
  expect(await count()).toBe(before);
  expect((await addMany(people, { onlyGood: true })).body).toMatchObject({ added: 2, faults: [{ line: 9 }] });
  expect(await count()).toBe(before + 2);
  const byAnalyst = await ask(
    'POST /coordinator/operators/many',
    { body: { operators: [people[1]] } },
    staff.analyst.token,
  );
  expect(byAnalyst.answer).toBe(200);
});

// Planted: the faults looked for before the write alone.
test('two sheets at once with one person in both: one is refused, row by row, and leaves nothing', async () => {
  const before = (await count()) ?? 0;
  const [both, one, other] = [person(), person(), person()];
  const answers = await Promise.all([addMany([one, both]), addMany([both, other])]);
  expect(answers.map(({ answer }) => String(answer)).toSorted()).toEqual(['200', 'STAFF_SHEET_INVALID']);
  expect(await count()).toBe(before + 2);
});

test('what is no sheet of staff is told in one sentence', async () => {
  const csv = (text: string) => ({ name: 'a.csv', content: Buffer.from(text, 'latin1').toString('base64') });
  const tries = [
    csv('Nome;CPF;Email;Telefone;Fun\xe7\xe3o\nRita'),
    csv('Nome;CPF;Email;Telefone;Fun\xe7\xe3o;Loja\n;;;;;\n'),
    { name: 'a.xlsx', content: Buffer.from('PK').toString('base64') },
  ];
  const said = await Promise.all(tries.map(async (one) => (await readFile(one)).message));
  expect(said).toEqual([
    'Coluna Loja faltando na tabela.',
    'Preencha a planilha com os operadores a serem cadastrados.',
    'A planilha está danificada. Abra, salve de novo como .xlsx e envie.',
  ]);
});

test('the template has the columns and the roles, and is read again', async () => {
  const { body } = await ask('GET /coordinator/operator-sheets/template', {});
  const seen = await readFile({ name: 'modelo.xlsx', content: (body as Buffer).toString('base64') });
  const { rows } = seen.body as { rows: { role: string }[] };
  expect(rows.map(({ role }) => role)).toEqual(['Caixa', 'Representante', 'Atendente', 'Gerente', 'Promotor']);
});

test('five thousand are read and added while the server answers others and says how far it is', async () => {
  const people = Array.from({ length: 5_000 }, () => person());
  const file = await fileOf(people);
  const began = performance.now();
  const seen = await readFile(file);
  const readIn = performance.now() - began;
  const { rows } = seen.body as { rows: object[] };
  let longest = 0;
  const steps = new Set<number>();
  const adding = { isOver: false };
  const others = (async () => {
    while (!adding.isOver) {
      const asked = performance.now();
      const { body } = await ask('GET /coordinator/operator-sheets/progress', {});
      const { step } = body as { step: { done: number; of: number } | null };
      if (step) steps.add(step.done);
      longest = Math.max(longest, performance.now() - asked);
    }
  })();
  const added = await addMany(rows);
  adding.isOver = true;
  await others;
  const whole = performance.now() - began;
  expect([readIn, longest].every((took) => took < 15_000)).toBe(true);
  expect(added.body).toEqual({ added: 5_000, faults: [] });
  // How far it is, as it goes; afterwards nothing runs.
  expect(steps.size).toBeGreaterThan(3);
  expect((await ask('GET /coordinator/operator-sheets/progress', {})).body).toEqual({ step: null });
  expect(whole).toBeLessThan(20_000);
  const chain =
    await sql`select 1 from audit_entries where action = 'operator.created' and retailer_id = ${shop.retailerId}::uuid`.execute(
      database.db,
    );
  expect(chain.rows.length).toBeGreaterThanOrEqual(5_000);
}, 60_000);
