import type { Day } from '../../shared/calendar.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import { type Paise, paise, zero } from '../../shared/money.ts'

/** The discount of a code: an amount, or a share of the goods up to a cap. */
export interface Discount {
	amount: Paise | null
	/** Hundredths of a per cent. */
	percentBp: number | null
	cap: Paise | null
}

const WHOLE_BP = 10_000n

/** The amount of a discount on goods: whole paise, half a paisa up, never more than the goods. */
export function discountOn({ amount, percentBp, cap }: Discount, goods: Paise): Paise {
	const share =
		percentBp === null
			? (amount ?? zero)
			: Number((BigInt(goods) * BigInt(percentBp) * 2n + WHOLE_BP) / (WHOLE_BP * 2n))
	return paise(Math.min(share, cap ?? share, goods))
}

/** A code as it is compared: in capitals. */
export const codeIn = (text: string): string => text.trim().toUpperCase()

/**
 * The message for a code that does not exist, is not yet valid or no longer: one sentence for all, so that nobody
 * learns which.
 */
export const NO_SUCH_CODE = message('codes.not_valid')

interface Terms {
	validFrom: Day
	validTo: Day | null
	endedAt: number | null
	leastGoods: Paise
}

/** Why a code takes nothing off goods on a day; null where it does. Its limits are counted by who uses it. */
export function refusedOn(
	{ validFrom, validTo, endedAt, leastGoods }: Terms,
	today: Day,
	goods: Paise,
): Message | null {
	if (endedAt !== null || today < validFrom || (validTo !== null && today > validTo))
		return NO_SUCH_CODE
	if (goods < leastGoods) return message('codes.least_goods', { paise: leastGoods })
	return null
}

/**
 * Whether a code that an order has used counts on for other goods. It asks anew for its least sum of goods; that it has
 * ended or is used up since is no matter, as the order has its use.
 */
export const countsOn = ({ leastGoods }: Pick<Terms, 'leastGoods'>, goods: Paise): boolean =>
	goods >= leastGoods

/** The least number, from 1 on, that is not taken. @param taken rising */
export function firstFree(taken: readonly number[]): number {
	const gap = taken.findIndex((n, at) => n !== at + 1)
	return gap < 0 ? taken.length + 1 : gap + 1
}
