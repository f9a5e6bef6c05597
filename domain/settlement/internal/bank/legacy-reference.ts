import type { CreditLine } from './reading/lines.ts'

/** The texts that banks write where a line has no reference: the same on many lines. */
const NO_REFERENCE = /^(?:[\W_0]*|n\/?a|nil|none|null|neft|imps|rtgs|upi)$/i

/**
 * The references by which the payment of a line was recorded before references had a form: the text of a column, or the
 * line itself. The same stood on lines of other payers, so that it alone proves nothing.
 */
export function legacyReferences({ day, amount, narration, references }: CreditLine): string[] {
	const given = references.filter((cell) => !NO_REFERENCE.test(cell))
	return [...given, `${day} ${amount} ${narration}`.trim().slice(0, 200)]
}

/** The key of the request by which it was recorded. */
export const legacyKey = (reference: string): string => `bank ${reference}`
