import { radians } from '../yield/sun.ts'
import type { PlantSetup } from './use/specific-yield.ts'

/** A panel's sides, mm. */
export interface Sides {
	lengthMm: number
	widthMm: number
}

/** Seen from above, m; depth is from the equator's side to the other. */
export interface Rectangle {
	widthM: number
	depthM: number
}

export interface Rows {
	/** The roof that is given, or the least one that the rows take. */
	roof: Rectangle
	rows: number
	/** From the front of a row to the front of the next, m. */
	pitchM: number
	/** Each by its corner nearest to the roof's own corner in the south-west. */
	panels: { xM: number; yM: number; wM: number; dM: number }[]
}

/** Panels in rows at a place. */
export interface Stand {
	/** Of the panels, degrees from the roof. */
	tilt: number
	/** Degrees, north positive. */
	latitude: number
}

/**
 * The position of panels at a place. Close to a roof they lie in its own plane, where no row shades another and depth
 * is measured along the slope.
 */
export const standOn = ({ tilt, mounting }: PlantSetup, latitude: number): Stand => ({
	tilt: mounting === 'roof' ? 0 : tilt,
	latitude,
})

/** Between panels of a row, m: room for the clamps. */
const GAP = 0.02
/** Left free along every side of the roof, m: a parapet's shade, and a hand's reach. */
const EDGE = 0.3
/** A roof whose sides are not given is at most so many times wider than deep, or deeper than wide. */
const LONGEST = 2.5
/** The sun of the shortest day. */
const SOLSTICE = radians(23.45)
/** No row shades the next between so many hours before noon and as many after it, on that day. */
const CLEAR_HOURS = 3
/** Where even so the sun is low, rows are no further apart than so many times their depth. */
const FURTHEST = 3

/**
 * From the front of a row to the front of the next, so that from 9 to 15 hours of solar time on the
 * shortest day none shades the one behind it: the depth of a row and its shadow towards the pole.
 * @param slopeM the side of the panel that rises, m
 */
export function rowPitch(slopeM: number, { tilt, latitude }: Stand): number {
	const depth = slopeM * Math.cos(radians(tilt))
	const place = radians(Math.abs(latitude))
	const hour = radians(15 * CLEAR_HOURS)
	const up =
		Math.cos(place) * Math.cos(SOLSTICE) * Math.cos(hour) - Math.sin(place) * Math.sin(SOLSTICE)
	const towards =
		Math.cos(place) * Math.sin(SOLSTICE) + Math.sin(place) * Math.cos(SOLSTICE) * Math.cos(hour)
	const shadow =
		up > 0 ? (slopeM * Math.sin(radians(tilt)) * towards) / up : Number.POSITIVE_INFINITY
	return Math.max(depth + GAP, Math.min(depth + shadow, FURTHEST * slopeM))
}

/** Panels upright or lying: the side along the row, and how deep and how far apart rows are, m. */
interface Way {
	along: number
	depth: number
	pitch: number
}

function ways({ lengthMm, widthMm }: Sides, stand: Stand): Way[] {
	const way = (slopeMm: number, alongMm: number): Way => ({
		along: alongMm / 1000,
		depth: (slopeMm / 1000) * Math.cos(radians(stand.tilt)),
		pitch: rowPitch(slopeMm / 1000, stand),
	})
	return [way(lengthMm, widthMm), way(widthMm, lengthMm)]
}

const widthOf = ({ along }: Way, perRow: number) => perRow * along + (perRow - 1) * GAP + 2 * EDGE
const depthOf = ({ depth, pitch }: Way, rows: number) => (rows - 1) * pitch + depth + 2 * EDGE

const perRowOn = (way: Way, { widthM }: Rectangle) =>
	Math.max(0, Math.floor((widthM - 2 * EDGE + GAP) / (way.along + GAP) + 1e-9))
const rowsOn = (way: Way, { depthM }: Rectangle) =>
	Math.max(0, 1 + Math.floor((depthM - 2 * EDGE - way.depth) / way.pitch + 1e-9))

/** How many panels a roof has room for. */
export const mostOn = (sides: Sides, stand: Stand, roof: Rectangle): number =>
	Math.max(...ways(sides, stand).map((way) => perRowOn(way, roof) * rowsOn(way, roof)))

interface Arrangement {
	way: Way
	perRow: number
	rows: number
	area: number
}

/**
 * The least rectangle with places for so many panels, no side of it too long for the other; where it
 * must be squarer than they need, some places stay empty. So more panels never take less.
 */
function least(sides: Sides, stand: Stand, panels: number): Arrangement {
	let best: Arrangement | null = null
	for (const way of ways(sides, stand))
		for (let rows = 1; ; rows++) {
			const depth = depthOf(way, rows)
			if (best && (depth * depth) / LONGEST > best.area) break
			const perRow = Math.max(Math.ceil(panels / rows), fewestAbreast(way, depth / LONGEST))
			const width = widthOf(way, perRow)
			const area = width * depth
			if (width / depth <= LONGEST && (!best || area < best.area))
				best = { way, perRow, rows, area }
		}
	return best as Arrangement
}

/** So many side by side take such a width, m, or more. */
const fewestAbreast = ({ along }: Way, width: number) =>
	Math.ceil((width - 2 * EDGE + GAP) / (along + GAP) - 1e-9)

/** The roof area of so many panels where its sides are free, m². */
export const leastArea = (sides: Sides, stand: Stand, panels: number): number =>
	least(sides, stand, panels).area

/** The area a panel covers, seen from above, m²: any arrangement takes more. */
export const footprint = ({ lengthMm, widthMm }: Sides, { tilt }: Stand): number =>
	(lengthMm * widthMm * Math.cos(radians(tilt))) / 1e6

/**
 * The place of each panel: rows along the width, filled from the front, the last one perhaps not full.
 * @param roof that has room for them (`mostOn`); the least area where it is not given
 */
export function rowsFor(sides: Sides, stand: Stand, panels: number, roof?: Rectangle): Rows {
	const chosen = roof ? onRoof(sides, stand, panels, roof) : null
	const { way, perRow, rows } = chosen ?? least(sides, stand, panels)
	const used = chosen && roof ? roof : { widthM: widthOf(way, perRow), depthM: depthOf(way, rows) }
	const placed: Rows['panels'] = []
	for (let index = 0; index < panels; index++)
		placed.push({
			xM: EDGE + (index % perRow) * (way.along + GAP),
			yM: EDGE + Math.floor(index / perRow) * way.pitch,
			wM: way.along,
			dM: way.depth,
		})
	return { roof: used, rows, pitchM: way.pitch, panels: placed }
}

/** The fewest rows that hold them all, as even as may be. */
function onRoof(sides: Sides, stand: Stand, panels: number, roof: Rectangle): Arrangement | null {
	const fitting = ways(sides, stand).flatMap((way) => {
		const most = perRowOn(way, roof)
		const rows = most > 0 ? Math.ceil(panels / most) : Number.POSITIVE_INFINITY
		if (rows > rowsOn(way, roof)) return []
		const perRow = Math.ceil(panels / rows)
		return [{ way, perRow, rows, area: widthOf(way, perRow) * depthOf(way, rows) }]
	})
	return fitting.sort((a, b) => a.area - b.area)[0] ?? null
}
