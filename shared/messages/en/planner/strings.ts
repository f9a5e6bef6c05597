import { compared, counted, figure } from '../../../format/english.ts'

/** The value of a rule, and its limit. */
interface Judged {
	value: number
	limit: number
}

/** The device the panels are connected to. */
interface On {
	device: 'inverter' | 'generator'
}

interface Row extends Judged {
	/** Panels. */
	inSeries: number
}

interface Cold extends Row {
	/** °C. */
	tMin: number
	isColdAssumed: boolean
}

const inARow = (count: number) => (count === 1 ? 'one panel' : `${count} panels in a row`)
const give = ({ inSeries }: Row) => (inSeries === 1 ? 'gives' : 'give')
const reach = ({ inSeries }: Row) => (inSeries === 1 ? 'reaches' : 'reach')

const givenOf = ({ value, limit }: Judged, decimals = 1) => compared(value, limit, decimals)[0]
const limitOf = ({ value, limit }: Judged, decimals = 1) => compared(value, limit, decimals)[1]

function morning(cold: Cold): string {
	const coldest = cold.isColdAssumed ? 'coldest morning assumed here' : 'coldest morning'
	return `On the ${coldest} (${figure(cold.tMin)} °C) ${inARow(cold.inSeries)} ${reach(cold)} ${givenOf(cold)} V`
}

const noon = (hot: Row & { tCellMax: number }) =>
	`On the hottest afternoon (cells at ${figure(hot.tCellMax)} °C) ${inARow(hot.inSeries)} ${give(hot)}`

const coolDay = (cool: Row) =>
	`On a cool bright day ${inARow(cool.inSeries)} ${give(cool)} ${givenOf(cool)} V`

const carries = (p: Judged) => `In full sun one input of the inverter carries ${givenOf(p)} A`
const sees = (p: Judged) =>
	`In the brightest moments one input of the inverter could see ${givenOf(p)} A`

/** The share of an input's power that is cut off in full sun, per cent. */
function lostPct({ value, limit }: Judged): string {
	const pct = 100 * (1 - limit / value)
	return pct < 0.1 ? 'less than 0.1' : figure(pct, pct < 10 ? 1 : 0)
}

/** @param watts of all panels */
const makes = (panels: number, watts: string) =>
	`${counted(panels, 'panel')} ${panels === 1 ? 'makes' : 'make'} up to ${watts} W`
const made = (panels: number, dcW: number) => makes(panels, figure(dcW, 0))

interface Shorted extends Judged {
	/** The most that the site can give, A. */
	worstA: number
	/** Whether that is above the limit. */
	isForbidden: boolean
}

interface Power extends Judged, On {
	panels: number
}

interface Ratio extends Judged {
	panels: number
	dcW: number
	/** Of the inverter. */
	acW: number
}

/** The messages of the rules about strings, where they are met and where not. */
export const strings = {
	'planner.check.cold-voltage.kept': (p: Cold & On) =>
		`${morning(p)}, within the ${limitOf(p)} V that the ${p.device} takes.`,
	'planner.check.cold-voltage.broken': (p: Cold & On) =>
		`${morning(p)}, more than the ${limitOf(p)} V that the ${p.device} takes: it could be damaged.`,
	'planner.check.hot-voltage.kept': (p: Row & On & { tCellMax: number }) =>
		`${noon(p)} ${givenOf(p)} V, enough for the ${limitOf(p)} V that the ${p.device} needs.`,
	'planner.check.hot-voltage.broken': (p: Row & On & { tCellMax: number }) =>
		`${noon(p)} only ${givenOf(p)} V, less than the ${limitOf(p)} V that the ${p.device} needs: it would stop when the sun is strongest.`,
	'planner.check.tracking-voltage.kept': (p: Row & On) =>
		`${coolDay(p)}, within the ${limitOf(p)} V up to which the ${p.device} works at its best.`,
	'planner.check.tracking-voltage.broken': (p: Row & On) =>
		`${coolDay(p)}, above the ${limitOf(p)} V up to which the ${p.device} works at its best: some energy is lost.`,
	'planner.check.system-voltage.kept': (p: Cold) =>
		`${morning(p)}, within the ${limitOf(p)} V that the panels themselves are made for.`,
	'planner.check.system-voltage.broken': (p: Cold) =>
		`${morning(p)}, more than the ${limitOf(p)} V that the panels themselves are made for.`,
	'planner.check.start-voltage.kept': (p: Row & On) =>
		`Even in the heat ${inARow(p.inSeries)} ${reach(p)} ${givenOf(p)} V, enough for the ${limitOf(p)} V at which the ${p.device} starts.`,
	'planner.check.start-voltage.broken': (p: Row & On) =>
		`In the heat ${inARow(p.inSeries)} ${reach(p)} only ${givenOf(p)} V, and the ${p.device} starts at ${limitOf(p)} V: after a cut it may wait until evening.`,
	'planner.check.one-panel-per-input.kept': 'Each input of the micro-inverter has one panel.',
	'planner.check.one-panel-per-input.broken': ({ value }: Judged) =>
		`Each input of a micro-inverter takes one panel, not ${value} in a row.`,
	'planner.check.strings-per-input.kept': ({ limit }: Judged) =>
		`No input of the inverter has more than ${counted(limit, 'string')}.`,
	'planner.check.strings-per-input.broken': ({ value, limit }: Judged) =>
		`One input of the inverter would have ${counted(value, 'string')}, and it takes ${limit}.`,
	'planner.check.operating-current.kept': (p: Judged) =>
		`${carries(p)}, within the ${limitOf(p)} A that it uses.`,
	'planner.check.operating-current.broken': (p: Judged) =>
		`${carries(p)}, more than the ${limitOf(p)} A that it uses: up to ${lostPct(p)} % of its power is lost then.`,
	'planner.check.short-circuit-current.kept': (p: Shorted) =>
		`${sees(p)}, within its limit of ${limitOf(p)} A.`,
	'planner.check.short-circuit-current.broken': (p: Shorted) =>
		p.isForbidden
			? `${sees(p)}, above its limit of ${limitOf(p)} A: it could be damaged.`
			: `By the rule of 25 % for bright clouds one input of the inverter could see ${givenOf(p)} A, above its limit of ${limitOf(p)} A. At this place panels give ${figure(p.worstA)} A at most, which it takes.`,
	'planner.check.pv-power.kept': (p: Power) =>
		`${makes(p.panels, givenOf(p, 0))}, within the ${limitOf(p, 0)} W that one ${p.device} takes.`,
	'planner.check.pv-power.broken': (p: Power) =>
		`${makes(p.panels, givenOf(p, 0))}, more than the ${limitOf(p, 0)} W that one ${p.device} takes${p.device === 'generator' ? ': the rest is lost' : ''}.`,
	'planner.check.dc-ac-ratio.kept': ({ panels, dcW, acW }: Ratio) =>
		`${made(panels, dcW)}, which suits an inverter of ${figure(acW, 0)} W.`,
	'planner.check.dc-ac-ratio.broken': ({ panels, dcW, acW, value, limit }: Ratio) =>
		value < limit
			? `${made(panels, dcW)}, little for an inverter of ${figure(acW, 0)} W: part of its power stays unused.`
			: `${made(panels, dcW)}, much for an inverter of ${figure(acW, 0)} W: at noon some of it is lost.`,
}
