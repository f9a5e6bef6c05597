import type { PlanAnswer } from '../../../domain/planner/sizing/answer/answer-schema'

type Tariff = NonNullable<PlanAnswer['tariff']>

/** The treatment of surplus. */
export const METERING_WAYS: Record<PlanAnswer['metering']['way'], string> = {
	net: 'Net metering',
	'net-billing': 'Net billing',
	gross: 'Gross metering',
}

/** Where a connection is. */
export const AREA_NAMES = { urban: 'In a town or city', rural: 'In a village' }
export const PHASE_NAMES = { single: 'Single phase', three: 'Three phase' }

/** Whether the meter tells the hours. */
export const METER_NAMES = { smart: 'Smart meter', ordinary: 'Ordinary meter' }

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
