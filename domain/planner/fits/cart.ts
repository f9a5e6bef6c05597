import { message } from '../../../shared/messages/message.ts'
import { type Item, merged, ofKind, type Part, whyUnchecked } from '../electrical/items.ts'
import { detailsOf, errorsOf, PLAINS, type Site } from '../internal/electrical/check.ts'
import { checkParts, partsOfKit } from '../internal/electrical/system.ts'
import { checkBatteries } from '../internal/fits/cart-batteries.ts'
import type { CartCheck, CartProblem, Partly } from '../internal/fits/cart-check.ts'
import { checkPanels } from '../internal/fits/cart-panels.ts'
import { type CartInverter, checkPhases } from '../internal/fits/cart-phases.ts'
import { leastChangeFirst } from '../internal/fits/fix-order.ts'
import { joined } from '../internal/join-messages.ts'

const ELECTRICAL = ['Panels', 'Inverters', 'Batteries', 'Generators', 'Kits']

/**
 * The parts of a cart that do not fit together, the parts that are missing, and the products of the catalogue that
 * would fix it. A kit is checked by itself, and its inverter serves any loose parts in the cart that have none.
 * @param connectable those of the catalogue that may be connected to the grid: others fix no cart that is to be
 */
export function checkCart(
	lines: readonly Part[],
	catalogue: readonly Item[],
	site: Site = PLAINS,
	connectable = catalogue,
): CartCheck {
	const unclear = lines.flatMap(({ item }) => {
		const why = ELECTRICAL.includes(item.category) ? whyUnchecked(item) : null
		return why ? [{ productIds: [item.id], sentence: why }] : []
	})
	const byId = new Map(catalogue.map((item) => [item.id, item]))
	const kits = ofKind(lines, 'kit').map(({ item, figures, quantity }) => ({
		item,
		quantity,
		parts: partsOfKit(figures, (id) => byId.get(id)),
	}))
	const loose = lines.filter(({ item }) => item.sheet?.kind !== 'kit')
	const kitParts = kits.flatMap(({ parts, quantity }) => times(parts ?? [], quantity))
	const some = (kind: 'panel' | 'inverter' | 'battery' | 'generator') =>
		ofKind(loose, kind).length > 0
	const leansOnKit = some('panel') && !some('inverter') && !some('generator')
	const together = leansOnKit ? merged([...loose, ...kitParts]) : merged(loose)
	const inverters = invertersOf(loose, kits)
	const isOnGrid = inverters.some(({ figures }) => figures.type !== 'off-grid')
	const fixes = isOnGrid ? connectable : catalogue
	const found = [
		checkKits(leansOnKit ? [] : kits, site),
		checkPanels(together, fixes, site),
		checkBatteries(
			loose,
			kits.map(({ parts, quantity }) => times(parts ?? [], quantity)),
			fixes,
			site,
		),
		some('panel') || kits.length > 0 ? checkPhases(inverters, site) : {},
	]
	const inKits = new Set(kitParts.map(({ item }) => item.id))
	const problems = found
		.flatMap((part) => part.problems ?? [])
		.map((problem) => {
			// A part inside a kit can neither be taken out of it nor changed in number.
			const cures = problem.fixes.filter(
				({ productId, insteadOf }) =>
					!inKits.has(insteadOf ?? (problem.productIds.includes(productId) ? productId : '')),
			)
			return { ...problem, fixes: leastChangeFirst(cures, lines, byId) }
		})
	const missing = found
		.flatMap((part) => part.missing ?? [])
		.map((each) => ({ ...each, fixes: leastChangeFirst(each.fixes, lines, byId) }))
	const unchecked = [...unclear, ...found.flatMap((part) => part.unchecked ?? [])]
	const wrong = problems.some(({ severity }) => severity === 'error')
	return {
		verdict: wrong ? 'misfits' : unchecked.length > 0 ? 'unknown' : 'fits',
		problems,
		missing,
		unchecked,
		paired:
			(some('panel') && (some('inverter') || some('generator') || kits.length > 0)) ||
			(some('battery') && (some('inverter') || kits.length > 0)),
	}
}

/** The parts of so many kits. */
const times = (parts: readonly Part[], kits: number): Part[] =>
	parts.map(({ item, quantity }) => ({ item, quantity: quantity * kits }))

interface Kit {
	item: Item
	quantity: number
	/** null: not all of them are known. */
	parts: Part[] | null
}

/** The cart's own inverters and those of its kits, which the cart knows as the kit. */
const invertersOf = (loose: readonly Part[], kits: readonly Kit[]): CartInverter[] => [
	...ofKind(loose, 'inverter'),
	...kits.flatMap(({ item, quantity, parts }) =>
		ofKind(parts ?? [], 'inverter').map((one) => ({
			...one,
			item,
			quantity: one.quantity * quantity,
		})),
	),
]

function checkKits(kits: readonly Pick<Kit, 'item' | 'parts'>[], site: Site): Partly {
	const problems: CartProblem[] = []
	const unchecked: CartCheck['unchecked'] = []
	for (const { item, parts } of kits) {
		const check = parts && checkParts(parts, { site })
		if (!check || check.verdict === 'unknown')
			unchecked.push({
				productIds: [item.id],
				sentence: message('planner.cart.kit_unknown', { name: item.name }),
			})
		else if (check.verdict === 'misfits')
			problems.push({
				rule: errorsOf(check.checks)[0]?.rule ?? 'layout',
				severity: 'error',
				productIds: [item.id],
				sentence: message('planner.cart.kit_misfits', {
					name: item.name,
					why: joined(check.reasons),
				}),
				details: detailsOf(errorsOf(check.checks)),
				fixes: [],
			})
	}
	return { problems, unchecked }
}
