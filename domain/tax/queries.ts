import type { Database } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { type Day, dayAt } from '../../shared/calendar.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { productById } from '../catalogue/queries.ts'
import type { Product } from '../catalogue/schema.ts'
import { defaultTaxClass, type TaxedProduct } from '../catalogue/tax-class-rules.ts'
import { taxRows } from '../reference-data/queries.ts'
import type { TaxClass } from '../reference-data/rates.ts'
import {
	gstRuleOf,
	INSTALLATION,
	INSTALLED_GOODS,
	inForceOrFirst,
	nextDayOf,
	taxClassesIn,
} from '../reference-data/rules.ts'
import type { InstalledRule } from './rules.ts'
import type { ProductTax } from './schema.ts'

/** How things are taxed on a day. */
export interface TaxOfDay {
	/** The class that a product names, or else that of its category. @throws Error where there has never been that one */
	classOf: (product: TaxedProduct) => TaxClass
	/** Of work by itself. */
	installation: TaxClass
	/** The next day from which a class is another; null where none is known. */
	changesOn: (code: string) => Day | null
	/** Of goods that the seller installs. */
	installed: InstalledRule
}

/**
 * The tax classes of a day, and how goods are taxed that are installed. Before the first row of a class began, by that
 * row.
 * @throws Error where that rule is not known at all
 */
export async function taxOn(db: Database, on: Day): Promise<TaxOfDay> {
	const all = await taxRows(db)
	const referenceData = inForceOrFirst(all, on)
	const installed = gstRuleOf(referenceData)
	if (!installed) throw new Error('No rule of GST is known.')
	const classes = taxClassesIn(referenceData)
	const known = (code: string) => {
		const found = classes.get(code)
		if (!found) throw new Error(`There is no tax class ${code}.`)
		return found
	}
	return {
		classOf: (product) => classes.get(product.taxClass ?? '') ?? known(defaultTaxClass(product)),
		installation: known(INSTALLATION),
		changesOn: (code) => nextDayOf(all, code, on),
		installed: { ...installed, hsnSac: known(INSTALLED_GOODS).hsnSac },
	}
}

/** How a product is taxed today, sold without installation. */
export async function taxOfProduct(
	ctx: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<ProductTax>> {
	const product = productById(ctx, actor, id)
	if (!product.ok) return product
	const { classOf, changesOn } = await taxOn(ctx.db, dayAt(ctx.now()))
	const { code, name, hsnSac, rateBp } = classOf(product.value)
	return ok({ code, name, hsnSac, ratePct: rateBp / 100, changesOn: changesOn(code) })
}

/** The products on sale whose tax class has no HSN, in the order of the shop; none where the store keeps no tax. */
export async function productsWithoutHsn(ctx: AppContext): Promise<Product[]> {
	if (!ctx.policy.tellsTax) return []
	const { classOf } = await taxOn(ctx.db, dayAt(ctx.now()))
	return ctx.catalogue.all.filter((product) => !product.archived && !classOf(product).hsnSac)
}
