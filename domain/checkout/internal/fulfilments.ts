import type { Database } from '../../../db/database.ts'
import type { State } from '../../../shared/addresses/states.ts'
import { type Day, dayAt } from '../../../shared/calendar.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import { type Paise, paise } from '../../../shared/money.ts'
import type { AppContext } from '../../app-context.ts'
import { deliveryOf } from '../../delivery/queries.ts'
import { factsIn } from '../../facts/queries.ts'
import { factOf, installationRateOf, leastInstallationOf } from '../../facts/rules.ts'
import { installationPrice } from '../../planner/money/gst.ts'
import type { Fulfilment } from '../schema.ts'
import type { CartContents } from './cart-contents.ts'
import { panelWatts } from './panel-power.ts'

/** A way in which goods can come to their buyer. */
export interface FulfilmentOffer {
	fulfilment: Fulfilment
	/** GST included; null where the shop has to be asked. */
	cost: Paise | null
	fromDay: Day | null
	toDay: Day | null
	says: Message
}

interface Destination {
	pin: string
	state: State | null
	/** Epoch milliseconds. */
	at: number
}

/** The power of the panels among goods. @returns watts; null where one's power is not known */
export const wattsOf = ({ lines, parts }: CartContents) => panelWatts(lines, (id) => parts.get(id))

/** Whether the shop installs these goods: those with panels. */
export const canBeInstalled = (goods: CartContents): boolean => wattsOf(goods) !== 0

/** Each way in which goods can come to a place, with its price: sent there, and installed where there are panels. */
export async function fulfilmentsOf(
	ctx: AppContext,
	db: Database,
	goods: CartContents,
	to: Destination,
): Promise<FulfilmentOffer[]> {
	const { pin, at } = to
	const delivered = await deliveryOf(
		ctx,
		db,
		{ pin, lines: goods.lines, partOf: (id) => goods.parts.get(id) },
		at,
	)
	const { cost, fromDay, toDay, says } = delivered
	const delivery: FulfilmentOffer = { fulfilment: 'delivery', cost, fromDay, toDay, says }
	return canBeInstalled(goods) ? [delivery, await installation(db, goods, to)] : [delivery]
}

/** Bringing, mounting and connecting, by the fact of the state in force; days are agreed with the installer. */
async function installation(
	db: Database,
	goods: CartContents,
	{ state, at }: Destination,
): Promise<FulfilmentOffer> {
	const power = wattsOf(goods)
	const facts = await factsIn(db, {
		kind: 'installation-price',
		on: dayAt(at),
		...(state && { state }),
	})
	const fact = factOf(
		facts.filter((each) => state !== null || each.state === null),
		'installation-price',
	)
	const days = { fulfilment: 'installation', fromDay: null, toDay: null } as const
	if (power === null || !fact)
		return { ...days, cost: null, says: message('checkout.ask_installation') }
	const byPower = installationPrice(installationRateOf(fact.figures), power / 1000)
	const cost = paise(Math.max(byPower, leastInstallationOf(fact.figures)))
	return { ...days, cost, says: message('checkout.installed', { cost, kw: power / 1000 }) }
}
