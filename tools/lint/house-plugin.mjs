import { relative, sep } from 'node:path';
import { textFault } from './screen-text.mjs';
import { isTypedSql, namesType, takesItsType } from './type-claims.mjs';

/**
 * @typedef {{ filename: string, cwd: string, report(finding: { node: object, message: string }): void }} Context
 */

const forbiddenWords = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'processor']);
const kebabCase = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * What is wrong with the name of one file or folder, or undefined. `person-card.test.tsx` is judged as three kebab words.
 * @param {string} name
 * @returns {string | undefined}
 */
export function nameFault(name) {
  const parts = name.replace(/^[._]+/, '').split('.');
  if (!parts.every((part) => kebabCase.test(part))) return `"${name}" is not kebab-case.`;
  const word = parts.flatMap((part) => part.split('-')).find((each) => forbiddenWords.has(each));
  return word === undefined ? undefined : `"${name}" says nothing: name it by what it does, without "${word}".`;
}

const plainNames = {
  /** @param {Context} context */
  create(context) {
    return {
      /** @param {object} node */
      Program(node) {
        for (const name of relative(context.cwd, context.filename).split(sep)) {
          const message = nameFault(name);
          if (message !== undefined) context.report({ node, message });
        }
      },
    };
  },
};

/** What a person reads is in texts.ts, where it can be read as a whole and compared with the specs. */
const textsApart = {
  /** @param {Context} context */
  create(context) {
    /** @param {import('./screen-text.mjs').TextNode} node */
    const judge = (node) => {
      const message = textFault(node);
      if (message !== undefined) context.report({ node, message });
    };
    return { JSXText: judge, Literal: judge, TemplateElement: judge };
  },
};

/** A row's type comes from columns and from the expressions of kernel/db, not from a type argument. */
const sqlUntyped = {
  /** @param {Context} context */
  create(context) {
    const message = 'Give sql no type: columns type a row (ADR 0019), expressions of kernel/db/select.ts the rest.';
    /** @param {import('./type-claims.mjs').TypedNode} node */
    const judge = (node) => {
      if (isTypedSql(node) || takesItsType(node)) context.report({ node, message });
    };
    return {
      TaggedTemplateExpression: judge,
      CallExpression: judge,
      /** @param {import('./type-claims.mjs').TypedNode} node */
      TSAsExpression(node) {
        if (namesType(node.typeAnnotation, 'Template')) context.report({ node, message });
      },
    };
  },
};

/** A cast makes no amount: cents() checks that it is whole. */
const centsMade = {
  /** @param {Context} context */
  create(context) {
    return {
      /** @param {import('./type-claims.mjs').TypedNode} node */
      TSAsExpression(node) {
        if (namesType(node.typeAnnotation, 'Cents'))
          context.report({
            node,
            message: 'Make an amount by cents() of credit-math, or wholeCents() of the contract.',
          });
      },
    };
  },
};

/** Names that `server/src/testing` provides, which tests must not declare again, with where to take them from. */
const providedByKit = new Map([
  ['platform', 'take it from prepareCounter, or make it with prepared'],
  ['codeOf', 'take it from testing/refusals.ts, or use expectRefusal'],
]);

/**
 * @typedef {{ type: string, name?: string }} Named
 * @typedef {{ kind: string, declarations: { id: Named }[] }} Declaration
 */

/** The server's tests use the kit's set-up, and no cast to never. */
const oneTestKit = {
  /** @param {Context} context */
  create(context) {
    /** @param {Named | null} id */
    const judge = (id) => {
      const instead = id?.name && providedByKit.get(id.name);
      if (id && instead) context.report({ node: id, message: `${id.name}: ${instead}.` });
    };
    return {
      /** @param {Declaration} node */
      VariableDeclaration({ kind, declarations }) {
        for (const { id } of declarations) if (kind === 'let' || id.name === 'codeOf') judge(id);
      },
      /** @param {{ id: Named | null }} node */
      FunctionDeclaration: ({ id }) => judge(id),
      /** @param {{ typeAnnotation: Named }} node */
      TSAsExpression(node) {
        if (node.typeAnnotation.type !== 'TSNeverKeyword') return;
        context.report({
          node,
          message: 'A cast to never hides any mistake: make the value (cents, inCents), or take unknown.',
        });
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    'plain-names': plainNames,
    'texts-apart': textsApart,
    'sql-untyped': sqlUntyped,
    'cents-made': centsMade,
    'one-test-kit': oneTestKit,
  },
};
