import type { Database } from '../../../db/database.ts'
import type { Actor } from '../../../shared/actor.ts'
import { dayAt } from '../../../shared/calendar.ts'
import type { Paise } from '../../../shared/money.ts'
import type { AppContext } from '../../app-context.ts'
import { cartIdOf, linesBeside, linesOf, wholeSystemsOf } from '../../cart/queries.ts'
import { type Destination, installsAt } from '../../delivery/coverage.ts'
import { installationPrice } from '../../planner/money/installation.ts'
import { subsidyOfGoods } from '../../planner/queries.ts'
import { referenceDataIn } from '../../reference-data/queries.ts'
import { rowOfKind } from '../../reference-data/rules.ts'
import type { CartContents } from './cart-contents.ts'
import { wattsOf } from './installation-offer.ts'

interface Wanted {
	/** Null for the contents of the caller's cart. */
	items: readonly { productId: string; quantity: number }[] | null
	/** The address of the plan whose system these items are. */
	plan?: string | undefined
	/** Of the buyer; null without one. With it, kits are not those of a home. */
	gstin: string | null
	/** Epoch milliseconds. */
	at: number
}

/** The subsidy that is expected for the contents of a cart, or for products: of plans' systems, and of kits. */
export async function expectedSubsidy(
	ctx: AppContext,
	actor: Actor,
	{ items, plan, gstin, at }: Wanted,
): Promise<Paise> {
	const cartId = items ? null : await cartIdOf(ctx.db, actor)
	const lines = items ?? (cartId ? await linesOf(ctx.db, cartId) : [])
	const planned = items && plan ? [{ plan, parts: lines }] : []
	const systems = cartId ? await wholeSystemsOf(ctx.db, cartId, lines) : []
	const isKit = (id: string) => ctx.catalogue.byId(id)?.sheet?.kind === 'kit'
	const beside = planned.length > 0 ? [] : linesBeside(systems, lines)
	const kits = gstin ? [] : beside.filter(({ productId }) => isKit(productId))
	return subsidyOfGoods(ctx, { systems: [...planned, ...systems], kits }, at)
}

/** An estimate of installing goods, GST included; null where nobody installs, and of goods that are not installed. */
export async function installationEstimate(
	ctx: AppContext,
	db: Database,
	goods: CartContents,
	{ pin, state, at }: Omit<Destination, 'pin'> & { pin: string | null },
): Promise<Paise | null> {
	const watts = wattsOf(goods)
	if (!watts || !(await installsAt(ctx, db, { pin, state, at }))) return null
	const kind = 'installation-price'
	const rows = await referenceDataIn(db, { kind, state: state ?? undefined, on: dayAt(at) })
	const row = rowOfKind(state ? rows : rows.filter((each) => each.state === null), kind)
	return row ? installationPrice(row.figures, watts / 1000) : null
}
