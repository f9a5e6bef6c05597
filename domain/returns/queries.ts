import type { Database } from '../../db/database.ts'
import type { OrderId } from '../../shared/ids.ts'
import { type Paise, paise, sum, toRupees, zero } from '../../shared/money.ts'
import { sentOf } from '../dispatches/queries.ts'
import { readOfBuyer } from '../orders/order-access.ts'
import { linesOf, type OrderRow } from '../orders/queries.ts'
import { refundableOf } from '../payments/queries.ts'
import { rowsOfOrder } from '../rows-of-order.ts'
import { isFaultOfShop } from './internal/charge-rules.ts'
import {
	type ChargedOrder,
	chargedOrder,
	chargesLeft,
	chargesOfFault,
	returnedPieces,
} from './internal/charges.ts'
import { instructionsOf, usualInstructions } from './internal/instructions.ts'
import { MAX_PHOTOS_A_RETURN } from './limits.ts'
import { countOf, hasLeft, leftToReturn, type Pieces, shareOfLine } from './rules.ts'
import type { Cause, InstructionsView, OrderReturn, OrderReturns } from './schema.ts'
import { returnTables } from './tables.ts'

/** The returns of an order, to its buyer and to admins; to anyone else there is no such order. */
export const listReturns = readOfBuyer(async (ctx, order): Promise<OrderReturns> => {
	const usual = usualInstructions(ctx)
	const returned = await returnsOf(ctx.db, order, usual)
	const all = { ...returned, usual }
	// A demo sells nothing that could be returned.
	return ctx.policy.takesPayment ? all : { ...all, left: [] }
})

/** Whether something that a buyer has asked for is open: a return that is not received, or a request to cancel. */
export async function hasOpenRequest(db: Database, id: OrderId): Promise<boolean> {
	const states = {
		returns: await rowsOfOrder(returnTables(db), 'returns', id),
		requests: await rowsOfOrder(returnTables(db), 'cancel_requests', id),
	}
	return (
		states.returns.some(({ state }) => state === 'asked' || state === 'agreed') ||
		states.requests.some(({ state }) => state === 'asked')
	)
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/**
 * The returns of an order, the latest first, and the goods that can still be returned. The caller has checked access.
 * @param usual the disposal of goods whose return does not say so itself
 */
async function returnsOf(
	db: Database,
	order: OrderRow,
	usual: InstructionsView,
): Promise<Omit<OrderReturns, 'usual'>> {
	const ordered = await linesOf(db, [order.id])
	const nameOf = (line: number) => ordered.find((each) => each.line === line)?.name ?? ''
	const rows = await rowsOfOrder(returnTables(db), 'returns', order.id, 'n desc')
	const lines = await rowsOfOrder(returnTables(db), 'return_lines', order.id, 'line')
	const photos = await rowsOfOrder(returnTables(db), 'return_photos', order.id, 'created_at', 'id')
	const charged = await chargedOrder(db, order.id)
	const amounts = await expecting(db, order.id, charged)
	const returns = rows.map((row): OrderReturn => {
		const its = lines.filter(({ n }) => n === row.n)
		const pictures = photos.filter(({ n }) => n === row.n)
		const isFinal = row.state === 'received' || row.state === 'refused'
		const went = charged.given.filter(({ n }) => n === row.n)
		const would = isFinal ? NOTHING : amounts(row.cause, its)
		return {
			n: row.n,
			state: row.state,
			cause: row.cause,
			reason: row.reason,
			answer: row.answer,
			instructions: row.state === 'agreed' ? instructionsOf(row, usual) : null,
			lines: its.map(({ line, quantity, condition }) => ({
				line,
				quantity,
				condition,
				name: nameOf(line),
			})),
			photos: pictures.map(({ id, created_at: at }) => ({
				id,
				imageUrl: `/api/orders/${order.id}/returns/${row.n}/photos/${id}`,
				at: new Date(at).toISOString(),
			})),
			mayAddPhoto: !isFinal && pictures.length < MAX_PHOTOS_A_RETURN,
			refund: row.refund_paise === null ? null : toRupees(row.refund_paise),
			expected: isFinal ? null : toRupees(would.total),
			charges: (isFinal ? went : would.charges).map(named),
			chargesOfFault: toRupees(would.ofFault),
			askedAt: new Date(row.asked_at).toISOString(),
			answeredAt: iso(row.answered_at),
			receivedAt: iso(row.received_at),
		}
	})
	const left = (await leftOf(db, order)).map(({ line, quantity }) => ({
		line,
		quantity,
		name: nameOf(line),
	}))
	return { returns, left, charges: chargesLeft(charged).map(named) }
}

const named = ({ name, amount }: { name: string; amount: Paise }) => ({
	name,
	amount: toRupees(amount),
})

const NOTHING = { total: zero, charges: [], ofFault: zero }

/** The refund of a return if it were received now. */
async function expecting(db: Database, id: OrderId, charged: ChargedOrder) {
	const back = await returnedOf(db, id, ['received'])
	const came = await refundableOf(db, id)
	return (cause: Cause | null, pieces: readonly Pieces[]) => {
		const goods = charged.ordered.map((line) =>
			shareOfLine(line, countOf(back, line.line), countOf(pieces, line.line)),
		)
		const faulty = chargesOfFault(charged, pieces)
		const charges = isFaultOfShop(cause) ? faulty : []
		const total = sum([...goods, ...charges.map(({ amount }) => amount)])
		return {
			total: paise(Math.min(total, came)),
			charges,
			ofFault: sum(faulty.map(({ amount }) => amount)),
		}
	}
}

/** The names of all photos of returns. */
export async function returnPhotosNamed(db: Database): Promise<string[]> {
	const rows = await returnTables(db)
		.selectFrom('return_photos')
		.select('image')
		.distinct()
		.execute()
	return rows.map(({ image }) => image)
}

/** The pieces of an order that can still be returned: those sent, less the returns that are not refused. */
export async function leftOf(db: Database, order: OrderRow): Promise<Pieces[]> {
	if (!hasLeft(order.status)) return []
	const ordered = await linesOf(db, [order.id])
	return leftToReturn(
		order.status === 'dispatched' ? await sentByLine(db, order.id) : ordered,
		await returnedOf(db, order.id, ['asked', 'agreed', 'received']),
	)
}

async function sentByLine(db: Database, id: OrderId): Promise<Pieces[]> {
	const sent = new Map<number, number>()
	for (const { line, quantity } of await sentOf(db, id))
		sent.set(line, (sent.get(line) ?? 0) + quantity)
	return [...sent].map(([line, quantity]) => ({ line, quantity }))
}

/** The pieces in the returns of one of these states, by line. */
export const returnedOf = (
	db: Database,
	id: OrderId,
	states: readonly OrderReturn['state'][],
): Promise<Pieces[]> => returnedPieces(db, id).where('returns.state', 'in', states).execute()
