import { type Expression, type parseSync, Visitor } from 'oxc-parser';

const writes = /\b(?:insert\s+into|delete\s+from|truncate|update\s+(?:\$|(?:only\s+)?\w+\s+(?:\w+\s+)?set\b))/i;
const writers: ReadonlySet<string> = new Set(['insertOne', 'insertMany']);
const runners: ReadonlySet<string> = new Set(['rowOf', 'rowsOf']);

/** Whether an expression is a statement that writes: a text, or the column map's insert, `returning` or not. */
function isWrite(node: Expression | undefined): boolean {
  if (node?.type === 'TaggedTemplateExpression') {
    return writes.test(node.quasi.quasis.map(({ value }) => value.cooked ?? value.raw).join('$'));
  }
  if (node?.type !== 'CallExpression' || node.callee.type !== 'Identifier') return false;
  if (writers.has(node.callee.name)) return true;
  const [first] = node.arguments;
  return node.callee.name === 'returning' && first?.type !== 'SpreadElement' && isWrite(first);
}

/** Lines on which a file runs a statement that writes, instead of handing it to an act as a fragment. */
export function readDirectWrites(
  program: ReturnType<typeof parseSync>['program'],
  lineAt: (offset: number) => number,
): number[] {
  const found: number[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, second], start }) {
      const isRun =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'execute';
      const isRead = callee.type === 'Identifier' && runners.has(callee.name) && second?.type !== 'SpreadElement';
      if ((isRun && isWrite(callee.object)) || (isRead && isWrite(second))) found.push(lineAt(start));
    },
  }).visit(program);
  return found;
}
