import { MONTH_LETTERS } from '../../../../shared/calendar.ts'
import { messageOfIssue } from '../../../../shared/messages/issues.ts'
import { type Message, message } from '../../../../shared/messages/message.ts'
import { ProductIdText } from '../../schema.ts'

/** `9.2E+11`, as spreadsheets write long numbers. */
const EXPONENT = /^\d+(?:\.\d+)?E\+?\d+$/i
const DATE = /^(?:[a-z]{3}|\d{1,4})[-./ ](?:[a-z]{3}|\d{1,2})(?:[-./ ]\d{2,4})?$/i

/** The numbers of a day, however it is written, in their order of size; of a year its last two digits. Null for no day. */
function numbersOfDay(text: string): string | null {
	if (!DATE.test(text)) return null
	const numbers = text.split(/[-./ ]/).map((part) => {
		const month = MONTH_LETTERS.indexOf(part.toLowerCase()) + 1
		return month > 0 ? month : Number(part) % 100
	})
	return numbers.some(Number.isNaN) ? null : numbers.toSorted((a, b) => a - b).join(' ')
}

/** Whether a spreadsheet may have written an id as this number: it keeps the digits before its exponent. */
function isRounded(exponent: string, id: string): boolean {
	const [digits = ''] = exponent.split(/e/i)
	if (!/^\d+(?:e\d+)?$/i.test(id)) return false
	const places = digits.split('.')[1]?.length ?? 0
	return Number(id).toExponential(places) === Number(exponent).toExponential(places)
}

/** The likeliest id that a spreadsheet has made something else of. */
function likelyId(made: string, ids: readonly string[]): string | null {
	if (EXPONENT.test(made)) return ids.find((id) => isRounded(made, id)) ?? null
	const day = numbersOfDay(made)
	const within = (id: string) => {
		const own = numbersOfDay(id)
		// A spreadsheet adds the year to a day that has none.
		return own !== null && (own === day || own.split(' ').every((n) => day?.split(' ').includes(n)))
	}
	return ids.find(within) ?? null
}

/** Why an id of a file is none for a new product; null where it is one. */
export type WhyNoNewId = (id: string) => Message | null

/**
 * Judges the ids of new products: one may be wrong, differ from a known one by capitals alone, or look like a date or a
 * number that a spreadsheet has made of it. @param ids those of all products
 */
export function newIdsBeside(ids: readonly string[]): WhyNoNewId {
	const inSmallLetters = new Map(ids.map((id) => [id.toLowerCase(), id]))
	return (id) => {
		const known = inSmallLetters.get(id.toLowerCase())
		if (known !== undefined) return message('import.id_in_other_letters', { id: known })
		if (EXPONENT.test(id) || numbersOfDay(id) !== null)
			return message('import.id_of_spreadsheet', { id, likely: likelyId(id, ids) })
		const issues = ProductIdText.safeParse(id).error?.issues
		return issues?.[0] ? messageOfIssue(issues[0]) : null
	}
}
