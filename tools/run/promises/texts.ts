import { parseSync } from '@swc/core'

interface Node {
	type: string
	[part: string]: unknown
}

const isNode = (part: unknown): part is Node =>
	typeof part === 'object' && part !== null && typeof (part as Node).type === 'string'

const nameOf = (part: unknown): unknown => (isNode(part) ? part.value : undefined)

/** The API document's texts on a call or a field: for programs. */
const DESCRIBED = ['description', 'summary', 'example']

/** Texts that nobody is shown. */
function isElsewhere(node: Node): boolean {
	if (node.type === 'ImportDeclaration' || node.type === 'TsLiteralType') return true
	if (node.type === 'KeyValueProperty' && isNode(node.key))
		return DESCRIBED.includes(String(nameOf(node.key))) && node.value !== undefined
	if (node.type === 'JSXAttribute')
		return ['className', 'to', 'href'].includes(String(nameOf(node.name)))
	return node.type === 'NewExpression' && /Error$/.test(String(nameOf(node.callee)))
}

/** A value within a text. */
const VALUE = '…'

function textOf(node: Node): string | null {
	if (node.type === 'StringLiteral') return String(node.value)
	if (node.type !== 'TemplateLiteral') return null
	return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join(VALUE)
}

/** The children of an element as one text, the elements within a sentence too. */
function textOfChildren(children: Node[]): string {
	return children
		.map((child) => {
			if (child.type === 'JSXText') return String(child.value).replace(/\s*\n\s*/g, ' ')
			if (child.type === 'JSXElement' || child.type === 'JSXFragment')
				return textOfChildren(child.children as Node[])
			const inner = child.expression
			return (isNode(inner) ? textOf(inner) : null) ?? VALUE
		})
		.join('')
}

const hasText = (children: Node[]) =>
	children.some((child) => child.type === 'JSXText' && /[A-Za-z]{2}/.test(String(child.value)))

/** The sentences of a source, with `…` for each value in them. @param tsx whether it may have elements */
export function sentencesOf(source: string, tsx: boolean): string[] {
	const found: string[] = []
	const walk = (part: unknown, isInText = false) => {
		if (Array.isArray(part)) for (const each of part) walk(each, isInText)
		else if (typeof part !== 'object' || part === null) return
		else if (!isNode(part)) for (const each of Object.values(part)) walk(each, isInText)
		else if (!isElsewhere(part)) {
			const isElement = part.type === 'JSXElement' || part.type === 'JSXFragment'
			const isText = isElement && hasText(part.children as Node[])
			if (isText && !isInText) found.push(textOfChildren(part.children as Node[]))
			const text = textOf(part)
			if (text !== null) found.push(text)
			for (const each of Object.values(part)) walk(each, isElement ? isInText || isText : false)
		}
	}
	walk(parseSync(source, { syntax: 'typescript', tsx, target: 'es2024' }).body)
	return found.flatMap((text) =>
		text
			.replace(/\s+/g, ' ')
			.split(/(?<=[.!?])\s+/)
			.map((sentence) => sentence.trim()),
	)
}

/** The words by which a sentence may promise something. */
const PROMISING = /\b(?:will|within|until|by|days|free|get|contact|refund|every)\b/i

/** Whether a sentence may promise its reader something: it has one of these words, among others. */
export const mayPromise = (sentence: string): boolean =>
	PROMISING.test(sentence) && /[a-z]{2,} [a-z]/i.test(sentence)
