/**
 * @typedef {{ type: string, name?: string, object?: any, callee?: any, tag?: any, typeArguments?: any, typeAnnotation?: any }} TypedNode
 */

const isSql = (/** @type {any} */ node) => node?.type === 'Identifier' && node.name === 'sql';

/**
 * Whether an `sql` template or reference is given a type: sql<T>`...`, sql.ref<T>('a').
 * @param {TypedNode} node
 */
export function isTypedSql({ typeArguments, tag, callee }) {
  return Boolean(typeArguments) && (isSql(tag) || (callee?.type === 'MemberExpression' && isSql(callee.object)));
}

/**
 * Whether a type is one of these names, or holds one: Cents | null.
 * @param {any} type
 * @param {string} name
 * @returns {boolean}
 */
export function namesType(type, name) {
  if (type?.type === 'TSUnionType') return type.types.some((/** @type {any} */ one) => namesType(one, name));
  if (type?.type === 'TSArrayType') return namesType(type.elementType, name);
  return type?.type === 'TSTypeReference' && type.typeName?.name === name;
}

/** @param {any} annotation */
const isTypedBuilder = (annotation) => {
  const type = annotation?.typeAnnotation;
  const [of] = type?.typeArguments?.params ?? [];
  return namesType(type, 'Template') && of !== undefined && of.type !== 'TSUnknownKeyword';
};

/**
 * Whether an `sql` template gets its type from a declaration: a constant or a function's result that is a
 * Template<T>.
 * @param {any} node
 */
export function takesItsType(node) {
  if (!isSql(node.tag)) return false;
  const { parent } = node;
  if (parent.type === 'VariableDeclarator') return isTypedBuilder(parent.id.typeAnnotation);
  if (parent.type === 'ArrowFunctionExpression') return isTypedBuilder(parent.returnType);
  let at = parent.type === 'ReturnStatement' ? parent : undefined;
  while (at && !/Function/.test(at.type)) at = at.parent;
  return isTypedBuilder(at?.returnType);
}
