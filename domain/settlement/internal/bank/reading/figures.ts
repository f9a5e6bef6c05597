import { type Day, MONTH_LETTERS } from '../../../../../shared/calendar.ts'
import { day } from '../../../../../shared/day.ts'
import { DAY_MS } from '../../../../../shared/durations.ts'
import { fromRupees } from '../../../../../shared/money.ts'

/** Spreadsheets count days from 1899-12-30. */
const SERIAL_START = Date.UTC(1899, 11, 30)

/** The day of a spreadsheet's serial number of this century. */
const daySerial = (text: string): string | null =>
	/^[34567]\d{4}(?:\.\d+)?$/.test(text)
		? new Date(SERIAL_START + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10)
		: null

/**
 * A day as Indian banks write it: `21/11/2026`, `21-11-26`, `21 Nov 2026`, `Nov 21, 2026`, `2026-11-21`, `20261121`, or
 * 46347 as spreadsheets count; a time behind it is left out.
 */
export function dayIn(text: string): Day | null {
	const written = text.trim()
	const parts = (daySerial(written) ?? written)
		.replace(/^(20\d\d)(\d\d)(\d\d)$/, '$1-$2-$3')
		.split(/[\s,./T-]+/)
	const monthOf = (part = '') => MONTH_LETTERS.indexOf(part.slice(0, 3).toLowerCase()) + 1
	const [one = '', other = '', last = ''] = parts
	const [first, month] = monthOf(one) ? [other, one] : [one, other]
	const isIso = first.length === 4
	const year = isIso ? first : last
	const two = (value: string | number) => String(value).padStart(2, '0')
	const parsed = day().safeParse(
		`${year.length === 2 ? `20${year}` : year}-${two(monthOf(month) || month)}-${two(isIso ? last : first)}`,
	)
	return parsed.success ? parsed.data : null
}

/** Groups of an amount have at least two digits more: with one or two after it, a comma is before paise. */
const pointed = (digits: string) =>
	/^[\d.]+,\d{1,2}$/.test(digits)
		? digits.replaceAll('.', '').replace(',', '.')
		: digits.replaceAll(',', '')

/** A figure of a statement. */
export interface Figure {
	/** Whole paise, never negative. */
	amount: number
	/** Which way it went by its own sign: `Cr`, `Dr`, a minus or brackets. */
	mark: 'credit' | 'debit' | null
}

/** The text of a cell without a figure. */
const isBlank = (text: string) => /^[\s\-–*.]*$/.test(text)

/**
 * A figure as banks write it, `1,41,900.00`, `₹ 500.5`, `1,41,900.00 Cr`, `500.00(Dr)`, `-500`, `141900,00`.
 * @returns null where the cell is blank; `unread` where it has something that is no figure
 */
export function figureIn(text: string): Figure | null | 'unread' {
	if (isBlank(text)) return null
	const bare = text.replace(/[\s₹]|INR|Rs\.?/gi, '')
	const found = /^(cr|dr)?\.?([-+(]?)([\d.,]+)\)?[-(]?(cr|dr)?\.?\)?$/i.exec(bare)
	if (!found) return 'unread'
	const [, before, sign, digits = '', after] = found
	const decimal = pointed(digits)
	if (!/^\d+(\.\d{1,2})?$/.test(decimal)) return 'unread'
	const amount = fromRupees(Number(decimal))
	if (amount === null) return 'unread'
	const letters = (before ?? after ?? '').toLowerCase()
	const isNegative = sign === '-' || sign === '(' || /-$/.test(bare)
	const mark = letters === 'dr' || isNegative ? 'debit' : letters === 'cr' ? 'credit' : null
	return { amount, mark }
}
