import type { Day } from '../../../../shared/calendar.ts'
import { type Message, message } from '../../../../shared/messages/message.ts'
import type { SheetOf } from '../../../catalogue/sheet.ts'
import type { HomeScheme } from '../../../reference-data/rates.ts'
import { type Item, merged, ofKind, type Part, priceOf } from '../../electrical/items.ts'
import { partsOfKit } from '../electrical/system.ts'
import type { Requirement } from '../law/judge-compliance.ts'
import { lawfulOn } from '../law/lawful.ts'
import { homeAmount } from '../money/subsidy.ts'
import { commissioningDay } from '../sizing/commissioning.ts'

/** What a cart could bring its buyer, or what stands in its way, whether its parts fit or not. */
export interface Advice {
	/**
	 * `law`: parts may not be connected to the grid; `subsidy`: the panels lose the home subsidy; `kit`: a kit has the
	 * same parts for less.
	 */
	kind: 'law' | 'subsidy' | 'kit'
	/** The products of the cart it is about. */
	productIds: string[]
	/** At stake at the most; 0 for `law`. */
	rupees: number
	sentence: Message
	/** The cart's lines that would follow it, 0 takes one out; none where there is nothing to change. */
	lines: { productId: string; quantity: number }[]
}

interface Terms {
	/** The home subsidy in force; null where there is none. */
	scheme: HomeScheme | null
	today: Day
	/** The requirements of products on the grid. */
	law: readonly Requirement[]
}

/** Products whose listings nobody has looked up are taken as their sheets have them. */
export function adviceOn(
	lines: readonly Part[],
	catalogue: readonly Item[],
	{ scheme, today, law }: Terms,
): Advice[] {
	const on = commissioningDay({ commissioning: undefined }, today)
	const { asIfAll, barred } = lawfulOn(catalogue, law, on, 'offer')
	const byId = new Map(asIfAll.map((item) => [item.id, item]))
	const unlawful = notConnectable(lines, byId, barred)
	return [
		...unlawful,
		...(scheme && unlawful.length === 0 ? lostSubsidy(lines, byId, { scheme, today }) : []),
		...cheaperKit(lines, catalogue, byId),
	]
}

/** The pieces of a line: a kit's parts, else itself. */
function piecesOf({ item, quantity }: Part, byId: ReadonlyMap<string, Item>): Part[] {
	if (item.sheet?.kind !== 'kit') return [{ item: byId.get(item.id) ?? item, quantity }]
	const parts = partsOfKit(item.sheet, (id) => byId.get(id)) ?? []
	return parts.map((part) => ({ ...part, quantity: part.quantity * quantity }))
}

/** The products with a piece among these, and whether that is one kit. */
function linesWith(
	lines: readonly Part[],
	byId: ReadonlyMap<string, Item>,
	isAmong: (id: string) => boolean,
) {
	const items = lines
		.filter((line) => piecesOf(line, byId).some(({ item }) => isAmong(item.id)))
		.map(({ item }) => item)
	const isKit = items.length === 1 && items[0]?.sheet?.kind === 'kit'
	return { ids: items.map(({ id }) => id), names: items.map(({ name }) => name), isKit }
}

/** Pieces that may not be connected, unless all inverters are for systems off the grid. */
function notConnectable(
	lines: readonly Part[],
	byId: ReadonlyMap<string, Item>,
	barred: ReadonlyMap<string, readonly Message[]>,
): Advice[] {
	const all = merged(lines.flatMap((line) => piecesOf(line, byId)))
	const offGrid = ofKind(all, 'inverter').filter(({ figures }) => figures.type === 'off-grid')
	if (offGrid.length > 0 && offGrid.length === ofKind(all, 'inverter').length) return []
	const isOffGrid = (id: string) => offGrid.some(({ item }) => item.id === id)
	const parts = all.flatMap(({ item: { id, name } }) => {
		const reasons = barred.get(id)
		return reasons && !isOffGrid(id) ? [{ id, name, reasons }] : []
	})
	if (parts.length === 0) return []
	const about = linesWith(lines, byId, (id) => parts.some((part) => part.id === id))
	return [
		{
			kind: 'law',
			productIds: about.ids,
			rupees: 0,
			sentence: message('planner.advice.not_connectable', {
				names: about.names,
				parts: parts.map(({ name, reasons }) => ({ name, reasons })),
			}),
			lines: [],
		},
	]
}

function lostSubsidy(
	lines: readonly Part[],
	byId: ReadonlyMap<string, Item>,
	{ scheme, today }: Pick<Terms, 'today'> & { scheme: HomeScheme },
): Advice[] {
	const all = merged(lines.flatMap((line) => piecesOf(line, byId)))
	const onGrid = ofKind(all, 'inverter').filter(({ figures }) => figures.type !== 'off-grid')
	const foreign = ofKind(all, 'panel').filter(({ figures }) => !figures.madeInIndia)
	const kilowatts = (watts: number[]) => watts.reduce((sum, each) => sum + each, 0) / 1000
	const kwp = kilowatts(foreign.map(({ figures, quantity }) => figures.powerW * quantity))
	const acKw = kilowatts(onGrid.map(({ figures, quantity }) => figures.acW * quantity))
	const lost = homeAmount(scheme, null, today)({ kwp, acKw, indianMade: true })
	if (!scheme.indianMade || lost === 0) return []
	const isForeign = (id: string) => foreign.some(({ item }) => item.id === id)
	const { ids, names, isKit } = linesWith(lines, byId, isForeign)
	return [
		{
			kind: 'subsidy',
			productIds: ids,
			rupees: lost / 100,
			sentence: message('planner.advice.lost_subsidy', {
				names,
				isKit,
				amount: lost,
			}),
			lines: [],
		},
	]
}

/** The kit that saves most in place of loose parts of the cart. */
function cheaperKit(
	lines: readonly Part[],
	catalogue: readonly Item[],
	byId: ReadonlyMap<string, Item>,
): Advice[] {
	const inCart = new Map(lines.map((line) => [line.item.id, line]))
	const offers = catalogue.flatMap((kit): Advice[] => {
		if (kit.sheet?.kind !== 'kit' || kit.stock === 0) return []
		const parts = partsOfKit(kit.sheet as SheetOf<'kit'>, (id) => byId.get(id))
		if (!parts) return []
		const loose = merged(parts)
		const kits = Math.min(
			kit.stock,
			...loose.map(({ item, quantity }) =>
				Math.floor((inCart.get(item.id)?.quantity ?? 0) / quantity),
			),
		)
		if (kits === 0) return []
		const apart = loose.reduce((sum, part) => sum + priceOf(part), 0) * kits
		const saved = apart - priceOf({ item: kit, quantity: kits })
		if (saved <= 0) return []
		return [
			{
				kind: 'kit',
				productIds: loose.map(({ item }) => item.id),
				rupees: saved / 100,
				sentence: message('planner.advice.cheaper_kit', {
					name: kit.name,
					kits,
					price: apart - saved,
					apart,
				}),
				lines: [
					{ productId: kit.id, quantity: (inCart.get(kit.id)?.quantity ?? 0) + kits },
					...loose.map(({ item, quantity }) => ({
						productId: item.id,
						quantity: (inCart.get(item.id)?.quantity ?? 0) - quantity * kits,
					})),
				],
			},
		]
	})
	return offers.sort((a, b) => b.rupees - a.rupees).slice(0, 1)
}
