import type { Database } from '../../db/database.ts'
import type { State } from '../../shared/addresses/states.ts'
import { dayAt } from '../../shared/calendar.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import type { AppContext } from '../app-context.ts'
import { ownRowIn } from '../reference-data/queries.ts'
import { isInListedArea } from '../settings/rules.ts'

/** Where goods go, and when that is asked. */
export interface Destination {
	pin: string
	state: State | null
	/** Epoch milliseconds. */
	at: number
}

type Fact = NonNullable<Awaited<ReturnType<typeof ownPriceAt>>>

/** Whether the shop installs at a place. */
export type Coverage =
	| {
			isCovered: true
			/** How many installers serve the place; null where the owner has listed it. */
			installers: number | null
			/** The owner's price of installation there. */
			price: Fact
	  }
	| {
			isCovered: false
			why: Message
			/** Whether the shop installs elsewhere, so that it may come to this place. */
			isElsewhere: boolean
	  }

/**
 * What the owner has entered as the price of installation for a state, or for all of India; undefined where the owner has
 * entered none, as the assumption that came with the store is no price.
 */
export const ownPriceAt = (db: Database, { state, at }: Pick<Destination, 'state' | 'at'>) =>
	ownRowIn(db, 'installation-price', { state, on: dayAt(at) })

const NOT_INSTALLING: Coverage = {
	isCovered: false,
	why: message('checkout.not_installing'),
	isElsewhere: false,
}

/** Installed where the owner has said so, has entered a price, and somebody installs at the PIN code. */
export async function coverageAt(
	ctx: AppContext,
	db: Database,
	to: Destination,
): Promise<Coverage> {
	const settings = ctx.settings.current()
	if (settings.installation.offered !== 'yes') return NOT_INSTALLING
	const isListed = settings.installation.area === 'list'
	const installers = isListed ? null : await ctx.installersNear(db, to.pin)
	if (isListed ? !isInListedArea(settings, to.pin) : installers === 0)
		return {
			isCovered: false,
			why: message('checkout.not_installed_at', { pin: to.pin }),
			isElsewhere: true,
		}
	const price = await ownPriceAt(db, to)
	return price ? { isCovered: true, installers, price } : NOT_INSTALLING
}

/**
 * Whether there is an installation to speak of at a place: in a demo everywhere, without a PIN code where the shop
 * installs at all.
 */
export async function installsAt(
	ctx: AppContext,
	db: Database,
	{ pin, ...to }: Omit<Destination, 'pin'> & { pin: string | null },
): Promise<boolean> {
	if (!ctx.policy.takesPayment) return true
	if (pin === null) return ctx.settings.current().installation.offered === 'yes'
	return (await coverageAt(ctx, db, { pin, ...to })).isCovered
}
