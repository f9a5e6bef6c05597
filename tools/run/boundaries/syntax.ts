/** A part of a source, as its parser names it. */
export interface Node {
	type: string
	[part: string]: unknown
}

export const isNode = (part: unknown): part is Node =>
	typeof part === 'object' && part !== null && typeof (part as Node).type === 'string'

const nameOf = (part: unknown): unknown => (isNode(part) ? part.value : undefined)

/** The API document's texts on a call or a field: for programs, in English alone. */
const DESCRIBED = ['description', 'summary', 'example']

/** Whether nobody is shown a text: the source of an import, a type, an address, an error for the operator. */
export function isElsewhere(node: Node): boolean {
	if (node.type === 'ImportDeclaration' || node.type === 'TsLiteralType') return true
	if (node.type === 'KeyValueProperty') return DESCRIBED.includes(String(nameOf(node.key)))
	if (node.type === 'JSXAttribute')
		return ['className', 'to', 'href'].includes(String(nameOf(node.name)))
	return node.type === 'NewExpression' && /Error$/.test(String(nameOf(node.callee)))
}

/** The text of a string or a template; null of others. @param value stands for each value in a template */
export function textOf(node: Node, value: string): string | null {
	if (node.type === 'StringLiteral') return String(node.value)
	if (node.type !== 'TemplateLiteral') return null
	return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join(value)
}
