import { type Paise, paise } from '../../../../shared/money.ts'

/**
 * A price that rises or falls by per cent, rounded to whole paise, half a paisa up.
 * @param pct with at most two decimals, more than −100
 */
export function priceAfter(price: Paise, pct: number): Paise {
	const ofTenThousand = 10_000n + BigInt(Math.round(pct * 100))
	return paise(Number((BigInt(price) * ofTenThousand + 5000n) / 10_000n))
}
