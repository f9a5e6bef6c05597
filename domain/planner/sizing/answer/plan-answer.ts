import { type Message, message } from '../../../../shared/messages/message.ts'
import { fromRupees, paise, sum, toRupees } from '../../../../shared/money.ts'
import { fail, failField, ok, type Result } from '../../../../shared/result.ts'
import { hundredths, rounded } from '../../../../shared/rounding.ts'
import type { ReferenceRow } from '../../../reference-data/schema.ts'
import { billingMonthsOf, monthBill } from '../../../tariffs/bill/connection.ts'
import { daytimePctOf, sharesOfDay } from '../../../tariffs/bill/use-by-hour.ts'
import type { SiteClimate } from '../../climate/climate.ts'
import type { Item } from '../../electrical/items.ts'
import { siteOf } from '../../internal/climate/extremes.ts'
import { lawfulOn, withoutLaw } from '../../internal/law/lawful.ts'
import { memoize } from '../../internal/memoize.ts'
import { YEARS } from '../../internal/money/assumptions.ts'
import { byPeriod } from '../../internal/money/flows-of-year.ts'
import { LIFE_OF_WARRANTY } from '../../internal/money/replacements.ts'
import { mountTilt } from '../../internal/sizing/accessories.ts'
import { asIfInStock, estimateOf } from '../../internal/sizing/answer/estimate.ts'
import { LIMITS } from '../../internal/sizing/answer/limitation.ts'
import { overBudgetAnswer } from '../../internal/sizing/answer/over-budget.ts'
import { noteOf } from '../../internal/sizing/answer/row-note.ts'
import { sourceOf } from '../../internal/sizing/answer/row-source.ts'
import { roughNote, tariffAnswer } from '../../internal/sizing/answer/tariff-note.ts'
import { inOrderOfGain } from '../../internal/sizing/answer/verdict.ts'
import { yearEndBefore } from '../../internal/sizing/commissioning.ts'
import { tiltOf } from '../../internal/sizing/mount-tilt.ts'
import { type Plan, planSystems } from '../../internal/sizing/plan.ts'
import { shown, shownSystem } from '../../internal/sizing/search/option.ts'
import { SearchBudget } from '../../internal/sizing/search/search-budget.ts'
import { type Terms, termsOf } from '../../internal/sizing/search/terms.ts'
import { companiesAt } from '../../internal/sizing/tariff/companies-at.ts'
import { savings } from '../../internal/sizing/tariff/savings.ts'
import { metShare } from '../../internal/sizing/use/met-share.ts'
import { planYear } from '../../internal/sizing/use/plan-year.ts'
import { type UnitsUsed, unitsUsed } from '../../internal/sizing/use/sanctioned-load.ts'
import { type PlantSetup, usualPlane } from '../../internal/sizing/use/specific-yield.ts'
import { placeOfPlan } from '../place-of-plan.ts'
import type { PlanInput } from '../plan-input.ts'
import type { PlanRequest } from '../schema.ts'
import type { PlanWithMessages } from './answer-schema.ts'

const MONTHS = 12

/**
 * A plan for the details from the products for sale; refused where a field cannot be understood, and where the
 * searchBudget was cut before anything was found. Where the products in stock serve none, it has an estimate by all of
 * the products.
 */
export function answerPlan(
	input: PlanInput,
	catalogue: readonly Item[],
	searchBudget = new SearchBudget(),
): Result<PlanWithMessages> {
	const plan = planOf(input, catalogue, searchBudget)
	if (!plan.ok || plan.value.options.length > 0) return plan
	const restocked = planOf(input, asIfInStock(catalogue), searchBudget)
	const estimate = estimateOf(plan.value, restocked.ok ? restocked.value : null)
	return ok({ ...plan.value, estimate })
}

function planOf(
	input: PlanInput,
	catalogue: readonly Item[],
	searchBudget: SearchBudget,
): Result<PlanWithMessages> {
	const { request } = input
	const located = placeOfPlan(request)
	if (!located.ok) return located
	const { found, place } = located.value
	const { name, latitude, longitude, note, climate, design, sources, sunPct } = found
	const { state, ofPlace } = place
	const terms = termsOf(input, place, sunPct)
	if (!terms) {
		const companies = companiesAt(request, place, [])
		return failField('rupeesPerKwh', message('planner.plan.no_tariff', { companies, state }))
	}
	if (request.loan && !terms.loan) return failField('loan', message('planner.request.loan'))
	const { metering } = terms
	const used = unitsUsed(request, terms.connectionToday)
	const field = request.monthlyBills ? 'monthlyBills' : 'monthlyBill'
	if (!used) return failField(field, message('planner.plan.bill_tells_nothing'))
	const use = used.kwh
	const monthlyKwh = use.reduce((sum, kwh) => sum + kwh, 0) / MONTHS
	if (monthlyKwh < 1) return failField(field, message('planner.plan.bill_tells_nothing'))
	const site = siteOf(design)
	const lawful = state
		? lawfulOn(catalogue, terms.law, terms.commissioning, input.unproven)
		: withoutLaw(catalogue)
	const setup = setupOf(request, found, lawful.items)
	const { year, hours, shape } = planYear(setup, latitude, climate)
	const yearAt =
		request.tilt === undefined
			? (tilt: number) => planYear({ ...setup, tilt }, latitude, climate).year
			: undefined
	const shares = sharesOfDay(request.customer, request.daytimeUsePct)
	const met = year.map(({ clearness }) => metShare(request.customer, clearness))
	const plan = planSystems(
		{
			...request,
			monthlyKwh,
			budget: inPaise(request.budget),
			leastKw: terms.leastKw ?? undefined,
			maxKw: metering.maxKw ?? undefined,
			maxKwWithBattery: metering.maxKwWithBattery ?? undefined,
			singlePhaseW: terms.rules.singlePhaseW,
			storage: metering.storage ?? undefined,
		},
		{ latitude, year, yearAt, setup, site, law: { lawful, on: terms.commissioning } },
		lawful.items,
		{
			installationOf: terms.installationOf,
			worksOf: terms.works.totalOf,
			partOf: terms.partOf,
			deliveryOf: terms.deliveryOf,
			subsidyOf: terms.subsidy.amountOf,
			...savings(terms, { use, hours, useShares: shares, met }, shape),
		},
		searchBudget,
	)
	if (!plan.isComplete && plan.options.length === 0)
		return fail('unavailable', message('planner.plan.no_time'), { retryAfterSeconds: 5 })
	const billed = byPeriod(use, billingMonthsOf(terms.connection))
	const bills = sum(billed.map((kwh) => monthBill(terms.connection, kwh).total))
	const bill = paise(Math.round(bills / MONTHS))
	const about = { request, terms, lawful, use, hours, useShares: shares, met, latitude, setup }
	const judged = {
		request,
		yearlyBill: toRupees(bills),
		reservations: reservationsAbout(terms, used, input),
	}
	const options = inOrderOfGain(plan.options.map((option) => shown(option, about, judged)))
	const [best] = options
	return ok({
		monthlyKwh: hundredths(monthlyKwh),
		monthlyUse: use.map(hundredths),
		monthlyBill: toRupees(bill),
		place: { name, latitude, longitude, note, isColdAssumed: design.isColdAssumed },
		state: { name: state, given: state !== null && request.state !== undefined, ofPlace },
		climate: sources,
		site: { tMin: site.tMin, tCellMax: site.tCellMax },
		plane: { ...setup, tilt: hundredths(tiltOfBest(request, setup, plan)) },
		tariff: tariffAnswer(terms, request, shares),
		metering: {
			way: metering.way,
			settles: metering.settles,
			settlementFrom: metering.settlementFrom,
			maxKw: metering.maxKw,
			netsWithinHours: metering.netsWithinHours,
			surplusRupeesPerKwh: metering.isPriceKnown ? metering.exportPaisePerKwh / 100 : null,
			storage: metering.storage && {
				sentence: message('planner.storage.reading', metering.storage),
			},
			rule: metering.rule && {
				...sourceOf('metering', metering.rule),
				details: metering.rule.isOwn ? metering.rule.note : '',
			},
		},
		facts: distinct([
			...terms.referenceData.map(factOf),
			...terms.additions.rows.map((row) => ({
				kind: 'state-subsidy',
				...sourceOf('state-subsidy', row),
				note: row.validTo && message('planner.source.until', { until: row.validTo }),
			})),
		]),
		assumed: {
			years: YEARS,
			bandPct: terms.bandPct,
			degradationPct: request.degradationPct,
			tariffGrowthPct: request.tariffGrowthPct,
			metering: metering.way === 'net' ? 'net' : 'export-only',
			exportRupeesPerKwh: metering.exportPaisePerKwh / 100,
			sanctionedKw: terms.sanctioned.kw,
			sanctionedGiven: terms.sanctioned.isGiven,
			daytimeUsePct: hundredths(daytimePctOf(shares)),
			daytimeUseGiven: request.daytimeUsePct !== undefined,
			lifeOfWarranty: LIFE_OF_WARRANTY,
			commissioning: terms.commissioning,
			commissioningGiven: terms.commissioning === request.commissioning,
			loan: terms.usualLoan,
		},
		day: {
			production: shownHours(hours),
			useShare: shares.map((share) => rounded(share, 4)),
			clearness: year.map(({ clearness }) => rounded(clearness, 3)),
		},
		targetKwp: hundredths(plan.targetKwp),
		verdict: best?.verdict ?? null,
		options,
		estimate: null,
		overBudget:
			plan.overBudget && best?.role === 'best' && request.budget !== undefined
				? overBudgetAnswer(shownSystem(plan.overBudget, about), best, request.budget)
				: null,
		reasons: [
			...plan.limitations.map(({ sentence }) => sentence),
			...(plan.isComplete ? [] : [message('planner.plan.best_so_far')]),
		],
		limitedBy: LIMITS.filter((limit) => plan.limitations.some(({ by }) => by.includes(limit))),
		isComplete: plan.isComplete,
	})
}

/** The reasons why a verdict may be off. */
function reservationsAbout(
	terms: Terms,
	{ free }: UnitsUsed,
	{ request, today }: PlanInput,
): Message[] {
	const { sanctioned, commissioning: on, isAbroad } = terms
	const { kw, usualKw } = sanctioned
	const isAssumed = request.commissioning === undefined && !isAbroad
	const end = isAssumed ? yearEndBefore(on, today) : null
	const said = [
		free && message('planner.use.free', free),
		usualKw === undefined ? null : message('planner.use.small_load', { kw, usualKw }),
		roughNote(terms),
		end && message('planner.plan.after_year', { on, end }),
	]
	return said.filter((each) => each !== null)
}

// Each plan tells some fifteen of the same rows.
const factOf = memoize((row: ReferenceRow) => ({
	kind: row.kind,
	note: noteOf(row),
	...sourceOf(row.kind, { ...row, isOwn: !row.builtIn }),
}))

const textOf = memoize((value: object) => JSON.stringify(value))

// The usual days of a place are the same objects for many plans.
const shownHours = memoize((hours: readonly (readonly number[])[]) =>
	hours.map((day) => day.map((kw) => rounded(kw, 4))),
)

/** Of values that read alike the first. */
const distinct = <T extends object>(values: readonly T[]): T[] => [
	...new Map(values.map((value) => [textOf(value), value])).values(),
]

const inPaise = (rupees: number | undefined) =>
	rupees === undefined ? undefined : (fromRupees(rupees) ?? undefined)

/** Degrees: given by the buyer, or that of the mount in the best system. */
const tiltOfBest = ({ tilt }: PlanRequest, setup: PlantSetup, { options: [best] }: Plan): number =>
	tilt ?? (best && tiltOf(best.system.accessories)) ?? setup.tilt

/** Panels at the angle of their mount, unless the buyer gives one. */
function setupOf(
	request: PlanRequest,
	{ latitude }: SiteClimate,
	catalogue: readonly Item[],
): PlantSetup {
	const usual = usualPlane(latitude)
	const mounted = mountTilt(catalogue, request.mounting) ?? usual.tilt
	const { tilt = mounted, azimuth = usual.azimuth, losses, mounting } = request
	return { tilt, azimuth, losses, mounting }
}
