import type { AppContext } from '../../../app-context.ts'
import type { BilledOrder } from '../../../orders/billed.ts'
import { printedHsn } from '../../../reference-data/hsn-rules.ts'
import type { System } from '../../billing/schema.ts'
import { isOfSystem } from '../../billing/system-rules.ts'

/** The serial numbers of installed products, by the ids of the products. */
export type SerialsOf = Readonly<Record<string, readonly string[]>>

interface SystemLine {
	productId: string
	name: string
	quantity: number
	/** Of one, where it is a kit. */
	parts: readonly { productId: string; name: string; quantity: number }[]
}

/**
 * The contents of a system: its products, and the parts of kits, each once with all of its pieces.
 * @param hsn of its class; documents show as many of its digits as the shop's do
 */
export function systemOf(
	{ settings }: Pick<AppContext, 'settings'>,
	hsn: string,
	lines: readonly SystemLine[],
	serials: SerialsOf = {},
): System {
	const parts = new Map<string, System['parts'][number]>()
	for (const { quantity: count, parts: its, ...line } of lines)
		for (const { productId, name, quantity } of its.length > 0 ? its : [{ ...line, quantity: 1 }]) {
			const before = parts.get(productId)?.quantity ?? 0
			parts.set(productId, {
				name,
				quantity: before + quantity * count,
				serials: [...(serials[productId] ?? [])],
			})
		}
	const { turnover } = settings.current().tax
	return { hsnSac: printedHsn(hsn, turnover), parts: [...parts.values()] }
}

/** The system of an order; null where it has none, and of an order from before systems were billed as one. */
export function systemOfOrder(
	ctx: Pick<AppContext, 'settings'>,
	{ order, lines, taxParts }: BilledOrder,
	serials?: SerialsOf,
) {
	const { system_hsn: hsn } = order
	if (hsn === null) return null
	const taxesOf = (n: number) => taxParts.filter((part) => part.of === 'line' && part.n === n)
	const of = lines.filter(({ n }) => isOfSystem({ taxes: taxesOf(n) }))
	return systemOf(ctx, hsn, of, serials)
}
