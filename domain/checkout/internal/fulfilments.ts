import type { Database } from '../../../db/database.ts'
import type { Day } from '../../../shared/calendar.ts'
import type { Message } from '../../../shared/messages/message.ts'
import type { Paise } from '../../../shared/money.ts'
import type { AppContext } from '../../app-context.ts'
import { isKit } from '../../catalogue/kits/kits.ts'
import type { Destination } from '../../delivery/coverage.ts'
import { deliveryOf } from '../../delivery/queries.ts'
import type { Fulfilment } from '../schema.ts'
import type { CartContents } from './cart-contents.ts'
import { canBeInstalled, installationOffer } from './installation-offer.ts'

/** A way in which goods can come to their buyer. */
export interface FulfilmentOffer {
	fulfilment: Fulfilment
	/** GST included; null where the shop has to be asked. */
	cost: Paise | null
	fromDay: Day | null
	toDay: Day | null
	says: Message
}

/** Each way in which goods can come to a place. */
export interface FulfilmentOffers {
	offers: FulfilmentOffer[]
	/** Why goods are not installed there that could be; null where they are, and of goods that nobody installs. */
	whyNotInstalled: Message | null
}

/**
 * Each way in which goods can come to a place, with its price: sent there by the rates, and installed where the shop
 * offers it.
 */
export async function fulfilmentsOf(
	ctx: AppContext,
	db: Database,
	goods: CartContents,
	to: Destination,
): Promise<FulfilmentOffers> {
	const { pin, at } = to
	const delivered = await deliveryOf(
		ctx,
		db,
		{ pin, lines: goods.lines, partOf: (id) => goods.parts.get(id) },
		at,
	)
	const { cost, fromDay, toDay, says } = delivered
	const delivery: FulfilmentOffer = { fulfilment: 'delivery', cost, fromDay, toDay, says }
	const installation = await installationOffer(ctx, db, goods, to)
	if (!installation.isOffered)
		return {
			offers: [delivery],
			whyNotInstalled: canBeInstalled(goods) ? installation.why : null,
		}
	// Days are agreed with the installer.
	const days = { fulfilment: 'installation', fromDay: null, toDay: null } as const
	const installed = { ...days, cost: installation.cost, says: installation.says }
	return { offers: [delivery, installed], whyNotInstalled: null }
}

/**
 * How goods come until their buyer chooses: installed only where they came as a system of a plan, or as a kit, and that
 * has a price. Otherwise nothing is chosen that costs more.
 * @param isSystem whether the buyer's cart has a plan's system, whole
 */
export function usualFulfilment(
	offers: readonly FulfilmentOffer[],
	{ lines }: CartContents,
	isSystem: boolean,
): Fulfilment {
	const cameToBeInstalled = isSystem || lines.some(({ product }) => isKit(product))
	const installed = offers.find(({ fulfilment }) => fulfilment === 'installation')
	return cameToBeInstalled && installed && installed.cost !== null ? 'installation' : 'delivery'
}
