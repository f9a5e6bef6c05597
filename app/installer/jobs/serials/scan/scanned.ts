/** The serial numbers of a product after a code was read, and a note on it, which may be empty. */
export interface Scanned {
	numbers: readonly string[]
	says: string
}

/** Letters, digits and the signs between them; an address or a list of details is none. */
const NUMBER = /^[\p{L}\p{N}][\p{L}\p{N}./_-]{2,99}$/u
/** Written before the number in many codes. */
const NAME = /^\s*(?:s\/?n|serial(?:\s*(?:no|number))?)[.:#\s]+/i

const same = (a: string, b: string) => a.toUpperCase() === b.toUpperCase()

/**
 * Adds the number of a code to those of a product. A camera reads the same code many times a second.
 * @param quantity pieces that were ordered
 * @param last the number that was added last; nothing is said of it again
 */
export function afterCode(
	numbers: readonly string[],
	code: string,
	quantity: number,
	last: string | null = null,
): Scanned {
	const number = code.replace(NAME, '').trim()
	if (!NUMBER.test(number))
		return { numbers, says: 'That code is no serial number. Scan the bar code beside it.' }
	const isNoted = numbers.some((each) => same(each, number))
	if (last !== null && same(number, last))
		return { numbers, says: isNoted ? '' : `${number} was taken out. Scan another code first.` }
	if (isNoted) return { numbers, says: `${number} is noted already.` }
	if (numbers.length >= quantity)
		return { numbers, says: `All ${quantity} are noted. ${number} was not added.` }
	return { numbers: [...numbers, number], says: `${number} noted.` }
}

/** How many are noted and how many are missing, in words. */
export function countOf(noted: number, quantity: number): string {
	const missing = quantity - noted
	return `${noted} of ${quantity}${missing > 0 ? `, ${missing} missing` : ''}`
}
