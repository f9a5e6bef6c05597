import type { Day } from '../../../../shared/calendar.ts'
import { type Message, message } from '../../../../shared/messages/message.ts'
import type { SheetOf } from '../../../catalogue/sheet.ts'
import type { HomeScheme } from '../../../reference-data/rates.ts'
import { type Item, merged, ofKind, type Part, priceOf } from '../../electrical/items.ts'
import { partsOfKit } from '../electrical/system.ts'
import { homeAmount } from '../money/subsidy.ts'

/** Savings that a cart could bring a buyer, whether its parts fit or not. */
export interface Advice {
	/** `subsidy`: the panels lose the home subsidy; `kit`: a kit has the same parts for less. */
	kind: 'subsidy' | 'kit'
	/** The products of the cart it is about. */
	productIds: string[]
	/** At stake at the most. */
	rupees: number
	sentence: Message
	/** The cart's lines that would follow it, 0 takes one out; none where there is nothing to change. */
	lines: { productId: string; quantity: number }[]
}

/** @param scheme the home subsidy in force; null where there is none */
export function adviceOn(
	lines: readonly Part[],
	catalogue: readonly Item[],
	{ scheme, today }: { scheme: HomeScheme | null; today: Day },
): Advice[] {
	const byId = new Map(catalogue.map((item) => [item.id, item]))
	return [
		...(scheme ? lostSubsidy(lines, byId, { scheme, today }) : []),
		...cheaperKit(lines, catalogue, byId),
	]
}

/** The pieces of a line: a kit's parts, else itself. */
function piecesOf({ item, quantity }: Part, byId: ReadonlyMap<string, Item>): Part[] {
	if (item.sheet?.kind !== 'kit') return [{ item, quantity }]
	const parts = partsOfKit(item.sheet, (id) => byId.get(id)) ?? []
	return parts.map((part) => ({ ...part, quantity: part.quantity * quantity }))
}

function lostSubsidy(
	lines: readonly Part[],
	byId: ReadonlyMap<string, Item>,
	{ scheme, today }: { scheme: HomeScheme; today: Day },
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
	const about = lines.filter((line) => piecesOf(line, byId).some(({ item }) => isForeign(item.id)))
	const isKit = about.length === 1 && about[0]?.item.sheet?.kind === 'kit'
	return [
		{
			kind: 'subsidy',
			productIds: about.map(({ item }) => item.id),
			rupees: lost / 100,
			sentence: message('planner.advice.lost_subsidy', {
				names: about.map(({ item }) => item.name),
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
