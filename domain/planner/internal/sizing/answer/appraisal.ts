import { message } from '../../../../../shared/messages/message.ts'
import { type Paise, toRupees } from '../../../../../shared/money.ts'
import type { SystemWithMessages } from '../../../sizing/answer/option-schema.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'
import { type Appraised, appraise } from '../../money/appraisal.ts'
import { YEARS } from '../../money/assumptions.ts'

type Asked = Pick<PlanRequest, 'degradationPct' | 'discountPct' | 'upkeepPerKw'>

/** A system by the discount rate and the upkeep of an expert; null where neither is given. */
export function appraisalOf(
	{ degradationPct, discountPct, upkeepPerKw }: Asked,
	{ upkeep, ...system }: Omit<Appraised, 'degradationPct' | 'discountPct'> & { upkeep: Paise },
): SystemWithMessages['money']['appraisal'] {
	if (discountPct === undefined && upkeepPerKw === undefined) return null
	const { npv, rupeesPerKwh } =
		discountPct === undefined
			? { npv: null, rupeesPerKwh: null }
			: appraise({ ...system, degradationPct, discountPct })
	return {
		npv,
		rupeesPerKwh,
		upkeep: toRupees(upkeep),
		what: [
			...(npv === null || discountPct === undefined
				? []
				: [message('planner.appraisal.npv', { npv: Math.round(npv * 100), discountPct })]),
			...(rupeesPerKwh === null
				? []
				: [message('planner.appraisal.unit', { rupeesPerKwh, years: YEARS })]),
			...(upkeepPerKw === undefined ? [] : [message('planner.appraisal.upkeep', { upkeep })]),
		],
	}
}
