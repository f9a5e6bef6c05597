import { expect, it } from 'vitest'
import { STATES } from '../../../shared/addresses/states.ts'
import { type Day, daysAfter } from '../../../shared/calendar.ts'
import { expectedBill, type MonthsUse } from '../../../test/planner/expected-bill.ts'
import {
	billedByHour,
	flowsOf,
	meanOver,
	periodsOf,
	total,
} from '../../../test/planner/expected-flows.ts'
import { addedBy, inTiers, type Scheme } from '../../../test/planner/expected-subsidy.ts'
import { describeOnSqlite } from '../../../test/store.ts'
import { referenceDataOn } from '../../reference-data/queries.ts'
import { sharesOfDay } from '../../tariffs/bill/use-by-hour.ts'
import { type KnownTariff, tariffsOn } from '../../tariffs/book.ts'
import { COMPANIES_BY_STATE } from '../../tariffs/internal/bill/companies-by-state.ts'
import type { MeteringRule } from '../../tariffs/metering.ts'
import { tariffBook } from '../../tariffs/queries.ts'
import { climateOfPin } from '../climate/climate.ts'
import { planInput } from '../queries.ts'
import type { PlanWithMessages } from './answer/answer-schema.ts'
import { answerPlan } from './answer/plan-answer.ts'
import { PlanRequest } from './schema.ts'

type Option = PlanWithMessages['options'][number]

const TODAY = '2026-11-22' as const
const USE = [120, 131, 178, 262, 421, 483, 467, 433, 391, 303, 181, 142]
const MINUTES = 10 * 60_000
/** kWh: the figures shown are rounded to a hundredth, month by month. */
const NEAR_KWH = 0.15
/** Rupees: hundredths of a unit, and each part of a bill rounded to the paisa. */
const NEAR_RUPEES = 0.3

const expectNear = (what: string, is: number, expected: number, most: number) =>
	expect([what, is, expected, Math.abs(is - expected) <= most]).toEqual([what, is, expected, true])

/** A place of the state that the first of a tariff's companies serves. */
const UNION = 'Dadra and Nagar Haveli and Daman and Diu'
/** The last digits of a PIN code there, where most of its prefix lies in another state. */
const ENCLAVES: Record<string, string> = { [`${UNION} 362`]: '520', 'Puducherry 533': '464' }

function placeFor({ state, companies }: KnownTariff) {
	for (const [ranges, ...serving] of COMPANIES_BY_STATE[state] ?? []) {
		const company = companies.find((each) => serving.includes(each))
		for (const range of company ? ranges.split(' ') : []) {
			const [first = 0, last = first] = range.split('-').map(Number)
			for (let prefix = first; prefix <= last; prefix++) {
				const pin = `${prefix}${ENCLAVES[`${state} ${prefix}`] ?? '001'}`
				const found = climateOfPin(pin)
				if (found.ok && found.value.name.endsWith(`, ${state}`)) return { pin, company }
			}
		}
	}
	throw new Error(`No PIN code is known in ${state} for ${companies}.`)
}

/** Of a load that the row is for, and no other before it. */
function requestFor(row: KnownTariff, tariffs: readonly KnownTariff[]) {
	const { loadAboveKw, loadUptoKw } = row
	const small = Math.min(loadUptoKw ?? Number.POSITIVE_INFINITY, (loadAboveKw ?? 0) + 4)
	const at = (sanctionedKw: number) => ({
		...placeFor(row),
		customer: row.use,
		area: row.area === 'any' ? ('urban' as const) : row.area,
		phase: row.phase === 'any' ? ('single' as const) : row.phase,
		sanctionedKw,
		monthlyUse: USE,
	})
	const isOwn = (request: Request) => rowsOf(tariffs, request)[0]?.id === row.id
	return [small, loadUptoKw ?? small].map(at).find(isOwn) ?? at(small)
}
interface Request {
	pin: string
	company: string | undefined
	customer: KnownTariff['use']
	area: 'urban' | 'rural'
	phase: 'single' | 'three'
	sanctionedKw: number
	monthlyUse: number[]
}

/** The rows of a connection by rising load: the one for its load, and those that may hold for greater months. */
function rowsOf(tariffs: readonly KnownTariff[], request: Request): KnownTariff[] {
	const most = ({ loadUptoKw }: KnownTariff) => loadUptoKw ?? Number.POSITIVE_INFINITY
	const upwards = tariffs
		.filter(
			(row) =>
				row.use === request.customer &&
				row.companies.includes(request.company ?? '') &&
				['any', request.area].includes(row.area) &&
				['any', request.phase].includes(row.phase) &&
				request.sanctionedKw <= most(row),
		)
		.sort((a, b) => most(a) - most(b))
	const own = upwards.findIndex((row) => request.sanctionedKw > (row.loadAboveKw ?? 0))
	return upwards.slice(own)
}

function billBy(rows: readonly KnownTariff[], use: MonthsUse, on: Day): number {
	const row = rows.find(
		({ monthlyKwhUpTo }) => monthlyKwhUpTo === null || use.kwh <= monthlyKwhUpTo,
	)
	const figures = (row ?? rows[0])?.figures
	if (!figures) throw new Error('There is no tariff.')
	return expectedBill(figures, use, on)
}

interface EstimateFigures {
	estimates: { of: string; phases: string; baseRupees: number; rupeesPerKw: number }[]
}

/** The most on one phase where no limit of the state is known, kW. */
const SINGLE_PHASE_KW = 8

describeOnSqlite('a plan by the tariff of each state and use', (open) => {
	it('has sums that an independent calculation has too', { timeout: MINUTES }, async () => {
		const { store } = await open()
		store.now = () => Date.parse(`${TODAY}T06:00:00Z`)
		const today = TODAY as never
		const commissioning = daysAfter(today, 56)
		const book = await tariffBook(store, null)
		const referenceData = await referenceDataOn(store, { on: today })
		const inForce = <T extends { validFrom: string; validTo: string | null }>(rows: readonly T[]) =>
			rows.filter(
				({ validFrom, validTo }) =>
					validFrom <= commissioning && (validTo === null || commissioning <= validTo),
			)
		const figuresOf = (kind: string) =>
			referenceData.find((fact) => fact.kind === kind && fact.state === null)?.figures as never
		const scheme: Scheme & { until: string; special: Scheme & { states: string[] } } =
			figuresOf('home-subsidy')
		const { rupeesPerKw, holds } = figuresOf('installation-price') as {
			rupeesPerKw: number
			holds: string[]
		}
		/** A rule of a state that counts. */
		const ruleOf = (state: string, kind: string, use: string) =>
			referenceData.find(
				(row) =>
					row.kind === kind &&
					row.state === state &&
					row.confidence !== 'low' &&
					!('of' in row.figures && ![use, 'any'].includes(row.figures.of)),
			) as { figures: { maxKw?: number } } | undefined
		const { products } = store.catalogue
		const isIndian = ({ items }: Option) =>
			items.some(({ productId }) => {
				const { sheet } = products.find(({ id }) => id === productId) ?? {}
				const parts = sheet?.kind === 'kit' ? sheet.parts : [{ productId }]
				return parts.some((part) => {
					const own = products.find(({ id }) => id === part.productId)?.sheet
					return own?.kind === 'panel' && own.madeInIndia
				})
			})
		const counted = {
			plans: 0,
			byHours: 0,
			options: 0,
			surplus: 0,
			subsidised: 0,
			added: 0,
			rebates: 0,
			enlarged: 0,
			byUse: 0,
		}
		const tariffs = STATES.flatMap((state) => tariffsOn(book.tariffs, state, commissioning).inForce)
		const combinations = new Set(tariffs.map(({ state, use }) => `${state}, ${use}`))
		expect(combinations.size).toBe(68)
		for (const row of tariffs) {
			const name = `${row.state}, ${row.use}, ${row.id}`
			const { state, use } = row
			const there = tariffs.filter((each) => each.state === state)
			const request = requestFor(row, there)
			const answer = answerPlan(await planInput(store, PlanRequest.parse(request)), products)
			if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.problem)}`)
			const plan = answer.value
			const rows = rowsOf(there, request)
			const kw = request.sanctionedKw
			expect([name, plan.state.name, plan.tariff?.company]).toEqual([name, state, request.company])
			expect([name, plan.tariff?.id]).toEqual([name, row.id])
			const billingMonthsBefore = rows[0]?.figures.billingMonths ?? 1
			const rule = inForce(book.metering).findLast((each) => each.state === state)
			const counts: MeteringRule =
				rule ??
				({ way: 'net', settlement: 'year', settlementMonth: 4, surplusRupeesPerKwh: 0 } as never)
			expect([name, plan.metering.way]).toEqual([name, counts.way])
			const additions = inForce(book.subsidies).filter(
				(each) => each.state === state && each.customers.includes(use),
			)
			expect([name, plan.options.length > 0]).toEqual([name, true])
			counted.plans++
			for (const option of plan.options) {
				const { money, panel, inverter, role } = option
				const { months } = money
				const of = `${name}, ${role}`
				const kwp = (panel.quantity * panel.powerW) / 1000
				const rebate = total(
					additions.map(({ figures }) =>
						figures.kind === 'fixed-charge' && kwp <= figures.uptoKw
							? figures.rupeesPerKwMonth * kw
							: 0,
					),
				)
				const limitKw = ruleOf(state, 'single-phase-limit', use)?.figures.maxKw ?? SINGLE_PHASE_KW
				const acKw = (inverter.acW * inverter.quantity) / 1000
				const isThree = inverter.phases === 3 || acKw > limitKw
				const isChanged = isThree && request.phase === 'single'
				const kwWith = kwp > kw ? Math.ceil(kwp) : kw
				const enlarged = { ...request, sanctionedKw: kwWith }
				if (isChanged) enlarged.phase = 'three'
				const ofEnlarged = rowsOf(there, enlarged)
				const rowsWith = ofEnlarged.length > 0 ? ofEnlarged : rows
				if (rowsWith[0] !== rows[0] || kwWith > kw) counted.enlarged++
				const billingMonths = rowsWith[0]?.figures.billingMonths ?? 1
				const isByUse = use === 'home' && ruleOf(state, 'solar-fixed-charge', use) !== undefined
				if (isByUse) counted.byUse++
				const flows = flowsOf(plan, months, counts, billingMonths, use)
				const meanUse = periodsOf(billingMonthsBefore).flatMap((period) =>
					period.map(() => meanOver(period, USE)),
				)
				for (const [at, month] of months.entries()) {
					const on = `${of}, month ${at + 1}`
					expect([on, month.use]).toEqual([on, USE[at]])
					expectNear(`${on}: billed`, month.billed, flows.billed[at] ?? 0, NEAR_KWH)
					expectNear(`${on}: surplus`, month.surplus, flows.surplus[at] ?? 0, NEAR_KWH)
					const without = billBy(
						rows,
						{ kwh: meanUse[at] ?? 0, kw, byHour: sharesOfDay(use) },
						commissioning,
					)
					expectNear(`${on}: without`, month.without, without, NEAR_RUPEES)
					const period = periodsOf(billingMonths).find((each) => each.includes(at)) ?? []
					const byHour = billedByHour(plan, months, period, counts.way, use)
					const withSolar = Math.max(
						0,
						billBy(
							rowsWith,
							{
								...{ kwh: month.billed, kw: kwWith, byHour },
								fixedKwh: isByUse ? meanUse[at] : undefined,
							},
							commissioning,
						) - rebate,
					)
					if (money.timeOfDay && month.billed > 1) counted.byHours++
					expectNear(`${on}: with`, month.withSolar, withSolar, NEAR_RUPEES)
					const paid = month.surplus * (counts.surplusRupeesPerKwh ?? 0)
					expectNear(`${on}: paid`, month.paid, paid, NEAR_RUPEES)
					const saving = month.without - month.withSolar + month.paid
					expectNear(`${on}: saving`, month.saving, saving, 1e-6)
					if (month.paid > 0) counted.surplus++
				}
				expectNear(`${of}: year`, money.saving, total(months.map(({ saving }) => saving)), 1e-6)
				const eligible = Math.min(kwp, acKw)
				const isPaid = use === 'home' && isIndian(option) && commissioning <= scheme.until
				const rates = scheme.special.states.includes(state) ? scheme.special : scheme
				const national = isPaid ? inTiers(rates, eligible) : 0
				const added = isPaid ? total(additions.map((each) => addedBy(each, eligible))) : 0
				expectNear(`${of}: of the state`, money.subsidy.ofState, added, 0.02)
				expectNear(`${of}: subsidy`, money.subsidy.amount, national + added, 0.02)
				expectNear(`${of}: installation`, money.installation, rupeesPerKw * kwp, 0.02)
				const price = total(option.items.map((item) => item.price * item.quantity))
				expectNear(`${of}: price`, option.price, price, 1e-6)
				const estimated = (kind: string, isIt: (of: string) => boolean) =>
					total(
						(figuresOf(kind) as EstimateFigures).estimates
							.filter(({ of }) => isIt(of))
							.filter(({ phases }) => ['any', isThree ? 'three' : 'single'].includes(phases))
							.map(({ baseRupees, rupeesPerKw }) => baseRupees + rupeesPerKw * kwp),
					)
				const codes = option.notIncluded.map(({ code }) => code)
				const missing = estimated('part-estimates', (part) =>
					codes.includes(`planner.no_part.${part}` as (typeof codes)[number]),
				)
				// Homes up to 10 kW have their load raised without a fee, and shops have no more than their load.
				const isDue = (work: string) =>
					!holds.includes(work) && work !== 'load-raise' && (work !== 'phase-change' || isChanged)
				const works = estimated('work-estimates', isDue)
				const whole = option.price + money.installation + missing + works
				expectNear(`${of}: whole`, money.whole, whole, 0.05)
				const cost = Math.max(0, money.whole - money.subsidy.amount)
				expectNear(`${of}: cost`, money.cost, cost, 1e-6)
				counted.options++
				if (national > 0) counted.subsidised++
				if (added > 0) counted.added++
				if (rebate > 0) counted.rebates++
			}
		}
		expect(counted.plans).toBe(tariffs.length)
		for (const count of Object.values(counted)) expect(count).toBeGreaterThan(0)
	})
})
