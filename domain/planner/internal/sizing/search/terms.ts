import type { Day } from '../../../../../shared/calendar.ts'
import { type Paise, zero } from '../../../../../shared/money.ts'
import { deliveryPricer } from '../../../../delivery/price-rules.ts'
import type { PartPriced, Work } from '../../../../reference-data/limits.ts'
import type { GstRule, PriceRange } from '../../../../reference-data/rates.ts'
import {
	estimatesIn,
	type FiguresOf,
	gstRuleOf,
	INSTALLATION,
	INSTALLED_GOODS,
	priceRangeOf,
	rowOfKind,
	rowOfTaxClass,
	worksHeldBy,
} from '../../../../reference-data/rules.ts'
import type { ReferenceRow } from '../../../../reference-data/schema.ts'
import { type Connection, flatConnection } from '../../../../tariffs/bill/connection.ts'
import type { KnownTariff } from '../../../../tariffs/book.ts'
import type { Part } from '../../../electrical/items.ts'
import { installationPrice } from '../../../money/installation.ts'
import type { PlanInput } from '../../../sizing/plan-input.ts'
import type { Requirement } from '../../law/judge-compliance.ts'
import { lawOf, lawRowsOn } from '../../law/law-in-force.ts'
import { bandPctOf } from '../../money/assumptions.ts'
import { commissioningDay } from '../commissioning.ts'
import { estimateOf, loadFor, type SystemSize, worksBeside } from '../estimates.ts'
import { rowsIn } from '../rows-in.ts'
import { type BilledBy, type Billing, billedBy } from '../tariff/billed-by.ts'
import { companiesAt, type PlanPlace } from '../tariff/companies-at.ts'
import { type MeteringTerms, meteringTerms } from '../tariff/metering-terms.ts'
import { type StateAdditions, stateAdditions } from '../tariff/state-addition.ts'
import { type StateRules, stateRules } from '../tariff/state-rules.ts'
import { type SanctionedLoad, sanctionedLoad } from '../use/sanctioned-load.ts'
import { type Loans, type LoanTerms, loanTermsOf } from '../ways-to-pay.ts'
import type { Rated } from './candidates.ts'
import { type Subsidised, subsidyFor, withAdditions } from './subsidised.ts'

/** A customer's energy prices, the costs of a system and its subsidies. */
export interface Terms {
	/** The day it is expected to be connected. */
	commissioning: Day
	/** The requirements of products on the grid; none outside India. */
	law: readonly Requirement[]
	connection: Connection
	/** The same by the rules of today, which the bills that a buyer gives were made by. */
	connectionToday: Connection
	billedBy: BilledBy
	/** The tariff of the connection with its company; null where its price is named or assumed. */
	billing: Billing | null
	/** The tariff of the connection; null where its price is named or assumed. */
	known: KnownTariff | null
	/** The price assumed where no tariff is known; null where it is known or named. */
	assumedPrice: ReferenceRow | null
	sanctioned: SanctionedLoad
	/** As the buyer says; otherwise assumed by the load. */
	hasThreePhases: boolean
	isAbroad: boolean
	metering: MeteringTerms
	/** The other rows in force that count here. */
	referenceData: ReferenceRow[]
	gst: GstRule | null
	market: PriceRange | null
	/** Of the grid's CO₂. */
	kgPerKwh: number | null
	subsidy: Subsidised
	additions: StateAdditions
	rules: StateRules
	/** The loans that a buyer may take; null where none is known. */
	loans: Loans
	/** How a business is taxed for a system; null for others, and where nothing of it was answered. */
	businessTax: FiguresOf<'business-tax'> | null
	/** The usual one of a bank; null where none is known. */
	usualLoan: FiguresOf<'bank-loan'> | null
	/** The one that is asked for; null for none, and where its terms are neither given nor known. */
	loan: LoanTerms | null
	/** The connection that a system needs; null where it stays as it is, and where prices are named or assumed. */
	connectionFor: (size: SystemSize) => Connection | null
	/** Nothing where nobody installs. */
	installationOf: (system: Pick<Rated, 'kwp'>) => Paise
	/** How far the saving of a year may be from the expected one, either way, per cent. */
	bandPct: number
	/** Beside it, as estimated; all of them where nobody installs. */
	works: ReturnType<typeof worksBeside>
	/** The works that the price of installation holds; none where nobody installs. */
	worksHeld: readonly Work[]
	partOf: (part: PartPriced, size: SystemSize) => Paise
	/** Of bringing parts where nobody installs; null where the shop has to be asked. undefined where it costs nothing of its own. */
	deliveryOf: ((lines: readonly Part[], price: Paise) => Paise | null) | undefined
	/** The least power of panels that is offered, kW; null for any. */
	leastKw: number | null
}

/**
 * By the company's tariff, and by the rules and reference data in force on the day the system is expected to be
 * connected; bills that a buyer gives are read by those of today. null where no tariff is known in the state: then its
 * price has to be named.
 * @param sunPct how far a year of the place's sun may be off, per cent
 */
export function termsOf(
	{ request, referenceData, book, today, installs, delivery }: PlanInput,
	place: PlanPlace,
	sunPct: number,
): Terms | null {
	const { state } = place
	const here = rowsIn(referenceData)(state)
	const price = rowOfKind(here, 'unit-price')
	const commissioning = commissioningDay(request, today)
	const companies = companiesAt(request, place, book.tariffs)
	const rules = stateRules(state ? here : [], request, commissioning)
	const { singlePhaseW } = rules
	const billed = billedBy(book, request, { companies, state, on: commissioning, singlePhaseW })
	const billedToday = billedBy(book, request, { companies, state, on: today, singlePhaseW })
	const named = request.rupeesPerKwh
	const perUnit = named ?? price?.figures.rupeesPerKwh ?? 0
	const connectionBy = (by: BilledBy, kw: number) =>
		(named === undefined ? by.billing(kw)?.connection : null) ??
		flatConnection(Math.round(perUnit * 100), kw)
	const usualLoad = rowOfKind(here, 'usual-load')
	const connectionAt = (kw: number) => connectionBy(billedToday, kw)
	const sanctioned = sanctionedLoad(request, connectionAt, usualLoad?.figures)
	const billing = named === undefined ? billed.billing(sanctioned.kw) : null
	const isPriceOfPlace = price && (price.state !== null || !price.builtIn)
	if (named === undefined && !billing && !isPriceOfPlace) return null
	const known = billing?.known ?? null
	const installation = installs ? rowOfKind(here, 'installation-price') : undefined
	const worksHeld = installation ? worksHeldBy(installation.figures) : []
	const ofParts = rowOfKind(here, 'part-estimates')
	const ofWorks = rowOfKind(here, 'work-estimates')
	const partEstimates = estimatesIn(ofParts?.figures.estimates ?? [])
	const leastSize = state && request.customer === 'home' ? rowOfKind(here, 'least-size') : undefined
	const gst = rowOfKind(here, 'gst')
	const ofScheme = state && request.customer === 'home' ? rowOfKind(here, 'scheme-loan') : undefined
	const schemeLoan = ofScheme && commissioning <= ofScheme.figures.until ? ofScheme : undefined
	const usualLoan = rowOfKind(here, 'bank-loan')
	const bankLoan = state || request.loan ? usualLoan : undefined
	const isTaxAsked = request.gstScheme !== undefined || request.taxation !== undefined
	const businessTax =
		state && request.customer === 'shop' && isTaxAsked ? rowOfKind(here, 'business-tax') : undefined
	const market = rowOfKind(here, 'installed-price')
	const emission = rowOfKind(here, 'grid-emission')
	const law = state ? lawOf(here) : []
	const additions = stateAdditions(book.subsidies, request, state, commissioning)
	const subsidy = withAdditions(subsidyFor(here, request, state, commissioning), additions)
	const isSubsidised = Boolean(subsidy.fact)
	const asking = state ? lawRowsOn(here, { day: commissioning, isSubsidised }) : []
	const taxed = gst
		? [gst, rowOfTaxClass(here, INSTALLED_GOODS), rowOfTaxClass(here, INSTALLATION)]
		: []
	const assumedLoad = sanctioned.isGiven ? undefined : usualLoad
	const estimated = [installation, ofParts, ofWorks, leastSize, assumedLoad]
	const counted = [
		subsidy.fact,
		...taxed,
		...estimated,
		...rules.rows,
		schemeLoan,
		bankLoan,
		businessTax,
		market,
		emission,
		...asking,
	]
	const hasThreePhases =
		request.phase === undefined ? sanctioned.kw * 1000 > singlePhaseW : request.phase === 'three'
	const freeLoadUptoKw = isSubsidised ? (ofWorks?.figures.freeLoadUptoKw ?? 0) : 0
	const before = { sanctionedKw: sanctioned.kw, hasThreePhases, singlePhaseW, freeLoadUptoKw }
	/** Connections by their load, kW; below 0 those that come to three phases. */
	const larger = new Map<number, Connection | null>()
	return {
		commissioning,
		law,
		connection: billing?.connection ?? flatConnection(Math.round(perUnit * 100), sanctioned.kw),
		connectionToday: connectionAt(sanctioned.kw),
		billedBy: billed,
		billing,
		known,
		assumedPrice: named === undefined && !known ? (price ?? null) : null,
		sanctioned,
		hasThreePhases,
		isAbroad: state === null,
		metering: {
			...meteringTerms(book.metering, request, state, commissioning),
			...(rules.isSurplusPriced && { isPriceKnown: true }),
		},
		referenceData: counted.flatMap((fact) => fact ?? []),
		gst: gstRuleOf(here),
		market: market ? priceRangeOf(market.figures) : null,
		kgPerKwh: emission?.figures.kgPerKwh ?? null,
		subsidy,
		additions,
		rules,
		loans: {
			scheme: schemeLoan?.figures ?? null,
			bank: bankLoan?.figures ?? null,
		},
		businessTax: businessTax?.figures ?? null,
		usualLoan: usualLoan?.figures ?? null,
		loan: loanTermsOf(request.loan, usualLoan?.figures),
		connectionFor: ({ kwp, phases }) => {
			const kw = loadFor(kwp, sanctioned.kw)
			const toThreePhases = phases === 'three' && !hasThreePhases
			if (!billing || (kw === sanctioned.kw && !toThreePhases)) return null
			const key = toThreePhases ? -kw : kw
			const before = larger.get(key)
			if (before !== undefined) return before
			const found = billed.enlarged(sanctioned.kw, kw, toThreePhases)
			larger.set(key, found)
			return found
		},
		installationOf: ({ kwp }) =>
			installation ? installationPrice(installation.figures, kwp) : zero,
		works: worksBeside(estimatesIn(ofWorks?.figures.estimates ?? []), worksHeld, before),
		worksHeld,
		partOf: (part, size) => estimateOf(partEstimates, part, size),
		deliveryOf: deliveryBy(delivery),
		leastKw: leastSize?.figures.leastKw ?? null,
		bandPct: bandPctOf(sunPct, billing?.roughPct ?? 0),
	}
}

function deliveryBy(way: PlanInput['delivery']): Terms['deliveryOf'] {
	const priceOf = way && deliveryPricer(way)
	if (!priceOf) return undefined
	return (lines, price) =>
		priceOf({
			lines: lines.map(({ item, quantity }) => ({
				product: { sheet: item.sheet, category: item.category },
				quantity,
			})),
			price,
		})
}
