import type { Region } from './candidates.ts'
import { type Candidate, figuresOf } from './figures.ts'
import { clearly, type Found } from './sureness.ts'

/** The difference of the meter's readings, kWh; null where they are not both there. */
function byReadings(regions: readonly Region[]): number | null {
	const [past, anotherPast] = figuresOf(regions, 'past')
	const [present, anotherPresent] = figuresOf(regions, 'present')
	if (!past || !present || anotherPast || anotherPresent) return null
	const factor = figuresOf(regions, 'factor')[0]?.value ?? 1
	return (present.value - past.value) * factor
}

/**
 * The units of the bill, kWh. They are sure where a head says that they are those consumed, and the readings of the
 * meter do not contradict; of a column that is called no more than units, where the readings say the same. With units
 * exported there are several figures, and none of them is sure.
 */
export function unitsOf(regions: readonly Region[], isNetMetered: boolean): Found<number> | null {
	const isUse = ({ value }: Candidate<number>) => value >= 1 && value <= 1_000_000
	const all = figuresOf(regions, 'units').filter(isUse)
	const measured = byReadings(regions)
	const isMeasured = (value: number) => measured !== null && Math.abs(measured - value) <= 1
	const named = all.filter(({ rank }) => rank === 1)
	const found = clearly(named.length > 0 ? named : all.filter(({ value }) => isMeasured(value)))
	if (!found) {
		const [first] = all
		return first ? { value: first.value, place: first.place, isSure: false } : null
	}
	const isUncontradicted = measured === null || isMeasured(found.value)
	return { ...found, isSure: found.isSure && isUncontradicted && !isNetMetered }
}
