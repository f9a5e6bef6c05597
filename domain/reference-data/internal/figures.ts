import { issue } from '../../../shared/messages/message.ts'
import { fromRupees } from '../../../shared/money.ts'
import { decimalNumber, rupeesNumber } from '../../../shared/numbers/number-schema.ts'

/** At most 10 crore, with at most two decimals. */
export const rupees = rupeesNumber(issue('facts.rupees_wrong'), issue('facts.rupees_decimals'))
	.min(0, issue('facts.below_zero'))
	.max(100_000_000, issue('facts.rupees_at_most'))
	.refine((amount) => fromRupees(amount) !== null, issue('facts.rupees_decimals'))
export const pct = decimalNumber(issue('facts.per_cent_wrong'))
	.min(0, issue('facts.below_zero'))
	.max(100, issue('facts.per_cent_at_most'))
/** Above nothing. @param most the highest value */
export const above0 = (most: number) =>
	decimalNumber(issue('facts.number_wrong'))
		.positive(issue('facts.not_above_zero'))
		.max(most, issue('facts.at_most', { most }))

/** Whether limits rise. */
export const rising = (limits: number[]) =>
	limits.every((each, n) => n === 0 || each > (limits[n - 1] ?? 0))
