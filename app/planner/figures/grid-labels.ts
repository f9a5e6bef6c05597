import type { PlanAnswer } from '../../../domain/planner/sizing/answer/answer-schema'
import { AREA_NAMES, PHASE_NAMES } from '../../components/planner/connection-names'

type Tariff = NonNullable<PlanAnswer['tariff']>

/** The treatment of surplus. */
export const METERING_WAYS: Record<PlanAnswer['metering']['way'], string> = {
	net: 'Net metering',
	'net-billing': 'Net billing',
	gross: 'Gross metering',
}

/** `in a village, single phase`: the details of a connection that decide its tariff; null where none do. */
export function connectionOf(tariff: Pick<Tariff, 'area' | 'phase' | 'changesWith'>) {
	const { area, phase, changesWith } = tariff
	const decides = [
		changesWith.includes('area') && area !== 'any' && AREA_NAMES[area],
		changesWith.includes('phase') && phase !== 'any' && PHASE_NAMES[phase],
	].filter((name) => name !== false)
	return decides.length > 0 ? decides.join(', ').toLowerCase() : null
}

/** `Tariff of MSEDCL` */
export const tariffName = ({ company }: Pick<Tariff, 'company'>) =>
	company ? `Tariff of ${company}` : 'Tariff'
