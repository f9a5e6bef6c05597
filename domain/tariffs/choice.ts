import type { State } from '../../shared/addresses/states.ts'
import type { Phase, TariffArea, TariffFit, TariffUse } from './schema.ts'

/** The customers of a tariff; of a load `above` so many kW and up to and with `upto`, null for no limit. */
export interface Applies {
	state: State
	companies: readonly string[]
	use: TariffUse
	area: TariffArea | 'any'
	phase: Phase | 'any'
	loadAboveKw: number | null
	loadUptoKw: number | null
	/** Only for months of at most so many kWh; in any other the next load's tariff applies. */
	monthlyKwhUpTo: number | null
}

export interface Connection {
	company: string
	use: TariffUse
	area: TariffArea
	phase: Phase
	sanctionedKw: number
}

/** The details of a connection; those that are not known fit any tariff. */
export interface Sought extends Pick<Connection, 'use' | 'sanctionedKw'> {
	/** null where it is not known. */
	company: string | null
	area?: TariffArea | undefined
	phase?: Phase | undefined
}

const isAt = (row: Applies, { company, use, area, phase }: Connection) =>
	row.companies.includes(company) &&
	row.use === use &&
	(row.area === 'any' || row.area === area) &&
	(row.phase === 'any' || row.phase === phase)

const mostKw = ({ loadUptoKw }: Applies) => loadUptoKw ?? Number.POSITIVE_INFINITY
const byLoad = (a: Applies, b: Applies) => mostKw(a) - mostKw(b)

/** By rising load: that of a connection first, then those of larger ones. */
export type TariffsByLoad<T> = readonly [T, ...T[]]

/** Of the tariffs in force those of a connection; null where none is known. */
export function tariffsFor<T extends Applies>(
	rows: readonly T[],
	connection: Connection,
): TariffsByLoad<T> | null {
	const { sanctionedKw } = connection
	const upwards = rows
		.filter((row) => isAt(row, connection))
		.filter((row) => sanctionedKw <= mostKw(row))
		.sort(byLoad)
	const own = upwards.find(({ loadAboveKw }) => sanctionedKw > (loadAboveKw ?? 0))
	if (!own) return null
	return [own, ...upwards.filter((row) => row !== own && mostKw(row) >= mostKw(own))]
}

/** Tariffs that stand in for those of a connection. */
export interface StandIn<T> {
	rows: TariffsByLoad<T>
	fit: Exclude<TariffFit, 'own'>
}

/**
 * Where no tariff of a connection is known: its company's nearest one, by area, then by load, then by phases; else that
 * of another company of its state. null where the state has none for such a use.
 */
export function standInFor<T extends Applies>(
	rows: readonly T[],
	sought: Sought,
): StandIn<T> | null {
	const ofUse = rows.filter(({ use }) => use === sought.use)
	const { company } = sought
	const ofCompany = ofUse.filter(({ companies }) => company && companies.includes(company))
	const [nearest, ...others] = inOrderOfNearness(ofCompany.length > 0 ? ofCompany : ofUse, sought)
	if (!nearest) return null
	const isLarger = (row: T) =>
		row.area === nearest.area && row.phase === nearest.phase && mostKw(row) > mostKw(nearest)
	const larger = others
		.filter((row) => row.companies.some((each) => nearest.companies.includes(each)))
		.filter(isLarger)
		.sort(byLoad)
	return {
		rows: [nearest, ...larger],
		fit: ofCompany.length > 0 ? 'other-load' : 'other-company',
	}
}

function inOrderOfNearness<T extends Applies>(
	rows: readonly T[],
	{ area, phase, sanctionedKw }: Sought,
): T[] {
	const isOther = <V>(own: V | 'any', sought: V | undefined) =>
		own !== 'any' && sought !== undefined && own !== sought
	const keysOf = (row: T) => [
		Number(isOther(row.area, area)),
		Math.max(0, (row.loadAboveKw ?? 0) - sanctionedKw, sanctionedKw - mostKw(row)),
		Number(isOther(row.phase, phase)),
	]
	return rows
		.map((row) => ({ row, keys: keysOf(row) }))
		.sort((a, b) => {
			const at = a.keys.findIndex((key, n) => key !== b.keys[n])
			return at < 0 ? 0 : (a.keys[at] ?? 0) - (b.keys[at] ?? 0)
		})
		.map(({ row }) => row)
}

/** The tariff that applies to a month of so many kWh. */
export function tariffOfMonth<T extends Applies>(tariffs: TariffsByLoad<T>, kwh: number): T {
	const holds = ({ monthlyKwhUpTo }: T) => monthlyKwhUpTo === null || kwh <= monthlyKwhUpTo
	return tariffs.find(holds) ?? tariffs[0]
}
