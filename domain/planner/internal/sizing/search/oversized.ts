import { message } from '../../../../../shared/messages/message.ts'
import { TOO_MUCH } from '../../../share-of-use.ts'
import type { Limitation } from '../answer/limitation.ts'
import type { Requirements } from '../requirements.ts'
import type { Choices } from './choice.ts'

/** Said where even the smallest system that can be offered makes far more than is used. */
export function whyTooMuch(
	{ roofSpace, lowest }: Choices,
	requirements: Requirements,
	yearlyKwh: number,
): Limitation[] {
	const { monthlyKwh, budget, backup } = requirements
	const need = monthlyKwh * 12
	if (yearlyKwh <= TOO_MUCH * need) return []
	const smallest = lowest({
		objective: (_whole, _subsidy, yearlyKwh) => yearlyKwh,
		roofSpace,
		budget,
		below: yearlyKwh,
		enough: TOO_MUCH * need,
	})
	const share = (smallest?.objective ?? yearlyKwh) / need
	if (share <= TOO_MUCH) return []
	const hasBackup = backup !== undefined
	const sentence = message('planner.limit.oversized', { share, hasBackup })
	return [{ sentence, by: hasBackup ? ['backup'] : [] }]
}
