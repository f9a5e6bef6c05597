import type { Connection, HoursOfUse } from '../../../tariffs/bill/connection.ts'
import { bandShares } from '../../../tariffs/bill/time-of-day.ts'
import { memoizePair } from '../memoize.ts'
import type { Metering, Supply } from '../money/flows.ts'
import { phasesOf } from './estimates.ts'
import type { PlannedSystem } from './search/planned-system.ts'
import type { Terms } from './search/terms.ts'
import type { RuledPlant } from './tariff/state-rules.ts'
import { ownHours } from './use/day.ts'
import { EVERY_DAY_ALIKE } from './use/met-share.ts'
import type { Months } from './use/months.ts'
import { ownShares } from './use/own-use.ts'

/** Of the whole in each hour; nothing of a day without sun. */
function sharesOf(day: readonly number[]): number[] {
	const whole = day.reduce((sum, kw) => sum + kw, 0)
	return day.map((kw) => (whole > 0 ? kw / whole : 0))
}

/** How energy is billed to a customer with such a plant. @param connection a larger one; null where it stays as it is */
export const supplyOf = (
	terms: Terms,
	plant: RuledPlant,
	months: Months,
	connection: Connection | null,
): Supply =>
	terms.rules.ruled(
		{
			connection: connection ?? terms.connection,
			...(connection && { without: terms.connection }),
			metering: meteringOf(terms, months),
			exportPaisePerKwh: terms.metering.exportPaisePerKwh,
			rebatePaise: terms.additions.rebateOf(plant.kwp, terms.sanctioned.kw),
			hours: hoursOf(connection ?? terms.connection, terms, months),
		},
		plant,
	)

/** The same with a system, once the connection is as large as it needs. */
export function supplyWith(
	terms: Terms,
	system: Pick<PlannedSystem, 'kwp' | 'inverter' | 'inverters'>,
	plant: RuledPlant,
	months: Months,
): Supply {
	const phases = phasesOf(system, terms.rules.singlePhaseW)
	return supplyOf(terms, plant, months, terms.connectionFor({ kwp: system.kwp, phases }))
}

// The same for every system of a plan.
const madeInBands = memoizePair((bands: HoursOfUse['bands'], hours: Months['hours']) =>
	hours.map((day) => bandShares(bands, sharesOf(day))),
)

function hoursOf(
	{ hours: hoursOfUse }: Connection,
	{ metering }: Terms,
	months: Months,
): Supply['hours'] {
	if (!hoursOfUse) return null
	const { bands } = hoursOfUse
	const { use, production, hours, useShares, met } = months
	const ownIn = (day: number[], month: number) => {
		const made = production[month] ?? 0
		const own = ownHours(day, useShares, made, use[month] ?? 0, met[month] ?? EVERY_DAY_ALIKE)
		return bandShares(bands, made > 0 ? own.map((kwh) => kwh / made) : [])
	}
	return {
		production: madeInBands(bands, hours),
		ownUse: metering.way === 'net-billing' ? hours.map(ownIn) : [],
		isWithinBands: metering.netsWithinHours,
	}
}

function meteringOf({ metering }: Terms, months: Months): Metering {
	const { way, settles, settlementFrom } = metering
	if (way === 'net') return { way, settles, settlementFrom }
	if (way === 'gross') return { way: 'export-only', selfUse: months.hours.map(() => 0) }
	return { way: 'export-only', selfUse: ownShares(months) }
}
