import type { State } from '../../../../shared/addresses/states.ts'
import type { Day } from '../../../../shared/calendar.ts'
import { fromRupees } from '../../../../shared/money.ts'
import { holding } from '../../../tariffs/book.ts'
import type { MeteringRule, MeteringWay, Settlement } from '../../../tariffs/metering.ts'
import type { PlanRequest } from '../schema.ts'

/** How surplus counts in a plan. */
export interface MeteringTerms {
	/** The rule of the state; null where none is known. */
	rule: MeteringRule | null
	way: MeteringWay
	settles: Settlement
	/** The first calendar month of a settlement year or half-year. */
	settlementFrom: number
	/** For a unit of surplus, paise; nothing where the price is not known. */
	exportPaisePerKwh: number
	isPriceKnown: boolean
	/** What may be connected so, kW; null for no limit that is known. */
	maxKw: number | null
}

/** The calendar month in which Indian years of account begin. */
const APRIL = 4

type MeteringRequest = Pick<
	PlanRequest,
	'customer' | 'metering' | 'exportRupeesPerKwh' | 'sanctionedKw' | 'backup'
>

/** By the rule of the state on a day; where none is known, net metering by the year, with nothing paid. */
export function meteringTerms(
	rules: readonly MeteringRule[],
	request: MeteringRequest,
	state: State | null,
	on: Day,
): MeteringTerms {
	const here = rules.filter((rule) => rule.state === state)
	const rule = holding(here, on, (each) => each.state)[0] ?? null
	const { metering, exportRupeesPerKwh } = request
	const price = exportRupeesPerKwh ?? rule?.surplusRupeesPerKwh ?? null
	const given = metering === 'export-only' ? 'net-billing' : metering
	const way = given ?? rule?.way ?? 'net'
	return {
		rule,
		way,
		settles: rule?.settlement ?? 'year',
		settlementFrom: rule?.settlementMonth ?? APRIL,
		exportPaisePerKwh: (price !== null && fromRupees(price)) || 0,
		isPriceKnown: price !== null,
		maxKw: way === 'net' ? limitOf(rule, request) : null,
	}
}

/** Homes by the state's limit, shops up to the load they give. */
function limitOf(
	rule: MeteringRule | null,
	{ customer, sanctionedKw, backup }: MeteringRequest,
): number | null {
	if (customer === 'shop') return sanctionedKw ?? null
	if (!rule) return null
	return backup ? rule.maxKw : (rule.maxKwWithoutBattery ?? rule.maxKw)
}
