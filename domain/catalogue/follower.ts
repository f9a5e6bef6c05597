import type { Tx } from '../../db/database.ts'
import type { ProductId } from '../../shared/ids.ts'

/** What later modules do with what happens to a product, in the same transaction. */
export interface ProductFollower {
	deleted(tx: Tx, id: ProductId): Promise<void>
}
