import type { PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { tenths } from './figures'

type Roof = PlanOption['roof']

/** Rows that leave less than this between them lie as close as they can, metres. */
const CLOSE = 0.1

/** The area of the panels on the roof: its south-west corner and its sides, metres. */
export function takenOf({ panels }: Pick<Roof, 'panels'>) {
	const west = Math.min(...panels.map(({ xM }) => xM))
	const south = Math.min(...panels.map(({ yM }) => yM))
	const east = Math.max(...panels.map(({ xM, wM }) => xM + wM))
	const north = Math.max(...panels.map(({ yM, dM }) => yM + dM))
	return { xM: west, yM: south, wM: east - west, dM: north - south }
}

/** Free roof between the back of a row and the front of the next, metres. */
export const gapOf = ({ pitchM, panels }: Pick<Roof, 'pitchM' | 'panels'>) =>
	pitchM - (panels[0]?.dM ?? 0)

/** `4.6 × 3.9 m` */
export const sides = (widthM: number, depthM: number) =>
	`${tenths(widthM)} ×\u00a0${tenths(depthM)}\u00a0m`

/** The arrangement of the panels on the roof. */
export function roofCaption(roof: Roof): string {
	const { rows, pitchM, panels, given, widthM, depthM } = roof
	const taken = takenOf(roof)
	const many = panels.length === 1 ? '1 panel' : `${panels.length} panels`
	const inRows = rows === 1 ? 'in one row' : `in ${rows} rows`
	const verb = panels.length === 1 ? 'takes' : 'take'
	const placed = `${many}${panels.length === 1 ? '' : ` ${inRows}`} ${verb} ${sides(taken.wM, taken.dM)}`
	const apart =
		rows === 1
			? ''
			: gapOf(roof) < CLOSE
				? '; the rows lie close, one behind the other'
				: `; rows stand ${tenths(pitchM)}\u00a0m apart so that none shades the next in winter`
	const least = given
		? ''
		: ` Needs at least ${sides(widthM, depthM)}, with the edges of the roof kept free.`
	return `${placed}${apart}.${least}`
}
