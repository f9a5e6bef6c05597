import { createHash } from 'node:crypto'
import type { OrderId } from '../../../../shared/ids.ts'
import { cutNumbersIn, numbersIn } from './order-numbers.ts'
import type { CreditLine } from './reading/lines.ts'
import { referencesIn, referencesOf } from './references.ts'

/** A credit with that by which its payment is known again. */
export interface Credit extends CreditLine {
	/** The bank's reference; null where it has none. */
	reference: string | null
	/** The texts that could be its reference. */
	candidates: readonly string[]
	/** The numbers that orders might have in its narration. */
	orderIds: readonly OrderId[]
	/** How numbers begin there that its bank has cut. */
	cuts: readonly string[]
	/** Makes it one payment, however often its line comes. */
	key: string
}

const joined = (text: string) => text.replace(/\s+/g, '').toUpperCase()

/** The key of a line without a reference, the same for all lines alike. */
const likeness = ({ day, amount, narration, balance }: CreditLine) =>
	[day, amount, joined(narration), balance ?? ''].join('\n')

/** The data of a shop by which its statements are read. */
export interface ShopAccount {
	/** Its own account. */
	account: string
	/** The prefixes that its orders' numbers ever had. */
	prefixes: readonly string[]
}

/** The credits of a statement, each with its key and the orders and refunds that it may name. */
export function withIdentity(
	lines: readonly CreditLine[],
	{ account, prefixes }: ShopAccount,
): Credit[] {
	const references = referencesOf(lines, account)
	const counts = new Map<string, number>()
	return lines.map((line, n) => {
		const reference = references[n] ?? null
		const found = {
			candidates: referencesIn(line),
			orderIds: numbersIn(line.narration, prefixes),
			cuts: cutNumbersIn(line.narration, prefixes),
		}
		if (reference !== null) return { ...line, ...found, reference, key: `bank ${reference}` }
		const like = likeness(line)
		const nth = (counts.get(like) ?? 0) + 1
		counts.set(like, nth)
		const hash = createHash('sha256').update(`${like}\n${nth}`).digest('base64url')
		return { ...line, ...found, reference, key: `bank line ${hash}` }
	})
}
