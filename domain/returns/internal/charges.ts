import type { Database } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { type Paise, paise } from '../../../shared/money.ts'
import { billedOrder } from '../../orders/billed.ts'
import { rowsOfOrder } from '../../rows-of-order.ts'
import type { Pieces } from '../rules.ts'
import { CAUSES } from '../schema.ts'
import { returnTables } from '../tables.ts'
import { chargesBack, isFaultOfShop, type OrderedLine, type PaidCharge } from './charge-rules.ts'

/** The refund of a charge with a return. */
interface GivenCharge {
	/** The return. */
	n: number
	charge: number
	name: string
	amount: Paise
}

/** An order's lines and charges, and the charges already refunded. */
export interface ChargedOrder {
	ordered: OrderedLine[]
	charges: PaidCharge[]
	/** The goods that came back by a fault of the shop. */
	faulty: Pieces[]
	given: GivenCharge[]
}

export async function chargedOrder(db: Database, id: OrderId): Promise<ChargedOrder> {
	const order = await billedOrder(db, id)
	const charges = (order?.charges ?? []).map(({ n, name, gross, discount }) => ({
		n,
		name,
		amount: paise(gross - discount),
	}))
	const ordered = (order?.lines ?? []).map(({ n: line, quantity, price, discount }) => ({
		line,
		quantity,
		price,
		discount,
	}))
	if (charges.length === 0) return { ordered, charges, faulty: [], given: [] }
	const rows = await rowsOfOrder(returnTables(db), 'return_charges', id, 'charge')
	const given = rows.map(({ n, charge, amount_paise: amount }) => ({
		n,
		charge,
		amount,
		name: charges.find((each) => each.n === charge)?.name ?? '',
	}))
	return { ordered, charges, faulty: await faultyOf(db, id), given }
}

/** The pieces in the returns of an order, by line. */
export const returnedPieces = (db: Database, id: OrderId) =>
	returnTables(db)
		.selectFrom('return_lines')
		.innerJoin('returns', (join) =>
			join
				.onRef('returns.order_id', '=', 'return_lines.order_id')
				.onRef('returns.n', '=', 'return_lines.n'),
		)
		.select(['return_lines.line', 'return_lines.quantity'])
		.where('returns.order_id', '=', id)

const faultyOf = (db: Database, id: OrderId): Promise<Pieces[]> =>
	returnedPieces(db, id)
		.where('returns.state', '=', 'received')
		.where('returns.cause', 'in', CAUSES.filter(isFaultOfShop))
		.execute()

/** The refunded amount of each charge, by its number. */
function givenByCharge(given: readonly GivenCharge[]): ReadonlyMap<number, Paise> {
	const all = new Map<number, Paise>()
	for (const { charge, amount } of given) all.set(charge, paise((all.get(charge) ?? 0) + amount))
	return all
}

/** The charges that would be refunded with these pieces, by a fault of the shop. */
export const chargesOfFault = (
	{ charges, ordered, faulty, given }: ChargedOrder,
	pieces: readonly Pieces[],
): PaidCharge[] => chargesBack(charges, ordered, [...faulty, ...pieces], givenByCharge(given))

/** The charges that were paid and not refunded. */
export function chargesLeft({ charges, given }: ChargedOrder): PaidCharge[] {
	const all = givenByCharge(given)
	return charges.flatMap((charge) => {
		const amount = charge.amount - (all.get(charge.n) ?? 0)
		return amount > 0 ? [{ ...charge, amount: paise(amount) }] : []
	})
}
