import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import type { OrderVersion } from '../../../orders/changing/version.ts'
import { rowsOfOrder } from '../../../rows-of-order.ts'
import { type FulfilmentTables, fulfilmentTables } from '../../tables.ts'

export type ChangeRow = Selectable<FulfilmentTables['order_changes']>

/** The hash of a proposal as its buyer sees it. */
export const hashOf = (orderId: OrderId, n: number, texts: readonly string[]): string =>
	createHash('sha256')
		.update(JSON.stringify([orderId, n, ...texts]))
		.digest('base64url')

export const versionIn = (json: string): OrderVersion => JSON.parse(json)

/** The proposals for an order, the latest first. */
export const changeRows = (db: Database, id: OrderId): Promise<ChangeRow[]> =>
	rowsOfOrder(fulfilmentTables(db), 'order_changes', id, 'n desc')
