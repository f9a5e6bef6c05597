import { createHash } from 'node:crypto'
import type { CreditLine } from './reading/lines.ts'
import { referencesIn, referencesOf } from './references.ts'

/** A credit with that by which its payment is known again. */
export interface Credit extends CreditLine {
	/** The bank's reference; null where it has none. */
	reference: string | null
	/** All that could be its reference. */
	candidates: readonly string[]
	/** Makes it one payment, however often its line comes. */
	key: string
}

const joined = (text: string) => text.replace(/\s+/g, '').toUpperCase()

/** What a line without a reference is known by, but for which of its like it is. */
const likeness = ({ day, amount, narration, balance }: CreditLine) =>
	[day, amount, joined(narration), balance ?? ''].join('\n')

/** The credits of a statement, each with what it is known by. @param ownAccount the shop's own number */
export function withIdentity(lines: readonly CreditLine[], ownAccount: string): Credit[] {
	const references = referencesOf(lines, ownAccount)
	const counts = new Map<string, number>()
	return lines.map((line, n) => {
		const reference = references[n] ?? null
		const candidates = referencesIn(line)
		if (reference !== null) return { ...line, reference, candidates, key: `bank ${reference}` }
		const like = likeness(line)
		const nth = (counts.get(like) ?? 0) + 1
		counts.set(like, nth)
		const hash = createHash('sha256').update(`${like}\n${nth}`).digest('base64url')
		return { ...line, reference, candidates, key: `bank line ${hash}` }
	})
}
