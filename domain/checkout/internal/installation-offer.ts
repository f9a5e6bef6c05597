import type { Database } from '../../../db/database.ts'
import type { State } from '../../../shared/addresses/states.ts'
import { type Day, dayAt } from '../../../shared/calendar.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import { type Paise, paise } from '../../../shared/money.ts'
import type { AppContext } from '../../app-context.ts'
import { ownFactIn } from '../../facts/queries.ts'
import { installationRateOf, leastInstallationOf } from '../../facts/rules.ts'
import { installationPrice } from '../../planner/money/gst.ts'
import { isInListedArea } from '../../settings/rules.ts'
import type { CartContents } from './cart-contents.ts'
import { panelWatts } from './panel-power.ts'

/** Where goods go, and when that is asked. */
export interface Destination {
	pin: string
	state: State | null
	/** Epoch milliseconds. */
	at: number
}

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
 * where the owner has entered none, as the assumption that came with the store is no price.
 */
export async function installationPriceOf(
	db: Database,
	goods: CartContents,
	{ state, at }: Pick<Destination, 'state' | 'at'>,
): Promise<InstallationPrice | null> {
	const own = await ownPrice(db, state, dayAt(at))
	if (!own) return null
	const power = wattsOf(goods)
	if (power === null) return { cost: null, says: message('checkout.ask_installation') }
	const byPower = installationPrice(installationRateOf(own.figures), power / 1000)
	const cost = paise(Math.max(byPower, leastInstallationOf(own.figures)))
	return { cost, says: message('checkout.installed', { cost, kw: power / 1000 }) }
}

const ownPrice = (db: Database, state: State | null, on: Day) =>
	ownFactIn(db, 'installation-price', { state, on })

/** Bringing, mounting and connecting as the shop offers it at a place, or why it does not. */
export type InstallationOffer =
	| ({ isOffered: true } & InstallationPrice)
	| { isOffered: false; why: Message }

const notOffered = (why: Message): InstallationOffer => ({ isOffered: false, why })

/** Offered where the owner has said so, has entered a price, and somebody installs at the PIN code. */
export async function installationOffer(
	ctx: AppContext,
	db: Database,
	goods: CartContents,
	to: Destination,
): Promise<InstallationOffer> {
	if (!canBeInstalled(goods)) return notOffered(message('checkout.no_installation'))
	const settings = ctx.settings.current()
	if (settings.installation.offered !== 'yes') return notOffered(message('checkout.not_installing'))
	const isCovered =
		settings.installation.area === 'list'
			? isInListedArea(settings, to.pin)
			: await ctx.isServed(db, to.pin)
	if (!isCovered) return notOffered(message('checkout.not_installed_at', { pin: to.pin }))
	const price = await installationPriceOf(db, goods, to)
	return price ? { isOffered: true, ...price } : notOffered(message('checkout.not_installing'))
}
