import { parseSync, Visitor } from 'oxc-parser';

type Program = ReturnType<typeof parseSync>['program'];
type Call = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression'] & {
  type: 'CallExpression';
};

export interface TestTitle {
  /** As it is written, `%s` and `${role}` included. */
  readonly title: string;
  /** Whether it, or a describe around it, is skipped always or sometimes. */
  readonly isSkipped: boolean;
}

const skipping = /\.(?:skip|skipIf|runIf|todo|fixme|fails)\b/;
const skipCall = /^(?:test|it)\.(?:skip|fixme)$/;
const testCall = /^(?:test|it)\b/;
const describeCall = /^(?:test\.)?describe\b/;

/** The name that is called, without arguments: `test.each(rows)` is `test.each`. */
function nameOf(node: Call['callee']): string {
  if (node.type === 'CallExpression') return nameOf(node.callee);
  if (node.type === 'TaggedTemplateExpression') return nameOf(node.tag);
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
    return `${nameOf(node.object)}.${node.property.name}`;
  }
  return node.type === 'Identifier' ? node.name : '';
}

/** The tests that one file declares, with their titles. */
export function readTitles(path: string, text: string): TestTitle[] {
  const found: { title: string; isSkipped: boolean }[] = [];
  const skippedAround: boolean[] = [];
  const opened: { isSkipped: boolean }[] = [];
  let isRestSkipped = false;
  const titleOf = (first: Call['arguments'][number] | undefined): string | undefined => {
    if (first?.type === 'TemplateLiteral') return text.slice(first.start + 1, first.end - 1);
    return first?.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined;
  };
  const isTest = (call: Call): boolean => testCall.test(nameOf(call.callee)) && !describeCall.test(nameOf(call.callee));
  const declares = (call: Call): boolean => titleOf(call.arguments[0]) !== undefined && call.arguments.length > 1;
  new Visitor({
    CallExpression(node) {
      const name = nameOf(node.callee);
      const isSkipped = skipping.test(name);
      if (describeCall.test(name)) skippedAround.push(isSkipped);
      else if (isTest(node) && declares(node)) {
        const isOff = isSkipped || isRestSkipped || skippedAround.includes(true);
        const test = { title: titleOf(node.arguments[0]) ?? '', isSkipped: isOff };
        found.push(test);
        opened.push(test);
      } else if (skipCall.test(name) && titleOf(node.arguments[0]) === undefined) {
        // `test.skip()` or `test.skip(condition)` in a body skips the test around it, or all that follow in the file.
        const around = opened.at(-1);
        if (around) around.isSkipped = true;
        else isRestSkipped = true;
      }
    },
    'CallExpression:exit'(node) {
      if (describeCall.test(nameOf(node.callee))) skippedAround.pop();
      else if (isTest(node) && declares(node)) opened.pop();
    },
  }).visit(parseSync(path, text).program);
  return found;
}
