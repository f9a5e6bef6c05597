import type { Day } from '../../../shared/calendar.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import { type Paise, paise, toRupees, zero } from '../../../shared/money.ts'
import type { SheetOf } from '../../catalogue/sheet.ts'
import type { HomeScheme } from '../../reference-data/rates.ts'
import { type Item, ofKind, type Part, priceOf } from '../electrical/items.ts'
import { partsOfKit } from '../internal/electrical/system.ts'
import { homeSubsidy, type Subsidy } from '../internal/money/subsidy.ts'

/** The net cost of a kit for a home; rupees, GST included. */
export interface KitCost {
	/** The kit itself. */
	parts: number
	/** Usual for its power; 0 where the shop installs nowhere. */
	installation: number
	subsidy: { eligible: boolean; amount: number; reasons: Message[] }
	yours: number
	/** Its parts one by one, and how much less the kit is; null where one is no longer sold. */
	bought: { apart: number; saving: number } | null
}

interface Terms {
	/** The home subsidy in force; null where there is none. */
	scheme: HomeScheme | null
	/** The price of installing so many kW. */
	installationOf: (kwp: number) => Paise
	/** The day on which the kit is expected to be connected. */
	on: Day
	/** The products that may not be connected to the grid on that day, by their ids. */
	barred: Pick<ReadonlyMap<string, unknown>, 'has'>
}

const kilowatts = (watts: number[]) => watts.reduce((sum, each) => sum + each, 0) / 1000

const none = (reason: Message): Subsidy => ({ amount: zero, reasons: [reason] })

const kilowattsOf = (parts: readonly Part[]) =>
	kilowatts(ofKind(parts, 'panel').map(({ figures, quantity }) => figures.powerW * quantity))

/**
 * The subsidy of a home outside the special states for these parts.
 * @param parts as their records have them on the day; null where one of them is no longer sold
 */
export function homeSubsidyOf(
	parts: readonly Part[] | null,
	{ scheme, on, barred }: Omit<Terms, 'installationOf'>,
): Subsidy {
	if (!scheme) return none(message('planner.kit.no_scheme'))
	if (!parts) return none(message('planner.kit.part_missing'))
	const panels = ofKind(parts, 'panel')
	const onGrid = ofKind(parts, 'inverter').filter(({ figures }) => figures.type !== 'off-grid')
	const acKw = kilowatts(onGrid.map(({ figures, quantity }) => figures.acW * quantity))
	if (acKw === 0 || panels.length === 0) return none(message('planner.kit.off_grid'))
	if (parts.some(({ item }) => barred.has(item.id)))
		return none(message('planner.kit.not_connectable'))
	const indianMade = panels.every(({ figures }) => figures.madeInIndia)
	const system = { kwp: kilowattsOf(parts), acKw, indianMade, state: null }
	return homeSubsidy(scheme, system, on)
}

/**
 * @param kit a product with the sheet of a kit
 * @param find a product that is for sale, as its records have it on the day
 */
export function kitCost(
	kit: Item & { sheet: SheetOf<'kit'> },
	find: (id: string) => Item | undefined,
	terms: Terms,
): KitCost {
	const parts = partsOfKit(kit.sheet, find)
	const kwp = parts ? kilowattsOf(parts) : kit.sheet.systemKw
	const price = priceOf({ item: kit, quantity: 1 })
	const installation = terms.installationOf(kwp)
	const { amount, reasons } = homeSubsidyOf(parts, terms)
	const apart = parts?.reduce((sum, part) => sum + priceOf(part), 0)
	return {
		parts: toRupees(paise(price)),
		installation: toRupees(installation),
		subsidy: { eligible: amount > 0, amount: toRupees(amount), reasons },
		yours: toRupees(paise(Math.max(0, price + installation - amount))),
		bought:
			apart === undefined
				? null
				: { apart: toRupees(paise(apart)), saving: toRupees(paise(Math.max(0, apart - price))) },
	}
}
