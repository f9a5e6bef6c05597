import type { Region } from './candidates.ts'
import { type Candidate, figuresOf, valuesOf } from './figures.ts'
import type { Found } from './sureness.ts'
import { signedFigureIn } from './values.ts'

/** A payable amount is rounded to whole rupees or to ten. */
const ROUNDING = 10
const isSame = (a: number, b: number) => Math.abs(a - b) < Math.min(ROUNDING, 1 + a * 0.01)

const distinct = (all: readonly Candidate<number>[], first: Candidate<number>) =>
	all.some(({ value }) => !isSame(value, first.value))

/**
 * The amount of the bill's own months, rupees: that of the current bill, else the payable sum less the arrears. It
 * is sure where the bill names the arrears, and they explain the payable amount; a payable amount alone may hold arrears
 * under another name.
 */
export function amountOf(regions: readonly Region[]): Found<number> | null {
	const isMoney = ({ value }: Candidate<number>) => value >= 1 && value <= 10_000_000
	const own = figuresOf(regions, 'amount').filter(isMoney)
	const payable = figuresOf(regions, 'payable').filter(isMoney)
	const carried = valuesOf(regions, 'arrears', signedFigureIn)
	const arrears = carried.reduce((sum, { value }) => sum + value, 0)
	const [first] = own
	const [owed] = payable
	if (!first) {
		if (!owed) return null
		const isAll = owed.rank === 1 && carried.length > 0 && arrears === 0
		const isSure = owed.isClear && isAll && !distinct(payable, owed)
		return { value: Number((owed.value - arrears).toFixed(2)), place: owed.place, isSure }
	}
	const isExplained =
		!owed || isSame(owed.value, first.value) || isSame(owed.value, first.value + arrears)
	const isOne = !distinct(own, first) && !(owed && distinct(payable, owed))
	return { value: first.value, place: first.place, isSure: first.isClear && isOne && isExplained }
}
