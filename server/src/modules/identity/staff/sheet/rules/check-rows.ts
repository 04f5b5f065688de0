import { isCpf, isEmail, onlyDigits, type Role, staffNameFault, tidyName, toE164 } from '@balcao/contract';
import { type ColumnKey, plain, type RawRow, type RowFault } from './columns.ts';

/** What a row says once it is tidy; null where it says nothing that can be used. */
interface TidyRow {
  name: string;
  cpf: string | null;
  email: string | null;
  phone: string | null;
}

/** A row that can become an operator. */
export interface GoodRow {
  line: number;
  name: string;
  cpf: string;
  email: string;
  phone: string;
  role: Role;
  storeId: string;
  active: boolean;
}

/** What rows are held against. */
export interface SheetFacts {
  /** Roles that whoever sends the sheet may give by it. */
  roles: readonly Role[];
  stores: readonly { id: string; name: string; isActive: boolean }[];
  isEmailTaken: (email: string) => boolean;
  isCpfTaken: (cpf: string) => boolean;
}

const roleNames: Readonly<Record<string, Role>> = {
  caixa: 'cashier',
  representante: 'representative',
  atendente: 'attendant',
  gerente: 'manager',
  promotor: 'promoter',
};
/** As the template lists them. */
export const sheetRoleNames = ['Caixa', 'Representante', 'Atendente', 'Gerente', 'Promotor'] as const;

/** Sheets take numbers for amounts: a CPF loses its leading zeros, and comes back whole. */
function cpfOf(typed: string): string | null {
  const digits = /^[\d.\-\s/]*$/.test(typed) ? onlyDigits(typed) : '';
  const whole = digits.length >= 8 ? digits.padStart(11, '0') : digits;
  return isCpf(whole) ? whole : null;
}

export function tidyRow(row: RawRow): TidyRow {
  const email = row.email.trim().toLowerCase();
  return {
    name: tidyName(row.name),
    cpf: cpfOf(row.cpf),
    email: isEmail(email) ? email : null,
    phone: toE164(row.phoneNumber),
  };
}

const isCut = (typed: string) => /^\d[.,]\d+E\+?\d+$/i.test(typed.trim());

const cpfFault = ({ cpf }: RawRow, tidy: TidyRow, { isCpfTaken }: SheetFacts): string | null => {
  if (cpf.trim() === '') return 'CPF não informado';
  if (isCut(cpf)) return 'O CPF perdeu dígitos na planilha. Formate a coluna como texto e digite de novo.';
  if (tidy.cpf === null) return 'CPF inválido';
  return isCpfTaken(tidy.cpf) ? 'Colaborador já cadastrado com este CPF' : null;
};

const emailFault = ({ email }: RawRow, tidy: TidyRow, { isEmailTaken }: SheetFacts): string | null => {
  if (email.trim() === '') return 'E-mail não informado';
  if (tidy.email === null) return 'E-mail inválido';
  return isEmailTaken(tidy.email) ? 'Colaborador já cadastrado com este e-mail' : null;
};

const nameReasons = {
  EMPTY: 'Nome não informado',
  LETTERS: 'Nome inválido: use só letras',
  SURNAME: 'Nome deve ter sobrenome',
};
const nameFault = ({ name }: RawRow): string | null => {
  const fault = staffNameFault(name);
  return fault === undefined ? null : nameReasons[fault];
};

const phoneFault = ({ phoneNumber }: RawRow, { phone }: TidyRow): string | null => {
  if (phoneNumber.trim() === '') return 'Telefone não informado';
  return phone === null ? 'Telefone inválido' : null;
};

const roleFault = ({ role }: RawRow, _: TidyRow, { roles }: SheetFacts): string | null => {
  if (role.trim() === '') return 'Função não informada';
  const found = roleNames[plain(role)];
  if (found === undefined) return 'Função não encontrada';
  if (roles.includes(found)) return null;
  return found === 'manager' ? 'Você não tem autorização para cadastrar um gerente' : 'Função não autorizada';
};

const storesNamed = (name: string, { stores }: SheetFacts) =>
  stores.filter((store) => plain(store.name) === plain(name));
const storeFault = ({ storeName }: RawRow, _: TidyRow, facts: SheetFacts): string | null => {
  if (storeName.trim() === '') return 'Loja não informada';
  const [store, other] = storesNamed(storeName, facts);
  if (!store) return 'Loja não encontrada';
  if (other) return 'Há mais de uma loja com este nome';
  return store.isActive ? null : 'Loja inativada';
};

const checks: readonly [ColumnKey, (row: RawRow, tidy: TidyRow, facts: SheetFacts) => string | null][] = [
  ['name', nameFault],
  ['cpf', cpfFault],
  ['email', emailFault],
  ['phoneNumber', phoneFault],
  ['role', roleFault],
  ['storeName', storeFault],
];

/** Which line has a value first; a later one of the same value is told. */
function repeated(value: string | null, line: number, seen: Map<string, number>): number | null {
  if (value === null) return null;
  const first = seen.get(value);
  if (first === undefined) seen.set(value, line);
  return first ?? null;
}

/** Everything that is wrong with each row, and the rows with nothing wrong. */
export function checkRows(
  rows: readonly (RawRow & { active?: boolean })[],
  facts: SheetFacts,
): { good: GoodRow[]; faults: RowFault[] } {
  const [emails, cpfs] = [new Map<string, number>(), new Map<string, number>()];
  const faults: RowFault[] = [];
  const good = rows.flatMap((row): GoodRow[] => {
    const { line } = row;
    const tidy = tidyRow(row);
    const own = checks.flatMap(([field, check]): RowFault[] => {
      const reason = check(row, tidy, facts);
      return reason === null ? [] : [{ line, field, reason }];
    });
    const [emailLine, cpfLine] = [repeated(tidy.email, line, emails), repeated(tidy.cpf, line, cpfs)];
    if (emailLine !== null)
      own.push({ line, field: 'email', reason: `E-mail repetido na planilha (linha ${emailLine})` });
    if (cpfLine !== null) own.push({ line, field: 'cpf', reason: `CPF repetido na planilha (linha ${cpfLine})` });
    faults.push(...own);
    const { name, cpf, email, phone } = tidy;
    const role = roleNames[plain(row.role)];
    const [store] = storesNamed(row.storeName, facts);
    const isWhole = own.length === 0 && cpf !== null && email !== null && phone !== null && role && store;
    return isWhole ? [{ line, name, cpf, email, phone, role, storeId: store.id, active: row.active ?? true }] : [];
  });
  return { good, faults };
}
