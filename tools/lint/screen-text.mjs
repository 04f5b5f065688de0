/**
 * @typedef {{ type: string, value?: any, parent?: any, name?: any, key?: any }} TextNode
 */

const letter = /\p{L}/u;
const accent = /[À-ÖØ-öø-ÿªº]/u;
/** 'Ver parcelas', 'A vencer', 'Aguarde... o banco': a capital, then another word. */
const sentence = /^\s*\p{Lu}\p{Ll}*[.,:!?…]* +\p{L}/u;
/** 'Voltar', 'Caixa ', 'E-mail'; not 'CANCEL' and not 'checkingLimit'. */
const word = /^\s*\p{Lu}-?\p{Ll}/u;
const shown =
  /^(?:aria-label|aria-description|aria-roledescription|aria-valuetext|alt|caption|children|empty|error|footer|header|heading|hint|label|meaning|message|note|notice|placeholder|reason|summary|text|title|\w+Text)$/;
const passesOn = new Set(['ConditionalExpression', 'LogicalExpression', 'TemplateLiteral', 'JSXExpressionContainer']);

/** @param {TextNode} node */
function textOf(node) {
  if (node.type === 'TemplateElement') return node.value?.cooked ?? '';
  return typeof node.value === 'string' ? node.value : '';
}

/**
 * Where the value becomes the content of an element, or an attribute or property that people see or hear.
 * @param {TextNode} node
 * @returns {'content' | 'attribute' | undefined}
 */
function shownAs(node) {
  let below = node;
  let at = node.parent;
  while (at && passesOn.has(at.type)) {
    if (at.type === 'ConditionalExpression' && at.test === below) return undefined;
    below = at;
    at = at.parent;
  }
  if (at?.type === 'JSXElement' || at?.type === 'JSXFragment') return 'content';
  const isProperty = at?.type === 'Property' && at.value === below;
  const name = at?.type === 'JSXAttribute' ? at.name.name : isProperty ? (at.key.name ?? at.key.value) : undefined;
  return shown.test(name ?? '') ? 'attribute' : undefined;
}

/** @param {TextNode} node @param {string} text */
function isShown(node, text) {
  const place = node.type === 'JSXText' ? 'content' : shownAs(node);
  return place === 'content' || (place === 'attribute' && word.test(text));
}

/**
 * Why a node is a Portuguese screen text outside texts.ts, or undefined. Precise before complete: it does not see
 * lower-case pieces without an accent ('juros de '), single words that reach the screen through a variable, and
 * acronyms in attributes ('CPF').
 * @param {TextNode} node
 * @returns {string | undefined}
 */
export function textFault(node) {
  const text = textOf(node);
  const isText = accent.test(text) || sentence.test(text) || (letter.test(text) && isShown(node, text));
  return isText ? `"${text.trim()}" is read by people: put it into the texts.ts beside.` : undefined;
}
