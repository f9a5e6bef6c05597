import type { State } from '../../../../shared/addresses/states.ts'
import type { Day } from '../../../../shared/calendar.ts'
import { fromRupees, type Paise, zero } from '../../../../shared/money.ts'
import {
	exportRateOf,
	factOf,
	gstRuleOf,
	homeSchemeOf,
	inForce,
	installationRateOf,
	priceRangeOf,
	societySchemeOf,
	tariffOf,
} from '../../../facts/rules.ts'
import type { Fact } from '../../../facts/schema.ts'
import { lawOf } from '../../law/law-in-force.ts'
import { asked, type Requirement } from '../../law/may-be-connected.ts'
import { type GstRule, installationPrice, type PriceRange } from '../../money/gst.ts'
import {
	homeAmount,
	homeSubsidy,
	type Subsidy,
	societyAmount,
	societySubsidy,
} from '../../money/subsidy.ts'
import { flatTariff, type Tariff } from '../../money/tariff.ts'
import { commissioningDay } from '../commissioning.ts'
import type { PlanRequest } from '../schema.ts'
import { type SanctionedLoad, sanctionedLoad } from '../use/sanctioned-load.ts'
import type { Rated } from './candidates.ts'

/** What energy costs a customer, what is paid for a system and what helps to pay. */
export interface Terms {
	/** The day it is expected to be connected. */
	commissioning: Day
	/** What is asked of products on the grid; nothing outside India. */
	law: readonly Requirement[]
	tariff: Tariff
	sanctioned: SanctionedLoad
	metering: 'net' | 'export-only'
	/** The calendar month in which a year of net metering begins. */
	settlementFrom: number
	exportPaisePerKwh: number
	/** What the tariff is from; null where the customer named the price. */
	tariffFact: Fact | null
	/** The other facts in force that count here. */
	facts: Fact[]
	gst: GstRule | null
	market: PriceRange | null
	/** Of the grid's CO₂. */
	kgPerKwh: number | null
	subsidy: Subsidised
	installationOf: (system: Pick<Rated, 'kwp'>) => Paise
}

type TermsRequest = Pick<
	PlanRequest,
	| 'customer'
	| 'houses'
	| 'monthlyUse'
	| 'monthlyKwh'
	| 'monthlyBill'
	| 'rupeesPerKwh'
	| 'sanctionedKw'
	| 'metering'
	| 'exportRupeesPerKwh'
	| 'commissioning'
>

/** The calendar month in which Indian years of account begin. */
const APRIL = 4

/**
 * Out of the facts in force today. Tariffs by state are those of homes: a shop has that of all India
 * unless it names its own. null where the facts have no tariff.
 * @param state null outside India, where there is no subsidy
 */
export function termsOf(
	facts: readonly Fact[],
	request: TermsRequest,
	state: State | null,
	today: Day,
): Terms | null {
	const { customer, rupeesPerKwh, exportRupeesPerKwh } = request
	const ofIndia = facts.filter((fact) => fact.state === null)
	const here = state ? inForce(facts, state) : ofIndia
	const known = factOf(customer === 'shop' ? ofIndia : here, 'tariff')
	const named = rupeesPerKwh === undefined ? null : flatTariff(Math.round(rupeesPerKwh * 100))
	const tariff: Tariff | null = named ?? (known ? tariffOf(known.figures) : null)
	if (!tariff) return null
	const exported = factOf(here, 'export')
	const metering = factOf(here, 'metering')
	const installation = factOf(here, 'installation-price')
	const installationRate = installation ? installationRateOf(installation.figures) : zero
	const gst = factOf(here, 'gst')
	const market = factOf(here, 'installed-price')
	const emission = factOf(here, 'grid-emission')
	const commissioning = commissioningDay(request, today)
	const law = state ? lawOf(here) : []
	const subsidy = subsidyFor(here, request, state, commissioning)
	const ownExport = exportRupeesPerKwh === undefined ? null : fromRupees(exportRupeesPerKwh)
	const counted = [
		request.metering ? undefined : metering,
		ownExport === null ? exported : undefined,
		subsidy.fact,
		gst,
		installation,
		market,
		emission,
	]
	return {
		commissioning,
		law,
		tariff,
		sanctioned: sanctionedLoad(request, tariff),
		metering: request.metering ?? metering?.figures.way ?? 'export-only',
		settlementFrom: metering?.figures.settlementFrom ?? APRIL,
		exportPaisePerKwh: ownExport ?? (exported ? exportRateOf(exported.figures) : zero),
		tariffFact: named ? null : (known ?? null),
		facts: counted.flatMap((fact) => fact ?? []),
		gst: gst ? gstRuleOf(gst.figures) : null,
		market: market ? priceRangeOf(market.figures) : null,
		kgPerKwh: emission?.figures.kgPerKwh ?? null,
		subsidy,
		installationOf: ({ kwp }) => installationPrice(installationRate, kwp),
	}
}

/** What a customer gets for a system, and why. */
interface Subsidised {
	subsidyOf: (system: Rated) => Subsidy
	amountOf: (system: Rated) => Paise
	/** Its source; none where there is no subsidy. */
	fact?: Fact
}

const NOTHING: Subsidised = {
	subsidyOf: () => ({ amount: zero, reasons: [] }),
	amountOf: () => zero,
}

function subsidyFor(
	here: readonly Fact[],
	{ customer, houses = 1 }: TermsRequest,
	state: State | null,
	on: Day,
): Subsidised {
	if (!state || customer === 'shop') return NOTHING
	const fact = factOf(here, `${customer}-subsidy`)
	if (!fact) return NOTHING
	const asksM2m = asked(lawOf(here), 'inverter', 'subsidised', on).some(
		({ kind }) => kind === 'm2m',
	)
	const about = ({ kwp, acKw, panel, inverter }: Rated) => ({
		kwp,
		acKw,
		indianMade: panel.figures.madeInIndia,
		lacksM2m: asksM2m && inverter?.item.lacksM2m === true,
	})
	if (fact.kind === 'society-subsidy') {
		const scheme = societySchemeOf(fact.figures)
		const amount = societyAmount(scheme, houses, on)
		return {
			subsidyOf: (system) => societySubsidy(scheme, { ...about(system), houses }, on),
			amountOf: (system) => amount(about(system)),
			fact,
		}
	}
	const scheme = homeSchemeOf(fact.figures)
	const amount = homeAmount(scheme, state, on)
	return {
		subsidyOf: (system) => homeSubsidy(scheme, { ...about(system), state }, on),
		amountOf: (system) => amount(about(system)),
		fact,
	}
}
