import {
	exportRateOf,
	factOf,
	homeSchemeOf,
	inForce,
	installationRateOf,
	tariffOf,
} from '../../facts/rules.ts'
import type { Fact } from '../../facts/schema.ts'
import type { Day } from '../../shared/calendar.ts'
import { type Paise, paise, zero } from '../../shared/money.ts'
import type { State } from '../../shared/states.ts'
import { returnsOf } from '../money/finance.ts'
import { installationPrice } from '../money/gst.ts'
import type { Metering, Supply } from '../money/saving.ts'
import { homeSubsidy, type Subsidy } from '../money/subsidy.ts'
import { flatTariff, type Tariff } from '../money/tariff.ts'
import type { Candidate } from './candidates.ts'

export type Customer = 'home' | 'shop'

/** Where the price of a unit is from. */
export type TariffSource = Pick<Fact, 'source' | 'asOf' | 'confidence' | 'state'>

/** What energy costs a customer, and what a system would bring. */
export interface Terms {
	supply: Supply
	/** null where the customer named the price. */
	tariffSource: TariffSource | null
	subsidyOf: (system: Candidate) => Subsidy
	installationOf: (system: Candidate) => Paise
}

export interface Asked {
	customer: Customer
	/** null outside India, where there is no subsidy. */
	state: State | null
	today: Day
	rupeesPerKwh?: number | undefined
	sanctionedKw: number
}

/** What is used as it is made, where what is left over cannot be carried to other months. */
const SELF_USE = 0.4

/**
 * Out of the facts in force today. Tariffs by state are those of homes: a shop has that of all India
 * unless it names its own. null where the facts do not tell a tariff.
 */
export function termsOf(facts: readonly Fact[], asked: Asked): Terms | null {
	const { customer, state, today, rupeesPerKwh, sanctionedKw } = asked
	const ofIndia = facts.filter((fact) => fact.state === null)
	const here = state ? inForce(facts, state) : ofIndia
	const known = factOf(customer === 'home' ? here : ofIndia, 'tariff')
	const named = rupeesPerKwh === undefined ? null : flatTariff(Math.round(rupeesPerKwh * 100))
	const tariff: Tariff | null = named ?? (known ? tariffOf(known.figures) : null)
	if (!tariff) return null
	const exported = factOf(here, 'export')
	const metering = factOf(here, 'metering')?.figures
	const subsidised = customer === 'home' && state ? factOf(here, 'home-subsidy') : undefined
	const scheme = subsidised && homeSchemeOf(subsidised.figures)
	const installation = factOf(here, 'installation-price')
	const way: Metering =
		metering?.way === 'net'
			? { way: 'net', settlementFrom: metering.settlementFrom }
			: { way: 'export-only', selfUse: SELF_USE }
	return {
		supply: {
			tariff,
			sanctionedKw,
			metering: way,
			exportPaisePerKwh: exported ? exportRateOf(exported.figures) : 0,
		},
		tariffSource: named ? null : (known ?? null),
		subsidyOf: remembered(({ kwp, panel }) => {
			if (!scheme) return NO_SUBSIDY
			const { madeInIndia } = panel.figures
			return homeSubsidy(scheme, { kwp, indianMade: madeInIndia, state }, today)
		}),
		installationOf: ({ kwp }) =>
			installation ? installationPrice(installationRateOf(installation.figures), kwp) : zero,
	}
}

const NO_SUBSIDY: Subsidy = { amount: zero, reasons: [] }

/** Many systems are of one size, and the sentences take their time. */
function remembered(subsidyOf: Terms['subsidyOf']): Terms['subsidyOf'] {
	const indian = new Map<number, Subsidy>()
	const foreign = new Map<number, Subsidy>()
	return (system) => {
		const known = system.panel.figures.madeInIndia ? indian : foreign
		const found = known.get(system.kwp) ?? subsidyOf(system)
		known.set(system.kwp, found)
		return found
	}
}

/** What a system costs in the end and when savings have paid it. */
export function moneyOf(terms: Terms, system: Candidate, use: number[], monthlyKwh: number[]) {
	const subsidy = terms.subsidyOf(system)
	const installation = terms.installationOf(system)
	const cost = paise(Math.max(0, system.price + installation - subsidy.amount))
	const { firstYear, paybackMonths } = returnsOf({
		supply: terms.supply,
		use,
		production: monthlyKwh,
		cost,
	})
	return { subsidy, installation, cost, saving: firstYear.saving, paybackMonths }
}
