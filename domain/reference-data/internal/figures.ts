import { issue } from '../../../shared/messages/message.ts'
import { fromRupees } from '../../../shared/money.ts'
import { decimalNumber, rupeesNumber } from '../../../shared/numbers/number-schema.ts'

/** At most 10 crore, with at most two decimals. */
export const rupees = rupeesNumber(
	issue('reference.rupees_wrong'),
	issue('reference.rupees_decimals'),
)
	.min(0, issue('reference.below_zero'))
	.max(100_000_000, issue('reference.rupees_at_most'))
	.refine((amount) => fromRupees(amount) !== null, issue('reference.rupees_decimals'))
export const pct = decimalNumber(issue('reference.per_cent_wrong'))
	.min(0, issue('reference.below_zero'))
	.max(100, issue('reference.per_cent_at_most'))
/** Above nothing. @param most the highest value */
export const above0 = (most: number) =>
	decimalNumber(issue('reference.number_wrong'))
		.positive(issue('reference.not_above_zero'))
		.max(most, issue('reference.at_most', { most }))

/** Whether limits rise. */
export const rising = (limits: number[]) =>
	limits.every((each, n) => n === 0 || each > (limits[n - 1] ?? 0))
