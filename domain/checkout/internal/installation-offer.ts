import type { Database } from '../../../db/database.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import type { Paise } from '../../../shared/money.ts'
import type { AppContext } from '../../app-context.ts'
import { coverageAt, type Destination, ownPriceAt } from '../../delivery/coverage.ts'
import { installationPrice } from '../../planner/money/installation.ts'
import type { FiguresOf } from '../../reference-data/rules.ts'
import type { CartContents } from './cart-contents.ts'
import { panelWatts } from './panel-power.ts'

/** The price of installing goods, GST included, and its sentence; null where the shop has to be asked. */
export interface InstallationPrice {
	cost: Paise | null
	says: Message
}

/** The power of the panels among goods. @returns watts; null where one's power is not known */
export const wattsOf = ({ lines, parts }: CartContents) => panelWatts(lines, (id) => parts.get(id))

/** Whether these goods are of the kind that is installed: those with panels. */
export const canBeInstalled = (goods: CartContents): boolean => wattsOf(goods) !== 0

/**
 * What installing these goods costs by the price that the owner has entered for the state, or for all of India; null
 * where the owner has entered none.
 */
export async function installationPriceOf(
	db: Database,
	goods: CartContents,
	to: Pick<Destination, 'state' | 'at'>,
): Promise<InstallationPrice | null> {
	const own = await ownPriceAt(db, to)
	return own ? priceBy(own.figures, goods) : null
}

function priceBy(figures: FiguresOf<'installation-price'>, goods: CartContents): InstallationPrice {
	const power = wattsOf(goods)
	if (power === null) return { cost: null, says: message('checkout.ask_installation') }
	const cost = installationPrice(figures, power / 1000)
	return { cost, says: message('checkout.installed', { cost, kw: power / 1000 }) }
}

/** Bringing, mounting and connecting as the shop offers it at a place, or why it does not. */
export type InstallationOffer =
	| ({ isOffered: true } & InstallationPrice)
	| { isOffered: false; why: Message }

/** What the shop offers of installing these goods at a place: where it installs, those that are installed at all. */
export async function installationOffer(
	ctx: AppContext,
	db: Database,
	goods: CartContents,
	to: Destination,
): Promise<InstallationOffer> {
	if (!canBeInstalled(goods)) return { isOffered: false, why: message('checkout.no_installation') }
	const coverage = await coverageAt(ctx, db, to)
	if (!coverage.isCovered) return { isOffered: false, why: coverage.why }
	return { isOffered: true, ...priceBy(coverage.price.figures, goods) }
}
