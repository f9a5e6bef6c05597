// The bills of homes and shops of the main company of each state, as the table of docs/figures/tariffs.md.

import { companiesIn } from '../../../domain/tariffs/bill/companies.ts'
import { monthBill } from '../../../domain/tariffs/bill/connection.ts'
import { sharesOfDay } from '../../../domain/tariffs/bill/use-by-hour.ts'
import { type KnownTariff, roughPctOf, tariffsOn } from '../../../domain/tariffs/book.ts'
import { standInFor, tariffsFor } from '../../../domain/tariffs/choice.ts'
import { tariffBook } from '../../../domain/tariffs/queries.ts'
import { connectionOf } from '../../../domain/tariffs/rules.ts'
import type { TariffUse } from '../../../domain/tariffs/schema.ts'
import { PIN_PREFIXES } from '../../../shared/addresses/pin-prefixes.ts'
import { STATES, type State } from '../../../shared/addresses/states.ts'
import { type Day, dayAt } from '../../../shared/calendar.ts'
import { memoryStore } from '../memory-store.ts'

const UNITS = [100, 200, 300, 500, 1000, 2000]
/** kW; a quarter of them is used in each hour of a month. */
const loadFor = (kwh: number) => Math.max(3, Math.ceil(kwh / 180))

/** The company that is the likeliest at most PIN prefixes. */
function mainCompanyOf(state: State): string | null {
	const counts = new Map<string, number>()
	for (const prefix of Object.keys(PIN_PREFIXES)) {
		const [company] = companiesIn(state, prefix)
		if (company) counts.set(company, (counts.get(company) ?? 0) + 1)
	}
	return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

function billAt(
	tariffs: readonly KnownTariff[],
	{ company, use, kwh, on }: { company: string; use: TariffUse; kwh: number; on: Day },
) {
	const sanctionedKw = loadFor(kwh)
	const connection = { company, use, area: 'urban', sanctionedKw } as const
	const phase = sanctionedKw > 8 ? 'three' : 'single'
	const own = tariffsFor(tariffs, { ...connection, phase })
	const standIn = own ? null : standInFor(tariffs, { ...connection, phase })
	const rows = own ?? standIn?.rows
	if (!rows) return null
	const details = { sanctionedKw, meter: 'ordinary', useByHour: sharesOfDay(use) } as const
	const { total } = monthBill(connectionOf(rows, details, on), kwh)
	const [known] = rows
	return { total, known, roughPct: roughPctOf(known, standIn?.fit ?? 'own') }
}

const store = await memoryStore()
const { tariffs } = await tariffBook(store, null)
const on = dayAt(store.now())
/** The sources of the rows, each with its number, in the order they come in. */
const sources = new Map<string, number>()

function numberOf({ source, url }: Pick<KnownTariff, 'source' | 'url'>): number {
	const named = url ? `${source} (${url.replace(/^https?:\/\//, '')})` : source
	const number = sources.get(named) ?? sources.size + 1
	sources.set(named, number)
	return number
}

const said = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`

process.stdout.write(
	said([
		'state',
		'company',
		'use',
		...UNITS,
		'tariff',
		'confidence',
		'as of',
		'rough by',
		'source',
	]) + said(Array(6 + UNITS.length + 2).fill('---')),
)
for (const state of STATES) {
	const company = mainCompanyOf(state)
	const { inForce } = tariffsOn(tariffs, state, on)
	for (const use of ['home', 'shop'] as const) {
		const bills = UNITS.map((kwh) => company && billAt(inForce, { company, use, kwh, on }))
		const [first] = bills
		const amounts = bills.map((bill) => (bill ? Math.round(bill.total / 100) : '–'))
		const most = Math.max(...bills.map((bill) => (bill ? bill.roughPct : 0)))
		const source = first
			? [
					...[first.known.id, first.known.confidence, first.known.as_of],
					...[most ? `${most} %` : '–', numberOf(first.known)],
				]
			: ['not known', '–', '–', '–', '–']
		process.stdout.write(said([state, company ?? '–', use, ...amounts, ...source]))
	}
}
process.stdout.write(`\n${[...sources].map(([named, number]) => `${number}. ${named}\n`).join('')}`)
await store[Symbol.asyncDispose]()
