import { ofUse, TOO_MUCH } from '../../share-of-use.ts'
import type { Requirements } from '../requirements.ts'
import type { Choices } from './choice.ts'

/** Said where even the smallest system that can be offered makes far more than is used. */
export function whyTooMuch(
	{ roofSpace, lowest }: Choices,
	requirements: Requirements,
	yearlyKwh: number,
): string[] {
	const { monthlyKwh, budget, backup } = requirements
	const need = monthlyKwh * 12
	if (yearlyKwh <= TOO_MUCH * need) return []
	const smallest = lowest({
		rank: (_price, _extra, yearlyKwh) => yearlyKwh,
		roofSpace,
		budget,
		below: yearlyKwh,
		enough: TOO_MUCH * need,
	})
	const times = (smallest?.rank ?? yearlyKwh) / need
	if (times <= TOO_MUCH) return []
	const made = `makes ${ofUse(times)}`
	return [
		backup
			? `Even the smallest system we have with this back-up ${made}: by its energy alone it pays back late or never.`
			: `Even the smallest system we have ${made}: it pays back late or never, and is hardly worth it.`,
	]
}
