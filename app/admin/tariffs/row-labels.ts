import type { TableEntry } from '../../../domain/tariffs/editing/editing-schema'
import { formatRupees } from '../../../shared/format/money'
import { MONTHS } from '../../../shared/format/months'
import { list, number } from '../../ui/text/format'

type Row = TableEntry['row']
type Tariff = Extract<Row, { companies: unknown }>
type Rule = Extract<Row, { way: unknown }>
type Subsidy = Extract<Row, { customers: unknown }>
type Slab = Tariff['figures']['slabs'][number]

const plain = (amount: number) => formatRupees(amount).replace(/\.00$/, '')

/** `₹3.96 to 100 units` */
const slabInWords = ({ uptoKwh, rupeesPerKwh }: Slab, isOnly: boolean) => {
	if (isOnly) return `${formatRupees(rupeesPerKwh)} a unit`
	return uptoKwh === null
		? `${formatRupees(rupeesPerKwh)} above`
		: `${formatRupees(rupeesPerKwh)} to ${number(uptoKwh)}`
}

const WAYS = { telescopic: 'Each unit at its slab', whole: 'Every unit at the last slab' }

function tariffLines({ figures }: Tariff): string[] {
	const { slabs, ladders, telescopic, fixed, dutyPct, wheelingRupeesPerKwh, subsidy } = figures
	const energy = ladders
		? `${number(ladders.length)} ladders, by the units of the month`
		: slabs.map((slab) => slabInWords(slab, slabs.length === 1)).join(', ')
	return [
		energy,
		...(slabs.length > 1 && !ladders ? [telescopic ? WAYS.telescopic : WAYS.whole] : []),
		...(fixed.perConnection ? [`Fixed charge ${plain(fixed.perConnection)} a month`] : []),
		...(fixed.perKw ? [`Fixed charge ${plain(fixed.perKw)} a kW`] : []),
		...(wheelingRupeesPerKwh ? [`Wheeling ${formatRupees(wheelingRupeesPerKwh)} a unit`] : []),
		...(dutyPct ? [`Duty ${number(dutyPct)} %`] : []),
		...(subsidy ? [subsidy.name] : []),
	]
}

export const METERING_WAYS = {
	net: 'Net metering',
	'net-billing': 'Net billing',
	gross: 'Gross metering',
} as const

export const SETTLEMENTS = {
	bill: 'Settled with each bill',
	'half-year': 'Settled every half-year',
	year: 'Settled every year',
} as const

function ruleLines({ way, maxKw, settlement, settlementMonth, surplusRupeesPerKwh }: Rule) {
	const from = settlementMonth ? ` from ${MONTHS[settlementMonth - 1]}` : ''
	return [
		`${METERING_WAYS[way]}, ${maxKw === null ? 'up to the sanctioned load' : `up to ${number(maxKw)} kW`}`,
		`${SETTLEMENTS[settlement]}${from}`,
		surplusRupeesPerKwh === null
			? 'Price of surplus not known'
			: `Surplus ${formatRupees(surplusRupeesPerKwh)} a unit`,
	]
}

function subsidyLines({ figures, customers }: Subsidy): string[] {
	const of = `For ${list(customers)}`
	switch (figures.kind) {
		case 'per-kw':
			return [
				...figures.tiers.map(
					({ uptoKw, rupeesPerKw }) => `${plain(rupeesPerKw)} a kW up to ${number(uptoKw)} kW`,
				),
				`At most ${plain(figures.capRupees)}`,
				of,
			]
		case 'by-size':
			return [
				...figures.steps.map(
					({ fromKw, rupees }) => `${plain(rupees)} from ${number(fromKw)} kW on`,
				),
				of,
			]
		case 'fixed-charge':
			return [
				`${plain(figures.rupeesPerKwMonth)} a kW less on each bill, up to ${number(figures.uptoKw)} kW`,
				of,
			]
		case 'told':
			return ['Shown to buyers, not counted', of]
		case 'none':
			return ['None found']
	}
}

/** The figures of a row in a few lines. */
export function linesOf(row: Row): string[] {
	if ('companies' in row) return tariffLines(row)
	return 'way' in row ? ruleLines(row) : subsidyLines(row)
}

const USES = { home: 'Homes', shop: 'Shops' }
const AREAS = { any: '', urban: 'towns', rural: 'villages' }
const PHASES = { any: '', single: 'single phase', three: 'three phases' }

function loadInWords({ loadAboveKw, loadUptoKw }: Tariff): string {
	if (loadAboveKw !== null && loadUptoKw !== null)
		return `${number(loadAboveKw)} to ${number(loadUptoKw)} kW`
	if (loadUptoKw !== null) return `up to ${number(loadUptoKw)} kW`
	return loadAboveKw === null ? '' : `above ${number(loadAboveKw)} kW`
}

/** The customers of a row: `Homes, towns, single phase, up to 5 kW`; empty for those of other tables. */
export const forWhom = (row: Row): string =>
	'companies' in row
		? [USES[row.use], AREAS[row.area], PHASES[row.phase], loadInWords(row)]
				.filter(Boolean)
				.join(', ')
		: ''

/** The names of the companies or the state of a row. */
export const titleOf = (row: Row): string =>
	'companies' in row ? row.companies.join(', ') : row.state
