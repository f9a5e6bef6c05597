import type { Turnover } from '../settings/schema.ts'

/**
 * How many digits of the HSN or SAC documents and returns have: 4 up to five crore rupees of turnover in the year before,
 * on invoices to registered buyers, and 6 above, on all (Notification 78/2020 - Central Tax of 15 October 2020, in force since
 * 1 April 2021). A shop up to five crore prints the 4 on every document.
 */
export const hsnDigits = (turnover: Turnover): 4 | 6 => (turnover === 'above-5-crore' ? 6 : 4)

/** An HSN as documents print it; one of fewer digits stays as it is. */
export const printedHsn = (hsnSac: string, turnover: Turnover): string =>
	hsnSac.slice(0, hsnDigits(turnover))
