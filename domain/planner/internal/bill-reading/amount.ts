import type { Region } from './candidates.ts'
import { type Candidate, figuresOf } from './figures.ts'
import type { Found } from './sureness.ts'

/** A payable amount is rounded to whole rupees or to ten. */
const ROUNDING = 10
const isSame = (a: number, b: number) => Math.abs(a - b) < Math.min(ROUNDING, 1 + a * 0.01)

const distinct = (all: readonly Candidate<number>[], first: Candidate<number>) =>
	all.some(({ value }) => !isSame(value, first.value))

/**
 * The amount of the bill's own months, rupees: that of the current bill, else all that is payable. It is sure where
 * nothing is carried over from earlier bills, or is said to be the difference.
 */
export function amountOf(regions: readonly Region[]): Found<number> | null {
	const isMoney = ({ value }: Candidate<number>) => value >= 1 && value <= 10_000_000
	const own = figuresOf(regions, 'amount').filter(isMoney)
	const payable = figuresOf(regions, 'payable').filter(isMoney)
	const carried = Math.max(0, ...figuresOf(regions, 'arrears').map(({ value }) => value))
	const [first] = own.length > 0 ? own : payable
	if (!first) return null
	const isOne = !distinct(own, first) && !distinct(payable, payable[0] ?? first)
	const [owed] = payable
	const isExplained =
		own.length === 0
			? carried === 0
			: !owed || isSame(owed.value, first.value) || isSame(owed.value, first.value + carried)
	return { value: first.value, place: first.place, isSure: first.isClear && isOne && isExplained }
}
