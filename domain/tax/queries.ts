import type { Actor } from '../../shared/actor.ts'
import { dayAt } from '../../shared/calendar.ts'
import { ok, type Result } from '../../shared/result.ts'
import { productById } from '../catalogue/queries.ts'
import { taxOn } from '../facts/queries.ts'
import type { Store } from '../store.ts'
import type { ProductTax } from './schema.ts'

/** How a product is taxed today, sold without installation. */
export async function taxOfProduct(
	store: Store,
	actor: Actor,
	id: string,
): Promise<Result<ProductTax>> {
	const product = productById(store, actor, id)
	if (!product.ok) return product
	const { classOf, changesOn } = await taxOn(store.db, dayAt(store.now()))
	const { code, name, hsnSac, rateBp } = classOf(product.value)
	return ok({ code, name, hsnSac, ratePct: rateBp / 100, changesOn: changesOn(code) })
}
