import type { Actor } from '../../../../shared/actor.ts'
import { message } from '../../../../shared/messages/message.ts'
import { paise, toRupees } from '../../../../shared/money.ts'
import { fail, failField, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { alike } from '../../../imports/value-rules.ts'
import { taxClassCodes } from '../../../reference-data/queries.ts'
import type { PreviewWithMessages, WantedChange } from '../../bulk/bulk-schema.ts'
import { MAX_RUPEES } from '../../limits.ts'
import { canManageProducts } from '../../policy.ts'
import { productsIn } from '../../queries.ts'
import type { BulkField } from '../../rules.ts'
import type { Product, SomeFields } from '../../schema.ts'
import { isLarge } from '../csv/price-changes.ts'
import { priceAfter } from './price-rules.ts'

type Wanted = Omit<WantedChange, 'ids'>
type Values = Pick<SomeFields, BulkField>

/** A product's field as it is and as it would be, or why it stays. */
function changeOf(
	product: Product | undefined,
	{ pricePct = 0, category, taxClass }: Wanted,
): Result<{ before: Values; after: Values }> {
	if (!product) return fail('not_found', message('catalogue.not_found'))
	const differs = (before: Values, after: Values) =>
		alike(before, after)
			? fail('conflict', message('catalogue.stays_as_it_is'))
			: ok({ before, after })
	if (category !== undefined) return differs({ category: product.category }, { category })
	if (taxClass !== undefined) return differs({ taxClass: product.taxClass }, { taxClass })
	const price = toRupees(priceAfter(paise(Math.round(product.price * 100)), pricePct))
	if (price <= 0) return fail('invalid', message('catalogue.price_of_nothing'))
	if (price > MAX_RUPEES)
		return fail('invalid', message('catalogue.price_at_most', { mostRupees: MAX_RUPEES }))
	return differs({ price: product.price }, { price })
}

/**
 * Says what a change of several products would make of each, without making it.
 * @returns invalid for a tax class that there is not
 */
export async function previewChange(
	ctx: AppContext,
	actor: Actor,
	{ ids, ...wanted }: WantedChange,
): Promise<Result<PreviewWithMessages>> {
	const allowed = canManageProducts(actor)
	if (!allowed.ok) return allowed
	const code = wanted.taxClass
	if (code && !(await taxClassCodes(ctx.db)).has(code))
		return failField('taxClass', message('reference.class_unknown', { code }))
	const products = await productsIn(ctx.db, ids)
	const preview: PreviewWithMessages = { changes: [], left: [], largeChanges: 0 }
	for (const id of new Set(ids)) {
		const product = products.get(id)
		const change = changeOf(product, wanted)
		if (change.ok) preview.changes.push({ id, name: product?.name ?? id, ...change.value })
		else preview.left.push({ id, name: product?.name ?? null, message: change.problem.message })
	}
	return ok({ ...preview, largeChanges: preview.changes.filter(isLarge).length })
}
