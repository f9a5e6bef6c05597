import { message } from '../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../shared/result.ts'

/** So many pieces of a line of an order. */
export interface Pieces {
	line: number
	quantity: number
}

/** The pieces of each line not sent yet; lines sent whole are left out. */
export function leftToSend(ordered: readonly Pieces[], sent: readonly Pieces[]): Pieces[] {
	return ordered.flatMap(({ line, quantity }) => {
		const gone = sent
			.filter((each) => each.line === line)
			.reduce((all, each) => all + each.quantity, 0)
		return gone < quantity ? [{ line, quantity: quantity - gone }] : []
	})
}

/**
 * The pieces in a parcel: the rest unless given; empty lines are left out.
 * @returns invalid where there are none, for a line that the order does not have, or more of one than is left
 */
export function packed(
	left: readonly Pieces[],
	wanted: readonly Pieces[] | undefined,
	nameOf: (line: number) => string | undefined,
): Result<Pieces[]> {
	const lines = (wanted ?? left).filter(({ quantity }) => quantity > 0)
	if (lines.length === 0) return failField('lines', message('dispatches.nothing_in_it'))
	if (new Set(lines.map(({ line }) => line)).size < lines.length)
		return failField('lines', message('dispatches.line_twice'))
	for (const { line, quantity } of lines) {
		const most = left.find((each) => each.line === line)?.quantity ?? 0
		const name = nameOf(line)
		if (name === undefined) return failField('lines', message('dispatches.no_line', { line }))
		if (quantity > most)
			return failField('lines', message('dispatches.too_many', { name, left: most }))
	}
	return ok(lines)
}
