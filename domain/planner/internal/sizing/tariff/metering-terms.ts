import type { State } from '../../../../../shared/addresses/states.ts'
import type { Day } from '../../../../../shared/calendar.ts'
import { fromRupees } from '../../../../../shared/money.ts'
import { holding } from '../../../../tariffs/book.ts'
import type {
	MeteringRule,
	MeteringWay,
	Settlement,
	StorageBand,
} from '../../../../tariffs/metering.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'
import { rowsOfState } from '../rows-in.ts'

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
	/** Whether surplus pays for use in the same hours alone, where the tariff has prices by the hour. */
	netsWithinHours: boolean
	/** The power that may be connected so, kW; null for no known limit. */
	maxKw: number | null
	/** The same with a battery, where that is more; null where it is not. */
	maxKwWithBattery: number | null
	/** The storage required of systems with a battery above the exempt size; null where none is required. */
	storage: StorageAsked | null
}

/** Storage that a state asks for of systems beyond so many kW. */
export interface StorageAsked {
	aboveKw: number
	bands: readonly StorageBand[]
}

/** The storage required of a system of so many kW, usable kWh; above the last band, by the last. */
export function storageAsked({ aboveKw, bands }: StorageAsked, kwp: number): number {
	if (kwp <= aboveKw) return 0
	const band = bands.find(({ uptoKw }) => kwp <= uptoKw) ?? bands.at(-1)
	return (kwp * (band?.pct ?? 0)) / 100
}

/** The largest system for which so many usable kWh are enough, kW; Infinity where nothing limits it. */
export function mostKwWith({ aboveKw, bands }: StorageAsked, storedKwh: number): number {
	let most = aboveKw
	for (const [n, { uptoKw, pct }] of bands.entries()) {
		const enoughFor = pct === 0 ? Infinity : (storedKwh * 100) / pct
		if (enoughFor < uptoKw || n === bands.length - 1) return Math.max(most, enoughFor)
		most = Math.max(most, uptoKw)
	}
	return most
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
	const rule = holding(rowsOfState(rules, state), on, (each) => each.state)[0] ?? null
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
		netsWithinHours: rule?.netsWithinHours ?? false,
		...(way === 'net' ? limitsOf(rule, request) : NO_LIMITS),
	}
}

type Limits = Pick<MeteringTerms, 'maxKw' | 'maxKwWithBattery' | 'storage'>
const NO_LIMITS: Limits = { maxKw: null, maxKwWithBattery: null, storage: null }

/** Homes by the state's limits, shops up to the load they give. */
function limitsOf(
	rule: MeteringRule | null,
	{ customer, sanctionedKw, backup }: MeteringRequest,
): Limits {
	if (customer === 'shop') return { ...NO_LIMITS, maxKw: sanctionedKw ?? null }
	if (!rule) return NO_LIMITS
	const { maxKw, maxKwWithoutBattery: aboveKw, storage: bands } = rule
	if (aboveKw === null) return { ...NO_LIMITS, maxKw }
	if (!backup) return { maxKw: aboveKw, maxKwWithBattery: maxKw, storage: null }
	return { maxKw, maxKwWithBattery: null, storage: bands.length > 0 ? { aboveKw, bands } : null }
}
