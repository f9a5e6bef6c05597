import type { Selectable } from 'kysely'
import type { State } from '../../shared/addresses/states.ts'
import type { Day } from '../../shared/calendar.ts'
import type { Applies } from './choice.ts'
import { TariffFigures } from './internal/figures.ts'
import { MAX_CACHED_DAYS, MAX_CACHED_FIGURES } from './limits.ts'
import type { MeteringRule } from './metering.ts'
import type { TariffFit } from './schema.ts'
import type { StateSubsidy } from './state-subsidy.ts'
import type { TariffTables } from './tables.ts'

type Row = Selectable<TariffTables['retail_tariffs']>

/** A tariff with its customers and its source. */
export interface KnownTariff
	extends Applies,
		Pick<Row, 'id' | 'confidence' | 'as_of' | 'source' | 'url'> {
	figures: TariffFigures
	/** The statements that are less sure than the rest. */
	weak: readonly string[]
	/** Whether the owner has added it: then its words are theirs, for buyers to read. */
	isOwn: boolean
	/** Whether it was put together from hearsay. */
	isApproximate: boolean
	validFrom: Day
	/** The last day; null until the next one. */
	validTo: Day | null
	/** The day by which a new one is due; null where none is announced. */
	reviewBy: Day | null
}

/** The known tariffs of some states, with rules and subsidies, of any day, in the order in which they came into force. */
export interface TariffBook {
	tariffs: readonly KnownTariff[]
	metering: readonly MeteringRule[]
	subsidies: readonly StateSubsidy[]
}

/** By their text: the same rows are asked for by each plan. */
const read = new Map<string, TariffFigures>()

function figuresIn(text: string): TariffFigures {
	const before = read.get(text)
	if (before) return before
	// Rows that came with the store leave out the schema's defaults.
	const found = TariffFigures.parse(JSON.parse(text))
	if (read.size >= MAX_CACHED_FIGURES) read.clear()
	read.set(text, found)
	return found
}

export function knownTariff(row: Row): KnownTariff {
	const figures = figuresIn(row.figures)
	const { id, state, use, area, phase, confidence, as_of, source, url } = row
	return {
		id,
		state,
		use,
		area,
		phase,
		confidence,
		as_of,
		source,
		url,
		figures,
		companies: JSON.parse(row.companies),
		weak: JSON.parse(row.weak),
		isOwn: row.added_by !== null,
		isApproximate: row.is_approximate === 1,
		validFrom: row.valid_from,
		validTo: row.valid_to,
		reviewBy: row.review_by,
		loadAboveKw: row.load_above_kw,
		loadUptoKw: row.load_upto_kw,
		monthlyKwhUpTo: figures.monthlyKwhUpTo,
	}
}

export const meteringRule = (row: Selectable<TariffTables['metering_rules']>): MeteringRule => ({
	state: row.state,
	validFrom: row.valid_from,
	validTo: row.valid_to,
	way: row.way,
	maxKw: row.max_kw,
	maxKwWithoutBattery: row.max_kw_without_battery,
	storage: JSON.parse(row.storage ?? '[]'),
	settlement: row.settlement,
	settlementMonth: row.settlement_month,
	surplusRupeesPerKwh: row.surplus_rupees_per_kwh,
	netsWithinHours: row.nets_within_hours === 1,
	source: row.source,
	asOf: row.as_of,
	confidence: row.confidence,
	isOwn: row.added_by !== null,
	note: row.note,
})

export const stateSubsidy = (row: Selectable<TariffTables['state_subsidies']>): StateSubsidy => ({
	id: row.id,
	state: row.state,
	validFrom: row.valid_from,
	validTo: row.valid_to,
	customers: JSON.parse(row.customers),
	figures: JSON.parse(row.figures),
	source: row.source,
	asOf: row.as_of,
	confidence: row.confidence,
	isOwn: row.added_by !== null,
	conditions: row.conditions,
})

interface Dated {
	validFrom: Day
	validTo: Day | null
}

/**
 * The rows that apply on a day, of rows in the order in which they came into force: of several with the same name the
 * latest. A superseded row does not come back.
 */
export function holding<T extends Dated>(
	rows: readonly T[],
	on: Day,
	nameOf: (row: T) => string,
): T[] {
	const latest = new Map<string, T>()
	for (const row of rows) if (row.validFrom <= on) latest.set(nameOf(row), row)
	return [...latest.values()].filter(({ validTo }) => validTo === null || on <= validTo)
}

/** How far bills by a tariff may be off, either way, per cent: 0 for one as published. */
export function roughPctOf(
	{ confidence, isApproximate }: Pick<KnownTariff, 'confidence' | 'isApproximate'>,
	fit: TariffFit,
): number {
	if (confidence === 'low' || isApproximate || fit === 'other-company') return ROUGH_PCT.unsure
	return fit === 'own' ? 0 : ROUGH_PCT.stoodIn
}

const ROUGH_PCT = { stoodIn: 10, unsure: 20 }

/**
 * The tariffs of one state by which its connections are billed on a day: of each id the latest; and those that have
 * ended, for companies without another.
 */
export function tariffsOn(book: readonly KnownTariff[], state: State, on: Day): TariffsOfDay {
	const known = ofDays.get(book) ?? new Map<string, TariffsOfDay>()
	ofDays.set(book, known)
	const key = `${state} ${on}`
	const before = known.get(key)
	if (before) return before
	const found = tariffsOfDay(book, state, on)
	if (known.size >= MAX_CACHED_DAYS) known.clear()
	known.set(key, found)
	return found
}

interface TariffsOfDay {
	inForce: readonly KnownTariff[]
	ended: readonly KnownTariff[]
}

/** Of a book, by the state and the day: each plan asks for two days, most of them the same. */
const ofDays = new WeakMap<readonly KnownTariff[], Map<string, TariffsOfDay>>()

function tariffsOfDay(book: readonly KnownTariff[], state: State, on: Day): TariffsOfDay {
	const rows = book.filter((row) => row.state === state)
	const latest = new Map<string, KnownTariff>()
	for (const row of rows) if (row.validFrom <= on) latest.set(row.id, row)
	const begun = [...latest.values()]
	const hasEnded = ({ validTo }: KnownTariff) => validTo !== null && validTo < on
	return { inForce: begun.filter((row) => !hasEnded(row)), ended: begun.filter(hasEnded) }
}

/** Whether companies bill a use differently, as far as is known. */
export function billDifferently(
	tariffs: readonly KnownTariff[],
	companies: readonly string[],
	use: KnownTariff['use'],
): boolean {
	const billed = companies.map((company) =>
		tariffs
			.filter((tariff) => tariff.use === use && tariff.companies.includes(company))
			.map(({ id }) => id)
			.join(),
	)
	return new Set(billed).size > 1
}
