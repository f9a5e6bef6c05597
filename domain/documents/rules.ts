import { type Day, dayAt, financialYearEnd } from '../../shared/calendar.ts'
import { type Paise, paise } from '../../shared/money.ts'
import { addressLine, shopName } from '../settings/rules.ts'
import type { AllSettings } from '../settings/schema.ts'
import { MAX_NUMBER_LENGTH, MIN_NUMBER_DIGITS, NUMBER_DIGITS } from './limits.ts'
import type { DocumentShop } from './parties/schema.ts'
import type { DocumentKind, Snapshot } from './schema.ts'

/** Each kind of document is numbered by itself. */
const LETTERS: Record<DocumentKind, string> = {
	'hand-over': 'H',
	warranty: 'W',
	'receipt-voucher': 'R',
	'refund-voucher': 'F',
	'tax-invoice': 'T',
	'credit-note': 'C',
	quotation: 'Q',
}

/** Whether a document is about payments, and not about an installation. */
export const isOfMoney = (kind: DocumentKind): boolean =>
	kind !== 'hand-over' && kind !== 'warranty'

/** The sum of a billing document, paise; null of any other. */
export const sumOf = (document: Snapshot): Paise | null =>
	'sums' in document ? paise(document.sums.total) : null

/**
 * The prefix of the numbers of a kind. @param prefix as the settings have it; a number begins with a letter or digit
 */
export const seriesOf = (prefix: string, kind: DocumentKind): string =>
	`${prefix.replace(/^[^A-Z\d]+/, '')}${LETTERS[kind]}`

/** The financial year of a moment, April to March in India: `26-27`. @param at epoch milliseconds */
export function financialYearAt(at: number): string {
	const last = Number(financialYearEnd(dayAt(at)).slice(0, 4))
	const digits = (year: number) => String(year % 100).padStart(2, '0')
	return `${digits(last - 1)}-${digits(last)}`
}

/**
 * The number of a document: `SBH/26-27/000123`, at most 16 characters; after a long prefix the year is `2627`.
 * @returns null where so high a number has no room
 */
export function numberOf(series: string, fy: string, count: number): string | null {
	const short = fy.replace('-', '')
	const heads = [
		`${series}/${fy}/`,
		`${series}/${short}/`,
		`${series}${short}/`,
		`${series}${short}`,
	]
	const head =
		heads.find(({ length }) => MAX_NUMBER_LENGTH - length >= MIN_NUMBER_DIGITS) ??
		heads.at(-1) ??
		''
	const number =
		head + String(count).padStart(Math.min(NUMBER_DIGITS, MAX_NUMBER_LENGTH - head.length), '0')
	return number.length <= MAX_NUMBER_LENGTH ? number : null
}

/** The day so many years after another; 29 February becomes 28 where there is none. */
export function yearsAfter(day: Day, years: number): Day {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
	const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate()
	return new Date(Date.UTC(year + years, month - 1, Math.min(date, last)))
		.toISOString()
		.slice(0, 10) as Day
}

/** The shop's details on a document, from its settings. */
export function documentShop(all: AllSettings): DocumentShop {
	const { shop, contact, tax } = all
	return {
		name: shopName(all),
		legalName: shop.legalName,
		address: addressLine(contact),
		gstin: tax.gstin,
		email: contact.supportEmail,
		phone: contact.supportPhone,
		logo: shop.logo,
	}
}
