import { type Day, dayAfter } from '../../../../shared/calendar.ts'
import { type Message, message } from '../../../../shared/messages/message.ts'
import type { ComplianceKind } from '../../../catalogue/compliance/schema.ts'
import type { Item } from '../../electrical/items.ts'
import { MAX_JUDGEMENTS } from '../../limits.ts'
import { memoize } from '../memoize.ts'
import { asked, mayBeConnected, type Requirement } from './judge-compliance.ts'

/** The treatment of products that have not been looked up. */
export type Unproven = 'offer' | 'withhold'

/** The products of a catalogue that may be connected to the grid. */
export interface Lawful {
	/** The products that may be, and those offered although not known. */
	items: readonly Item[]
	/** Everything, as if all of it might be. */
	asIfAll: readonly Item[]
	/** Why products may not be, by their ids. */
	barred: ReadonlyMap<string, readonly Message[]>
	/** The ids of the products that are offered without a lookup. */
	unchecked: ReadonlySet<string>
}

/** A catalogue on which nothing depends on the law. */
export const withoutLaw = memoize(
	(catalogue: readonly Item[]): Lawful => ({
		items: catalogue,
		asIfAll: catalogue,
		barred: new Map(),
		unchecked: new Set(),
	}),
)

const NOT_CHECKED = message('planner.law.not_checked')

/** Whether a record of this kind is there on the day; without a lookup, the assumption. */
function has(item: Item, kind: ComplianceKind, day: Day, assumed: boolean): boolean {
	const { compliance: records = [], sheet } = item
	if (!sheet || records.length === 0) return assumed
	const law: Requirement[] = [{ kind, since: day, connections: 'subsidised' }]
	return mayBeConnected({ kind: sheet.kind, records }, 'subsidised', day, law).may === 'yes'
}

/** A product with the subsidy's criteria as its records say on the day; unchanged where they do not differ. */
function asProven(item: Item, day: Day): Item {
	const { sheet } = item
	if (sheet?.kind === 'panel') {
		const madeInIndia = has(item, 'dcr', day, sheet.madeInIndia)
		return madeInIndia === sheet.madeInIndia ? item : { ...item, sheet: { ...sheet, madeInIndia } }
	}
	if (sheet?.kind === 'inverter' && !has(item, 'm2m', day, true)) return { ...item, lacksM2m: true }
	return item
}

function judge(
	catalogue: readonly Item[],
	law: readonly Requirement[],
	day: Day,
	unproven: Unproven,
): Lawful {
	const barred = new Map<string, readonly Message[]>()
	const unchecked = new Set<string>()
	const proven = catalogue.map((item) => asProven(item, day))
	const asIfAll = proven.some((item, n) => item !== catalogue[n]) ? proven : catalogue
	for (const { id, sheet, compliance: records = [] } of catalogue) {
		if (!sheet) continue
		const { may, reasons } = mayBeConnected({ kind: sheet.kind, records }, 'on-grid', day, law)
		if (may === 'no') barred.set(id, reasons)
		else if (may === 'unchecked' && unproven === 'withhold') barred.set(id, [NOT_CHECKED])
		else if (may === 'unchecked') unchecked.add(id)
	}
	const items = barred.size === 0 ? asIfAll : asIfAll.filter(({ id }) => !barred.has(id))
	return { items, asIfAll, barred, unchecked }
}

/** The days on which anything changes by the records, in their order. */
const changesOf = memoize((catalogue: readonly Item[]): readonly Day[] => {
	const days = new Set<Day>()
	for (const { compliance = [] } of catalogue)
		for (const { validFrom, validTo } of compliance) {
			days.add(validFrom)
			if (validTo !== null) days.add(dayAfter(validTo))
		}
	return [...days].sort()
})

/** Between two days on which something changes every day is alike. */
function spanOf(catalogue: readonly Item[], day: Day): number {
	const changes = changesOf(catalogue)
	let low = 0
	for (let high = changes.length; low < high; ) {
		const middle = (low + high) >> 1
		if ((changes[middle] ?? day) <= day) low = middle + 1
		else high = middle
	}
	return low
}

const judgements = memoize((_catalogue: readonly Item[]) => new Map<string, Lawful>())

/**
 * The products that may be connected on a day. A catalogue is judged once for all the days between two changes, so that
 * values memoized for it last.
 */
export function lawfulOn(
	catalogue: readonly Item[],
	law: readonly Requirement[],
	day: Day,
	unproven: Unproven,
): Lawful {
	const inForce = (['panel', 'inverter'] as const).flatMap((kind) =>
		asked(law, kind, 'subsidised', day).map((each) => `${each.kind} ${each.connections}`),
	)
	const key = [unproven, spanOf(catalogue, day), ...inForce].join()
	const known = judgements(catalogue)
	const before = known.get(key)
	if (before) return before
	const found = judge(catalogue, law, day, unproven)
	const [oldest] = known.keys()
	if (known.size >= MAX_JUDGEMENTS && oldest !== undefined) known.delete(oldest)
	known.set(key, found)
	return found
}
