import { parseSync } from '@swc/core'
import { isElsewhere, isNode, textOf } from './syntax.ts'

/** A capital, or a template's value, to begin with, and small words after it. */
const looksSaid = (text: string) => /^[A-Z]/.test(text) && / [a-z]{2,}/.test(text)

/** The texts in a source that look like sentences. */
export function sentencesIn(source: string): string[] {
	const found: string[] = []
	const walk = (part: unknown) => {
		if (Array.isArray(part)) part.forEach(walk)
		else if (isNode(part) && !isElsewhere(part)) {
			const text = textOf(part, 'X') ?? ''
			if (looksSaid(text)) found.push(text)
			Object.values(part).forEach(walk)
		} else if (typeof part === 'object' && part !== null && !isNode(part))
			Object.values(part).forEach(walk)
	}
	walk(parseSync(source, { syntax: 'typescript', target: 'es2024' }).body)
	return found
}
