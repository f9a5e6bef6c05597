import type { Insertable } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import { serialColumns } from '../../../domain/installations/serials/serial-columns.ts'
import { DAY_MS } from '../../../shared/durations.ts'
import type { OrderId, ProductId } from '../../../shared/ids.ts'
import { paise } from '../../../shared/money.ts'

interface Filled {
	orders: readonly { id: OrderId; status: string; fulfilment: string; created_at: number }[]
	/** From 0, with the product of each. */
	lines: readonly { id: OrderId; product: ProductId }[]
	insert: <T extends keyof Tables>(table: T, rows: Insertable<Tables[T]>[]) => Promise<void>
}

const PIECES = [0, 1]
const UNANSWERED = { answer: null, answered_by: null, answered_at: null }

/** One of some texts by turns: an order in ten waits. */
const inTurn = <T>(n: number, waiting: T, ...over: T[]): T =>
	n % 10 === 0 ? waiting : (over[n % over.length] as T)

/**
 * Serial numbers of two pieces of each line of installed orders, warranty claims for one order in fourteen of these, and
 * returns, requests to cancel and changes of one order in twenty.
 */
export async function fillRequests({ orders, lines, insert }: Filled) {
	const installed = new Map(
		orders.filter(({ status }) => status === 'installed').map((order) => [order.id, order]),
	)
	const serials = lines
		.filter(({ id }) => installed.has(id))
		.flatMap(({ id, product }, n) =>
			PIECES.map((piece) => ({ id, product, serial: `SN-${n}-${piece}` })),
		)
	await insert(
		'installation_serials',
		serials.map(({ id, product, serial }) => ({
			...{ order_id: id, product_id: product, ...serialColumns(serial) },
			created_at: installed.get(id)?.created_at ?? 0,
		})),
	)
	const first = new Map(serials.toReversed().map((each) => [each.id, each]))
	const claimed = [...first.values()].filter((_, n) => n % 14 === 0)
	await insert(
		'warranty_claims',
		claimed.map(({ id, product, serial }, n) => ({
			...{ order_id: id, n: 1, product_id: product, serial, reason: 'No output since Monday' },
			state: n % 10 === 5 ? 'with-maker' : inTurn(n, 'claimed', 'repaired', 'replaced', 'refused'),
			opened_at: (installed.get(id)?.created_at ?? 0) + 30 * DAY_MS,
			closed_at: n % 5 === 0 ? null : Date.now(),
		})),
	)
	const some = orders.filter((_, n) => n % 20 === 0)
	await insert(
		'returns',
		some.map(({ id, created_at }, n) => ({
			...{ order_id: id, n: 1, cause: 'damaged', reason: 'Cracked', refund_paise: null },
			...{ state: inTurn(n, 'asked', 'received', 'refused', 'received'), received_at: null },
			...{ asked_at: created_at, ...UNANSWERED },
		})),
	)
	await insert(
		'cancel_requests',
		some.map(({ id, created_at }, n) => ({
			...{ order_id: id, n: 1, reason: 'Bought twice', state: inTurn(n, 'asked', 'granted') },
			...{ asked_at: created_at, ...UNANSWERED },
		})),
	)
	await insert(
		'order_changes',
		some.map(({ id, created_at }, n) => ({
			...{ order_id: id, n: 1, reason: 'The roof is smaller', hash: 'bench' },
			...{ state: inTurn(n, 'proposed', 'accepted', 'refused'), before: '{}', after: '{}' },
			...{ total_before_paise: paise(100), total_after_paise: paise(90), proposed_by: null },
			...{ proposed_by_name: 'Meera', answered_by_name: null, answer_note: null },
			...{ created_at, answered_at: null },
		})),
	)
}
