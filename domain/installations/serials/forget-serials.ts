import type { Tx } from '../../../db/database.ts'
import type { OrderId, ProductId } from '../../../shared/ids.ts'
import { installationTables } from '../tables.ts'

/**
 * Removes the serial numbers of products that an order no longer has, and of products with more numbers than pieces.
 * @param pieces the number of each product it has now
 */
export async function forgetSerials(
	tx: Tx,
	orderId: OrderId,
	pieces: ReadonlyMap<ProductId, number>,
): Promise<void> {
	const noted = await installationTables(tx)
		.selectFrom('installation_serials')
		.select((eb) => ['product_id', eb.fn.countAll<number>().as('count')])
		.where('order_id', '=', orderId)
		.groupBy('product_id')
		.execute()
	for (const { product_id: id, count } of noted)
		if (count > (pieces.get(id) ?? 0))
			await installationTables(tx)
				.deleteFrom('installation_serials')
				.where('order_id', '=', orderId)
				.where('product_id', '=', id)
				.execute()
}
