import { footprint, leastArea, mostOn, type Rectangle, type Stand } from './roof.ts'
import type { Field as WholeField } from './search/candidate.ts'

type Field = Pick<WholeField, 'panel' | 'panels'>

/** The roof area that panels take, and whether there is so much: for more panels never less. */
export interface RoofSpace {
	/** The least roof area they take, with the room between their rows, m². */
	areaOf: (field: Field) => number
	has: (field: Field) => boolean
}

interface Roof {
	/** Its sides; they go before the area. */
	roof?: Rectangle | undefined
	/** The area, for any sides, m². */
	roofAreaM2?: number | undefined
}

/** The panels a roof has space for; any number where no roof is given. */
export function roofSpaceOn({ roof, roofAreaM2 }: Roof, stand: Stand): RoofSpace {
	const areaOf = ({ panel, panels }: Field) => leastArea(panel.figures, stand, panels)
	if (roof) {
		const most = new Map<Field['panel'], number>()
		const mostOf = (panel: Field['panel']) => {
			const fitting = most.get(panel) ?? mostOn(panel.figures, stand, roof)
			most.set(panel, fitting)
			return fitting
		}
		return { areaOf, has: ({ panel, panels }) => panels <= mostOf(panel) }
	}
	if (roofAreaM2 === undefined) return { areaOf, has: () => true }
	const mayFit = ({ panel, panels }: Field) => panels * footprint(panel.figures, stand) < roofAreaM2
	return { areaOf, has: (field) => mayFit(field) && areaOf(field) <= roofAreaM2 }
}

/** The error of a product must not refuse a field exactly at the limit. */
const AT_MOST = 1 + 1e-9

/** The same, for systems of no more than so many kW. */
export function withinLimit(space: RoofSpace, maxKw: number | undefined): RoofSpace {
	if (maxKw === undefined) return space
	const mostW = maxKw * 1000 * AT_MOST
	const isAllowed = ({ panel, panels }: Field) => panels * panel.figures.powerW <= mostW
	return { ...space, has: (field) => isAllowed(field) && space.has(field) }
}
