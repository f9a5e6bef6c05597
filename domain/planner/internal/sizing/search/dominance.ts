import type { Item } from '../../../electrical/items.ts'
import { memoize } from '../../memoize.ts'
import { idsInKits } from './kits.ts'
import { type Kind, type Offer, offers } from './offers.ts'

/**
 * The figures of a part that a search, a requirement or a check reads, besides its price and its stock. Parts that
 * differ in any of these are never weighed against each other; a figure that a rule comes to use belongs here.
 */
const SEEN: { [K in Kind]: readonly (keyof Offer<K>['figures'])[] } = {
	panel: [
		'powerW',
		'vocV',
		'iscA',
		'vmpV',
		'impA',
		'betaVocPctPerC',
		'gammaPmpPctPerC',
		'alphaIscPctPerC',
		'bifacial',
		'bifacialityPct',
		'maxSystemV',
		'lengthMm',
		'widthMm',
		'madeInIndia',
	],
	inverter: [
		'type',
		'acW',
		'phases',
		'efficiencyPct',
		'maxPvW',
		'maxDcV',
		'startV',
		'mpptMinV',
		'mpptMaxV',
		'mppts',
		'battery',
		'backupW',
		'surgeW',
	],
	battery: [
		'usableKwh',
		'nominalV',
		'minV',
		'maxV',
		'maxChargeA',
		'maxDischargeA',
		'maxParallel',
		'maxSeries',
	],
}

/**
 * The parts in stock of a kind that no other part dominates: one with the same figures that costs no more, with no less
 * stock and no shorter warranty. The choice stays the same.
 */
export const undominated = <K extends Kind>(
	catalogue: readonly Item[],
	kind: K,
): readonly Offer<K>[] => pruned(catalogue)[kind]

const pruned = memoize((catalogue: readonly Item[]): { [K in Kind]: readonly Offer<K>[] } => ({
	panel: prune('panel', offers(catalogue, 'panel'), idsInKits(catalogue)),
	inverter: prune('inverter', offers(catalogue, 'inverter'), idsInKits(catalogue)),
	battery: prune('battery', offers(catalogue, 'battery'), idsInKits(catalogue)),
}))

/** @param kept may be worth more in a kit than its own price says */
function prune<K extends Kind>(
	kind: K,
	all: readonly Offer<K>[],
	kept: ReadonlySet<string>,
): readonly Offer<K>[] {
	const alike = Map.groupBy(
		all,
		({ figures, item }) => signatures[kind](figures as never) + (item.lacksM2m ? ' no M2M' : ''),
	)
	if (alike.size === all.length) return all
	const left = new Set<Offer<K>>()
	for (const group of alike.values()) {
		const front: Offer<K>[] = []
		for (const offer of group.toSorted((a, b) => a.item.price - b.item.price || a.order - b.order))
			if (kept.has(offer.item.id) || !front.some((other) => dominates(other, offer)))
				front.push(offer)
		for (const offer of front) left.add(offer)
	}
	return all.filter((offer) => left.has(offer))
}

/** Of two with the same figures, the first of them no dearer, or as dear and earlier in the catalogue. */
const dominates = <K extends Kind>(one: Offer<K>, other: Offer<K>) =>
	one.item.stock >= other.item.stock && warrantyOf(one) >= warrantyOf(other)

const warrantyOf = ({ figures }: { figures: object }) =>
	'warrantyYears' in figures ? Number(figures.warrantyYears) : 0

const signatureOf = <K extends Kind>(kind: K) =>
	memoize((figures: Offer<K>['figures']) =>
		JSON.stringify(SEEN[kind].map((name) => figures[name] ?? null)),
	)

/** Sheets are the same objects until their product changes. */
const signatures = {
	panel: signatureOf('panel'),
	inverter: signatureOf('inverter'),
	battery: signatureOf('battery'),
}
