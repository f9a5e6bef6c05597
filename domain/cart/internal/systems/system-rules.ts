import type { Line } from '../../rules.ts'

/** A plan's system in a cart; each product is among its parts once. */
export interface PlannedSystem {
	id: string
	/** The address of the plan within the store. */
	plan: string
	kwp: number
	parts: Line[]
}

const quantities = (lines: readonly Line[]) =>
	new Map(lines.map(({ productId, quantity }) => [productId, quantity]))

/** The systems whose parts the lines hold; where there are too few for all, those that come first. */
export function wholeSystems<S extends Pick<PlannedSystem, 'parts'>>(
	systems: readonly S[],
	lines: readonly Line[],
): S[] {
	const left = quantities(lines)
	return systems.filter(({ parts }) => {
		const isWhole = parts.every((part) => (left.get(part.productId) ?? 0) >= part.quantity)
		if (!isWhole) return false
		for (const { productId, quantity } of parts)
			left.set(productId, (left.get(productId) ?? 0) - quantity)
		return true
	})
}

/** The number of pieces of each product that are parts of these systems. */
export function piecesInSystems(
	systems: readonly Pick<PlannedSystem, 'parts'>[],
): Map<string, number> {
	const pieces = new Map<string, number>()
	for (const { productId, quantity } of systems.flatMap(({ parts }) => parts))
		pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
	return pieces
}

/** The lines left without these pieces; never fewer than none. */
export function without(lines: readonly Line[], pieces: readonly Line[]): Line[] {
	const taken = quantities(pieces)
	return lines
		.map((line) => ({ ...line, quantity: line.quantity - (taken.get(line.productId) ?? 0) }))
		.filter(({ quantity }) => quantity > 0)
}
