import { billingMonthsOf, type Connection } from '../../../../tariffs/bill/connection.ts'
import { totalsOf, totalsWith } from '../../money/finance.ts'
import { flowsBy, type Supply } from '../../money/flows.ts'
import { byPeriod, noFlows } from '../../money/flows-of-year.ts'
import { billWith, paidFor } from '../../money/saving.ts'
import type { Extras } from '../search/candidates.ts'
import type { Terms } from '../search/terms.ts'
import { supplyOf, supplyWith } from '../supply.ts'
import type { Months } from '../use/months.ts'
import { curveOf, stepsOf } from './curve.ts'

const sumOf = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)

/** Into so many parts a year’s use is divided, where the saving by the yield is a line. */
const PARTS = 6
/** And into so many steps; each has the most that any yield in it saves. */
const STEPS = 1024
/**
 * Of one yield, systems make as much in other months: by their temperature coefficient, their mount and what their
 * inverters cut off. None saves more than the usual one with so much more yield.
 */
const OTHER_MONTHS = 1.02
/** A line may be so far off, and the bills of twelve months by so few paise, paise a year. */
const NEAR_ENOUGH = 200_00

/**
 * The savings of systems in their first year, paise: of each as the bills of its twelve months fall, and the most for
 * a yield, in steps where a bill has them. The pay for a yield beyond the use of a year is left out: a plan is sized
 * to the use.
 * @param shape kWh of each month of a plant of 1 kWp there
 */
export function savings(
	terms: Terms,
	months: Omit<Months, 'production'>,
	shape: readonly number[],
): Required<Pick<Extras, 'mostSaving' | 'savingOf'>> {
	const { use } = months
	const whole = sumOf(shape)
	const before = totalsOf(terms.connection)
	const without = sumOf(byPeriod(use, billingMonthsOf(terms.connection)).map((kwh) => before(kwh)))
	const need = sumOf(use)
	const flows = noFlows()
	const savedWith = (supply: Supply, production: readonly number[]) => {
		const totals = totalsWith(supply, use)
		const { billed, surplus, shares } = flowsBy(supply, use, production, flows)(1)
		let saved = without - supply.exportPaisePerKwh * Math.max(0, sumOf(production) - need)
		for (let month = 0; month < billed.length; month++) {
			const total = totals[month]?.(billed[month] ?? 0, shares[month]) ?? 0
			saved -= billWith(supply, total, production[month] ?? 0)
			saved += paidFor(supply, surplus[month] ?? 0)
		}
		return saved
	}
	const mostRebatePaise = terms.additions.rebateOf(0, terms.sanctioned.kw)
	const isSubsidised = terms.subsidy.fact !== undefined
	const cheaper = cheaperThan(terms.connection, use)
	const sharesOfYear = shape.map((kwh) => kwh / whole)
	/** Of the yield at hand: it is written over. */
	const production = Array<number>(sharesOfYear.length).fill(0)
	const inMonths = { ...months, production }
	const supplyBy = (kwp: number, connection: Connection | null): Supply => ({
		...supplyOf(terms, { kwp, isSubsidised }, inMonths, connection),
		rebatePaise: mostRebatePaise,
	})
	const isByPlant = terms.metering.way === 'net-billing' || terms.rules.isByPlant
	const supplies = new Map<Connection | null, Supply>()
	const knownSupplyBy = (kwp: number, connection: Connection | null): Supply => {
		const before = supplies.get(connection)
		if (before) return before
		const found = supplyBy(kwp, connection)
		supplies.set(connection, found)
		return found
	}
	const usual = (yearlyKwh: number) => {
		for (let month = 0; month < production.length; month++)
			production[month] = (sharesOfYear[month] ?? 0) * yearlyKwh
		const kwp = yearlyKwh / whole
		const savedBy = (connection: Connection | null) =>
			savedWith((isByPlant ? supplyBy : knownSupplyBy)(kwp, connection), production)
		let most = savedBy(null)
		let before: Connection | null = null
		for (const share of OTHER_POWER)
			for (const phases of PHASES) {
				const larger = terms.connectionFor({ kwp: share * kwp, phases })
				if (larger === before || !larger || !cheaper(larger)) continue
				before = larger
				most = Math.max(most, savedBy(larger))
			}
		return most
	}
	const curve = curveOf(usual, need / PARTS, NEAR_ENOUGH)
	return {
		mostSaving: stepsOf(
			(yearlyKwh) => Math.max(curve(yearlyKwh), curve(yearlyKwh * OTHER_MONTHS)) + 2 * NEAR_ENOUGH,
			need / STEPS,
		),
		savingOf: (system, monthlyKwh) => {
			const production = [...monthlyKwh]
			const plant = { kwp: system.kwp, isSubsidised: system.subsidy > 0 }
			return savedWith(supplyWith(terms, system, plant, { ...months, production }), production)
		},
	}
}

/** Systems of one yield have as much less power or more. */
const OTHER_POWER = [0.88, 1.12]

const PHASES = ['single', 'three'] as const

/** Whether some month costs less with a larger connection. */
function cheaperThan(connection: Connection, use: readonly number[]) {
	const most = Math.max(...use)
	const looked = [0, most / 4, most / 2, most]
	const known = new Map<Connection, boolean>()
	return (larger: Connection): boolean => {
		const before = known.get(larger)
		if (before !== undefined) return before
		const [own, other] = [totalsOf(connection), totalsOf(larger)]
		const found = looked.some((kwh) => other(kwh) < own(kwh))
		known.set(larger, found)
		return found
	}
}
