import { type Paise, sum, taxWithin, times } from '../../shared/money.ts'

interface Priced {
	price: Paise
	quantity: number
	/** GST in the price, per cent. */
	taxRatePct: number
}

/** The line's total and the GST within it, both whole paise. */
export function lineMoney({ price, quantity, taxRatePct }: Priced) {
	const total = times(price, quantity)
	return { total, tax: taxWithin(total, taxRatePct) }
}

export function orderMoney(lines: readonly Priced[]): { total: Paise; tax: Paise } {
	const each = lines.map(lineMoney)
	return { total: sum(each.map(({ total }) => total)), tax: sum(each.map(({ tax }) => tax)) }
}
