import type { Phase, TariffArea, TariffUse } from './schema.ts'

/** The customers of a tariff; of a load `above` so many kW and up to and with `upto`, null for no limit. */
export interface Applies {
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

const isAt = (row: Applies, { company, use, area, phase }: Connection) =>
	row.companies.includes(company) &&
	row.use === use &&
	(row.area === 'any' || row.area === area) &&
	(row.phase === 'any' || row.phase === phase)

const byLoad = (a: Applies, b: Applies) =>
	(a.loadUptoKw ?? Number.POSITIVE_INFINITY) - (b.loadUptoKw ?? Number.POSITIVE_INFINITY)

/** By rising load: that of a connection first, then those of larger ones. */
export type TariffsByLoad<T> = readonly [T, ...T[]]

/** Of the tariffs in force those of a connection; null where none is known. */
export function tariffsFor<T extends Applies>(
	rows: readonly T[],
	connection: Connection,
): TariffsByLoad<T> | null {
	const { sanctionedKw } = connection
	const [own, ...larger] = rows
		.filter((row) => isAt(row, connection))
		.filter(({ loadUptoKw }) => loadUptoKw === null || sanctionedKw <= loadUptoKw)
		.sort(byLoad)
	if (!own || sanctionedKw <= (own.loadAboveKw ?? 0)) return null
	return [own, ...larger]
}

/** The tariff that applies to a month of so many kWh. */
export function tariffOfMonth<T extends Applies>(tariffs: TariffsByLoad<T>, kwh: number): T {
	const holds = ({ monthlyKwhUpTo }: T) => monthlyKwhUpTo === null || kwh <= monthlyKwhUpTo
	return tariffs.find(holds) ?? tariffs[0]
}
