import { type CallExpression, type parseSync, Visitor } from 'oxc-parser';
import { ownerOfTable } from '../../table-owners.ts';

export interface TableUse {
  readonly table: string;
  readonly verb: 'reads' | 'writes';
  readonly line: number;
}

type Verb = TableUse['verb'];

/** The words before a table's name. The last pattern finds the later tables of a list: `from a x, b y`. */
const patterns: readonly (readonly [Verb, RegExp])[] = [
  [
    'writes',
    /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|merge\s+into|truncate(?:\s+table)?)\s+"?(\w+)/gi,
  ],
  ['reads', /(?<!\bdelete\s+)\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?"?(\w+)/gi],
  ['reads', /,\s*"?(\w+)"?\s+(?:as\s+)?(?!as\b|from\b)[a-z]\w*/gi],
];

/** `sql.table('x')` reads x; `table('x', columns)` declares x, so its file counts as writing it. */
function verbOf(callee: CallExpression['callee']): Verb | undefined {
  if (callee.type === 'Identifier') return callee.name === 'table' ? 'writes' : undefined;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  return callee.property.name === 'table' ? 'reads' : undefined;
}

function usesIn(text: string, line: number): TableUse[] {
  return patterns.flatMap(([verb, pattern]) =>
    [...text.matchAll(pattern)].map(([, table = '']) => ({ table: table.toLowerCase(), verb, line })),
  );
}

/** The tables that the SQL texts of one file read and write; interpolated expressions are left out. */
export function readTableUses(
  program: ReturnType<typeof parseSync>['program'],
  lineAt: (offset: number) => number,
): TableUse[] {
  const found: TableUse[] = [];
  new Visitor({
    TemplateLiteral(node) {
      const text = node.quasis.map(({ value }) => value.cooked ?? value.raw).join(' $ ');
      found.push(...usesIn(text, lineAt(node.start)));
    },
    Literal(node) {
      if (typeof node.value === 'string') found.push(...usesIn(node.value, lineAt(node.start)));
    },
    CallExpression({ callee, arguments: [first] }) {
      const verb = verbOf(callee);
      if (verb === undefined || first?.type !== 'Literal' || typeof first.value !== 'string') return;
      found.push({ table: first.value.split(' ')[0] ?? '', verb, line: lineAt(first.start) });
    },
  }).visit(program);
  return found.filter(({ table }) => ownerOfTable.has(table));
}
