import type { Fact } from '../../facts/schema.ts'
import type { Day } from '../../shared/calendar.ts'
import { fromRupees, toRupees } from '../../shared/money.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import { STATES, type State } from '../../shared/states.ts'
import { warningsOf } from '../check.ts'
import { climateOfCity, climateOfPin } from '../climate.ts'
import { siteOf } from '../extremes.ts'
import type { Item } from '../items.ts'
import { unitsOf } from '../money/tariff.ts'
import { backupHours, billOf, notIncluded } from './bill.ts'
import { type Option, planSystems } from './plan.ts'
import type { PlanAnswer, PlanRequest } from './schema.ts'
import { moneyOf, type Terms, termsOf } from './terms.ts'

const hundredths = (value: number) => Number(value.toFixed(2))

/** A plan for the wishes out of what is for sale; refused where a field cannot be understood. */
export function answerPlan(
	asked: PlanRequest,
	catalogue: readonly Item[],
	facts: readonly Fact[],
	today: Day,
): Result<PlanAnswer> {
	const found = asked.pin ? climateOfPin(asked.pin) : climateOfCity(asked.city ?? '')
	if (!found.ok) return found
	const { name, latitude, longitude, climate, design } = found.value
	const terms = termsOf(facts, { ...asked, state: stateOf(name), today })
	if (!terms) return wrong('rupeesPerKwh', 'Give the price of a unit: no tariff is known here.')
	const monthlyKwh = asked.monthlyKwh ?? unitsOfBill(asked, terms)
	if (monthlyKwh < 1)
		return wrong('monthlyBill', 'This bill is not more than its fixed charge. Give the units used.')
	const { backup, roofAreaM2, budget } = asked
	const wishes = {
		monthlyKwh,
		backup,
		roofAreaM2,
		budget: budget === undefined ? undefined : (fromRupees(budget) ?? undefined),
	}
	const where = { latitude, climate, site: siteOf(design) }
	const plan = planSystems(
		wishes,
		where,
		catalogue,
		(system) => system.price - terms.subsidyOf(system).amount,
	)
	const { tariffSource: from } = terms
	return ok({
		monthlyKwh,
		place: { name, latitude, longitude },
		tilt: hundredths(Math.abs(latitude)),
		tariff: from && {
			source: from.source,
			asOf: from.asOf,
			confidence: from.confidence,
			state: from.state,
		},
		targetKwp: hundredths(plan.targetKwp),
		options: plan.options.map((option) => shown(option, monthlyKwh, terms, backup)),
		reasons: plan.reasons,
	})
}

const wrong = (field: string, message: string) =>
	refuse('invalid', message, { fields: { [field]: message } })

/** The Indian state a place lies in, by its name such as ‘Pune, Maharashtra’; null abroad. */
const stateOf = (place: string): State | null =>
	STATES.find((state) => place.endsWith(`, ${state}`)) ?? null

function unitsOfBill({ monthlyBill = 0, sanctionedKw }: PlanRequest, { supply }: Terms): number {
	const bill = fromRupees(monthlyBill)
	return bill ? unitsOf(supply.tariff, bill, sanctionedKw) : 0
}

function shown(
	{ role, system, layout, checks, monthlyKwh }: Option,
	use: number,
	terms: Terms,
	backup: PlanRequest['backup'],
): PlanAnswer['options'][number] {
	const months = monthlyKwh.map(hundredths)
	const yearlyKwh = hundredths(months.reduce((sum, kwh) => sum + kwh, 0))
	const money = moneyOf(terms, system, Array(12).fill(use), monthlyKwh)
	return {
		role,
		items: billOf(system, backup),
		notIncluded: notIncluded(system.accessories),
		kwp: hundredths(system.kwp),
		yearlyKwh,
		monthlyKwh: months,
		coversPct: Math.round((100 * yearlyKwh) / (use * 12)),
		price: toRupees(system.price),
		areaM2: hundredths(system.areaM2),
		layout,
		checks: {
			passed: checks.filter(({ ok }) => ok).length,
			warnings: warningsOf(checks).map(({ sentence }) => sentence),
		},
		backupHours: backup ? hundredths(backupHours(system, backup)) : null,
		money: {
			saving: toRupees(money.saving),
			subsidy: {
				amount: toRupees(money.subsidy.amount),
				reasons: money.subsidy.reasons.map(({ sentence }) => sentence),
			},
			installation: toRupees(money.installation),
			cost: toRupees(money.cost),
			paybackMonths: money.paybackMonths,
		},
	}
}
