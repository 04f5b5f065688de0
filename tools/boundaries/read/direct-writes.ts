import { type Expression, type parseSync, Visitor } from 'oxc-parser';

type Program = ReturnType<typeof parseSync>['program'];

const writes = /\b(?:insert\s+into|delete\s+from|truncate|update\s+(?:\$|(?:only\s+)?\w+\s+(?:\w+\s+)?set\b))/i;
const writers: ReadonlySet<string> = new Set(['insertOne', 'insertMany']);
/** Functions that return a statement made of other statements. */
const wrappers: ReadonlySet<string> = new Set(['returning', 'withParts']);
const runners: ReadonlySet<string> = new Set(['rowOf', 'rowsOf']);

type Named = ReadonlyMap<string, readonly Expression[]>;

/**
 * Whether an expression is a statement that writes: an sql template or a column map's insert, also inside `returning` or
 * `withParts`, also by the name of a constant.
 */
function isWrite(node: Expression, named: Named): boolean {
  const isOne = (of: { type: string }) => isWrite(of as Expression, named);
  if (node.type === 'Identifier') return (named.get(node.name) ?? []).some(isOne);
  if (node.type === 'TaggedTemplateExpression') {
    const text = node.quasi.quasis.map(({ value }) => value.cooked ?? value.raw).join('$');
    return writes.test(text) || node.quasi.expressions.some(isOne);
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return false;
  return writers.has(node.callee.name) || (wrappers.has(node.callee.name) && node.arguments.some(isOne));
}

/** The statements of a file that are constants, by name. */
function namedStatements(program: Program): Named {
  const named = new Map<string, Expression[]>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'TaggedTemplateExpression') return;
      named.set(id.name, [...(named.get(id.name) ?? []), init]);
    },
  }).visit(program);
  return named;
}

/** Lines on which a file runs a statement that writes, instead of handing it to an act as a fragment. */
export function readDirectWrites(program: Program, lineAt: (offset: number) => number): number[] {
  const named = namedStatements(program);
  const found: number[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, second], start }) {
      const isRun =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'execute';
      const isRead = callee.type === 'Identifier' && runners.has(callee.name) && second?.type !== 'SpreadElement';
      if ((isRun && isWrite(callee.object, named)) || (isRead && second && isWrite(second, named))) {
        found.push(lineAt(start));
      }
    },
  }).visit(program);
  return found;
}
