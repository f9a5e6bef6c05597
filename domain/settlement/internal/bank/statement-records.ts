import type { Database } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import {
	type OrderWithMoney,
	ordersToPay,
	ordersWithMoney,
} from '../../../orders/money/orders-to-pay.ts'
import { type PaymentRow, transfersBy } from '../../../payments/queries.ts'
import { type SettlementRow, settlementsOf } from '../../../payments/settlements.ts'
import { claimsOf } from './claims.ts'
import type { Credit } from './identity.ts'
import { legacyKey, legacyReferences } from './legacy-reference.ts'

/** The store's data for the credits of a statement. */
export interface StatementRecords {
	/** Payments by the reference of their bank. */
	byReference: ReadonlyMap<string, PaymentRow>
	/** Payments by the request that recorded them. */
	byKey: ReadonlyMap<string, PaymentRow>
	/** The payouts of a payment provider, by the credit that each is. */
	settled: ReadonlyMap<Credit, SettlementRow>
	/** Orders that a narration may name. */
	named: ReadonlyMap<OrderId, OrderWithMoney>
	/** Orders that can be proposed. */
	open: readonly OrderWithMoney[]
	/** Orders whose buyers have entered a reference. */
	claimed: ReadonlyMap<string, readonly OrderId[]>
}

/** @param others orders that lines may name which were not read @param proposes whether orders are proposed for those that name none */
export async function loadStatementRecords(
	db: Database,
	credits: readonly Credit[],
	others: readonly OrderId[],
	proposes: boolean,
): Promise<StatementRecords> {
	const references = credits.flatMap(({ reference }) => reference ?? [])
	const old = credits.flatMap(legacyReferences).map(legacyKey)
	const keys = [...credits.map(({ key }) => key), ...old]
	const candidates = credits.flatMap((credit) => credit.candidates)
	const known = await transfersBy(db, { references: candidates, keys })
	const ids = [...others, ...credits.flatMap(({ orderIds }) => orderIds)]
	const named = await ordersWithMoney(db, ids)
	return {
		byReference: new Map(known.flatMap((row) => (row.bank_ref ? [[row.bank_ref, row]] : []))),
		byKey: new Map(known.flatMap((row) => (row.request_key ? [[row.request_key, row]] : []))),
		settled: await settlementsOf(db, credits),
		named: new Map(named.map((order) => [order.id, order])),
		open: proposes ? await ordersToPay(db) : [],
		claimed: proposes ? await claimsOf(db, references) : new Map(),
	}
}
