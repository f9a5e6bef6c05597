import type { Movement } from './reading/lines.ts'

/**
 * The reference that banks promise to be unique: the RRN of UPI and IMPS has 12 digits, the UTR of NEFT 16 or 22 letters
 * and digits, that of RTGS 22 (RBI and NPCI). Some banks pad it with zeros, so those at its beginning are dropped.
 */
const unpadded = (text: string) => text.replace(/^0+/, '')

/** An RRN as it is written, up to four zeros before it. */
const isRrn = (text: string) => {
	if (!/^\d{12,16}$/.test(text)) return false
	const digits = unpadded(text).length
	// Beside a number of a cheque, padded as well, an RRN is long.
	return digits <= 12 && (text.length === 12 ? digits > 0 : digits >= 9)
}

const isUtr = (text: string) =>
	/^(?=.*[A-Z])(?=(?:.*\d){6})(?:[A-Z0-9]{16}|[A-Z0-9]{22})$/.test(text)

const BEFORE = /^(?:UPI|IMPS|NEFT(?:INW|IN)?|RTGS(?:INW)?|MMT|UTR|RRN|REF|NO)[\s:./#-]*(?=.)/

/**
 * A reference as it is kept, where that is all a text has: `utr: 0000 6325 1234 5678` is `632512345678`.
 * @returns null where it is neither a UTR nor an RRN
 */
export function bankReference(text: string): string | null {
	const bare = text.trim().toUpperCase()
	// A UTR may begin with letters that look like a prefix.
	const [prefix = ''] = BEFORE.exec(bare) ?? []
	const behind = prefix ? bankReference(bare.slice(prefix.length)) : null
	if (behind !== null) return behind
	const joined = bare.replace(/[\s-]/g, '')
	return isRrn(joined) || isUtr(joined) ? unpadded(joined) : null
}

/** A reference that a person typed: as it is kept where it is a bank's, else as it was typed. */
export const referenceTyped = (text: string): string => bankReference(text) ?? text

/** The text before an @ is part of a UPI id, such as a mobile number. */
const withoutIds = (narration: string) => narration.toUpperCase().replace(/[\w.]+@\w*/g, ' ')

function inNarration(narration: string): string[] {
	const text = withoutIds(narration)
	const tokens = text.match(/[A-Z0-9]+/g) ?? []
	const isInstant = /UPI|IMPS|MMT/.test(text)
	const isNeft = /NEFT|RTGS/.test(text)
	return tokens.filter((token) => (isInstant && /^\d{12}$/.test(token)) || (isNeft && isUtr(token)))
}

interface Found {
	line: Movement
	inNarration: ReadonlySet<string>
	inColumns: ReadonlySet<string>
}

const found = (line: Movement): Found => ({
	line,
	inNarration: new Set(inNarration(line.narration).map(unpadded)),
	inColumns: new Set(line.references.flatMap((cell) => bankReference(cell) ?? [])),
})

const ORDER_NUMBER = /SB[-\s/]?[A-Z0-9]{4}[-\s/]?[A-Z0-9]{4}/g

/** All references that a line might have, as they are kept. */
export function referencesIn(line: Movement): string[] {
	const { inNarration: narrated, inColumns } = found(line)
	return [...new Set([...narrated, ...inColumns])]
}

/** Words for how money came, and not its payer. */
const CHANNEL =
	/^(?:UPI|IMPS|NEFT|RTGS|MMT|INB|P2[AM]|CR|DR|BY|TO|FROM|FOR|TRANSFER|TRF|DEP|TFR|PAYMENT|PAY|ORDER|SB)$/

/** The payer of a line, as far as its words say. */
function payerOf({ narration }: Movement): string {
	const text = withoutIds(narration).replace(ORDER_NUMBER, ' ')
	const words = text.match(/[A-Z]{3,}/g) ?? []
	return words.filter((word) => !CHANNEL.test(word)).join(' ')
}

/** Numbers that stand on lines of several payers, such as a clearing account: they are of no one payment. */
function sharedNumbers(all: readonly Found[]): ReadonlySet<string> {
	const payers = new Map<string, Set<string>>()
	for (const { line, inNarration: narrated, inColumns } of all)
		for (const number of new Set([...narrated, ...inColumns]))
			payers.set(number, (payers.get(number) ?? new Set()).add(payerOf(line)))
	return new Set([...payers].flatMap(([number, of]) => (of.size > 1 ? [number] : [])))
}

/**
 * The reference of each of these lines, by which a payment is known again; null where it has none, or two could be it.
 * A reference that narration and column share comes first.
 * @param ownAccount the shop's own number, which stands on many lines
 */
export function referencesOf(lines: readonly Movement[], ownAccount: string): (string | null)[] {
	const all = lines.map(found)
	const own = unpadded(ownAccount.replace(/\s/g, '').toUpperCase())
	const shared = sharedNumbers(all)
	const isOne = (number: string) => number !== own && !shared.has(number)
	const only = (numbers: string[]) => (numbers.length === 1 ? (numbers[0] ?? null) : null)
	return all.map(({ inNarration: narrated, inColumns }) => {
		const agreed = [...narrated].filter((number) => inColumns.has(number) && isOne(number))
		return only(agreed) ?? only([...new Set([...narrated, ...inColumns])].filter(isOne))
	})
}
