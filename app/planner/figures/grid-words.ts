import type { PlanAnswer } from '../../../domain/planner/sizing/answer/answer-schema'

type Tariff = NonNullable<PlanAnswer['tariff']>

/** What becomes of surplus. */
export const METERING_WAYS: Record<PlanAnswer['metering']['way'], string> = {
	net: 'Net metering',
	'net-billing': 'Net billing',
	gross: 'Gross metering',
}

/** `Tariff of MSEDCL` */
export const tariffName = ({ company }: Pick<Tariff, 'company'>) =>
	company ? `Tariff of ${company}` : 'Tariff'
