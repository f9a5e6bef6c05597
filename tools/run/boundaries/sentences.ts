import { parseSync } from '@swc/core'

interface Node {
	type: string
	[part: string]: unknown
}

const isNode = (part: unknown): part is Node =>
	typeof part === 'object' && part !== null && typeof (part as Node).type === 'string'

const nameOf = (part: unknown): unknown => (isNode(part) ? part.value : undefined)

/** The API document's texts on a call or a field: for programs, in English alone. */
const DESCRIBED = ['description', 'summary', 'example']

/** Texts that are never shown: the source of an import, a type, an error for the operator. */
function isElsewhere(node: Node): boolean {
	if (node.type === 'ImportDeclaration' || node.type === 'TsLiteralType') return true
	if (node.type === 'KeyValueProperty') return DESCRIBED.includes(String(nameOf(node.key)))
	return node.type === 'NewExpression' && /Error$/.test(String(nameOf(node.callee)))
}

function textOf(node: Node): string {
	if (node.type === 'StringLiteral') return String(node.value)
	if (node.type !== 'TemplateLiteral') return ''
	return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('X')
}

/** A capital, or a template's value, to begin with, and small words after it. */
const looksSaid = (text: string) => /^[A-Z]/.test(text) && / [a-z]{2,}/.test(text)

/** The texts in a source that look like sentences. */
export function sentencesIn(source: string): string[] {
	const found: string[] = []
	const walk = (part: unknown) => {
		if (Array.isArray(part)) part.forEach(walk)
		else if (isNode(part) && !isElsewhere(part)) {
			if (looksSaid(textOf(part))) found.push(textOf(part))
			Object.values(part).forEach(walk)
		} else if (typeof part === 'object' && part !== null && !isNode(part))
			Object.values(part).forEach(walk)
	}
	walk(parseSync(source, { syntax: 'typescript', target: 'es2024' }).body)
	return found
}
