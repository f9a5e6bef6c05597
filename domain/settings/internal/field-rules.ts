import { z } from '@hono/zod-openapi'
import { pinCode } from '../../../shared/addresses/pin.ts'
import { stateOrBlank } from '../../../shared/addresses/state-input.ts'
import { day } from '../../../shared/day.ts'
import { isGstinOfSeller } from '../../../shared/gstin.ts'
import { type IssueText, issue } from '../../../shared/messages/message.ts'
import { wholeNumber } from '../../../shared/numbers/number-schema.ts'
import { inAscii } from '../../../shared/text/characters.ts'
import { line, paragraphs } from '../../../shared/text/text.ts'

const REQUIRED = issue('input.required')

/** Text that may be blank, which stays blank; else as the given schema has it. */
export function blankOr(schema: z.ZodType<string, string>) {
	return z
		.string({ error: REQUIRED })
		.trim()
		.transform((text, context) => {
			if (text === '') return text
			const parsed = schema.safeParse(text)
			if (parsed.success) return parsed.data
			for (const { message } of parsed.error.issues)
				context.addIssue({ code: 'custom', message, input: text })
			return z.NEVER
		})
}

const formed = (pattern: RegExp, wrong: IssueText) => line(254, REQUIRED).regex(pattern, wrong)

export const words = (max: number) => blankOr(line(max, REQUIRED))
export const markdown = (max: number) => blankOr(paragraphs(max, REQUIRED))

export const state = stateOrBlank(issue('reference.state_wrong'))
export const pin = blankOr(pinCode(issue('settings.pin_wrong')))
/** Digits with which PIN codes begin, one to six of them each: kept as `411, 4120`, each once. */
export const pinPrefixes = blankOr(
	line(2000, REQUIRED)
		.transform((text) => [
			...new Set(
				inAscii(text)
					.split(/[\s,;]+/)
					.filter(Boolean),
			),
		])
		.refine(
			(prefixes) => prefixes.every((each) => /^[1-9]\d{0,5}$/.test(each)),
			issue('settings.pins_wrong'),
		)
		.transform((prefixes) => prefixes.toSorted().join(', ')),
)
export const gstin = blankOr(
	line(20, REQUIRED)
		.transform((text) => text.toUpperCase())
		.refine(isGstinOfSeller, issue('settings.gstin_wrong')),
)
export const pan = blankOr(
	line(20, REQUIRED)
		.transform((text) => text.toUpperCase())
		.refine((text) => /^[A-Z]{5}\d{4}[A-Z]$/.test(text), issue('settings.pan_wrong')),
)
export const ifsc = blankOr(
	line(20, REQUIRED)
		.transform((text) => text.toUpperCase())
		.refine((text) => /^[A-Z]{4}0[A-Z\d]{6}$/.test(text), issue('settings.ifsc_wrong')),
)
export const bankAccount = blankOr(formed(/^\d{6,18}$/, issue('settings.account_wrong')))
export const upiId = blankOr(
	formed(/^[\w.-]{2,200}@[a-zA-Z][a-zA-Z\d]{1,63}$/, issue('settings.upi_wrong')),
)
/** The category of a merchant (ISO 18245). */
export const merchantCode = blankOr(formed(/^\d{4}$/, issue('settings.merchant_code_wrong')))
/** The prefix of the numbers of documents: tax law allows 16 characters in all. */
export const numberPrefix = blankOr(
	formed(/^[A-Z\d/-]{1,5}$/, issue('settings.number_prefix_wrong')),
)
/** Words of banks' narrations, and the shop's own for enquiries: a number that begins so would be taken for another. */
const TAKEN_PREFIXES = new Set([
	'ACH',
	'ATM',
	'BIL',
	'BY',
	'CASH',
	'CHQ',
	'CMS',
	'CR',
	'DR',
	'ECS',
	'EMI',
	'EQ',
	'FROM',
	'FT',
	'IFSC',
	'IFT',
	'IMPS',
	'INB',
	'INF',
	'INR',
	'MB',
	'MMT',
	'NACH',
	'NEFT',
	'NET',
	'ORD',
	'PAY',
	'POS',
	'REF',
	'RRN',
	'RS',
	'RTGS',
	'SI',
	'TO',
	'TPT',
	'TRF',
	'TXN',
	'UPI',
	'UTR',
	'VPA',
])

/** The prefix of order numbers. */
export const orderPrefix = line(10, REQUIRED)
	.transform((text) => text.toUpperCase())
	.refine((text) => /^[A-Z]{2,4}$/.test(text), issue('settings.order_prefix_wrong'))
	.refine((text) => !TAKEN_PREFIXES.has(text), issue('settings.order_prefix_taken'))
const UNDERTAKING = /^(\d{4})-(\d{2}) [A-Z\d]{5,20}$/

/** Letters of undertaking, one a line: the financial year and its number, kept by year as `2026-27 AD270426000123A`. */
export const undertakings = blankOr(
	paragraphs(2000, REQUIRED)
		.transform((text) =>
			text
				.split('\n')
				.map((each) => inAscii(each).toUpperCase().trim().replace(/ +/g, ' '))
				.filter(Boolean),
		)
		.refine(
			(letters) =>
				letters.every((each) => {
					const [, year = '', next = ''] = UNDERTAKING.exec(each) ?? []
					return next !== '' && (Number(year) + 1) % 100 === Number(next)
				}),
			issue('settings.undertakings_wrong'),
		)
		.refine(
			(letters) => new Set(letters.map((each) => each.slice(0, 7))).size === letters.length,
			issue('settings.undertakings_twice'),
		)
		.transform((letters) => letters.toSorted().join('\n')),
)
/** A day of the calendar. */
export const calendarDay = blankOr(day())
/** A picture that was uploaded here. */
export const picture = blankOr(
	formed(/^\/uploads\/[\w-]+\.[a-z\d]+$/, issue('settings.picture_wrong')),
)
export const webAddress = blankOr(
	formed(/^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/, issue('settings.address_wrong')),
)

export const whole = (least: number, most: number) =>
	wholeNumber(issue('input.number'), issue('input.whole_number'))
		.min(least, issue('input.at_least', { least }))
		.max(most, issue('input.at_most', { most }))
