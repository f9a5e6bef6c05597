import { parseSync } from '@swc/core'
import { isElsewhere, isNode, type Node, textOf } from '../boundaries/syntax.ts'

/** A value within a text. */
const VALUE = '…'

/** The children of an element as one text, the elements within a sentence too. */
function textOfChildren(children: Node[]): string {
	return children
		.map((child) => {
			if (child.type === 'JSXText') return String(child.value).replace(/\s*\n\s*/g, ' ')
			if (child.type === 'JSXElement' || child.type === 'JSXFragment')
				return textOfChildren(child.children as Node[])
			const inner = child.expression
			return (isNode(inner) ? textOf(inner, VALUE) : null) ?? VALUE
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
			const text = textOf(part, VALUE)
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
