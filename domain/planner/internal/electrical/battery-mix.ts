import { message } from '../../../../shared/messages/message.ts'
import type { Cure } from '../fits/best-fixes.ts'
import type { CartProblem, Found } from '../fits/cart-check.ts'
import { batteryChecks } from './batteries.ts'
import { passes } from './check.ts'

/** Inverters of a kind. Those of a kit work with the battery that comes in it. */
export interface Hosts {
	inverter: Found<'inverter'>
	/** The product id of the only battery that these inverters may have; null: any. */
	only: string | null
}

type Battery = Found<'battery'>

/** Whether so many batteries work on some of these inverters of a kind, leaving the rest to others. */
export function worksOnSome(
	{ figures, quantity }: Pick<Battery, 'figures' | 'quantity'>,
	inverter: Pick<Found<'inverter'>, 'figures' | 'quantity'>,
): boolean {
	const side = inverter.figures.battery
	if (!side) return false
	const most = Math.min(inverter.quantity, quantity)
	return Array.from({ length: most }, (_, index) => most - index).some((inverters) =>
		passes(batteryChecks(figures, side, quantity, inverters)),
	)
}

/** One inverter of a kind, which takes one kind of battery. */
interface Slot {
	hosts: Hosts
	taken: Battery | null
}

/**
 * Batteries of different kinds must not work side by side on one inverter: each kind gets an inverter
 * of its own.
 * @returns the kinds that get none, each with the kind that has the inverter it would need
 */
export function withoutInverter(
	batteries: readonly Battery[],
	hosts: readonly Hosts[],
): { battery: Battery; beside: Battery; inverter: Found<'inverter'> }[] {
	const slots: Slot[] = hosts.flatMap((one) =>
		Array.from({ length: Math.min(one.inverter.quantity, batteries.length) }, () => ({
			hosts: one,
			taken: null,
		})),
	)
	const suits = (battery: Battery, { hosts: { inverter, only } }: Slot) =>
		(only === null || only === battery.item.id) && worksOnSome(battery, inverter)
	// Kuhn's algorithm: a kind may push another to a further inverter that suits it.
	const place = (battery: Battery, seen: Set<Slot>): boolean =>
		slots.some((slot) => {
			if (seen.has(slot) || !suits(battery, slot)) return false
			seen.add(slot)
			if (slot.taken && !place(slot.taken, seen)) return false
			slot.taken = battery
			return true
		})
	return byPreference(batteries, hosts).flatMap((battery) => {
		if (place(battery, new Set())) return []
		const inTheWay =
			slots.find((slot) => slot.taken && worksOnSome(battery, slot.hosts.inverter)) ??
			slots.find(({ taken }) => taken)
		if (!inTheWay?.taken) return []
		return [{ battery, beside: inTheWay.taken, inverter: inTheWay.hosts.inverter }]
	})
}

/** Batteries of a kit stay; then come those that store most. */
function byPreference(batteries: readonly Battery[], hosts: readonly Hosts[]): Battery[] {
	const fixed = new Set(hosts.map(({ only }) => only))
	return [...batteries].sort(
		(a, b) =>
			Number(fixed.has(b.item.id)) - Number(fixed.has(a.item.id)) || storedKwh(b) - storedKwh(a),
	)
}

const storedKwh = ({ figures, quantity }: Battery) => figures.capacityKwh * quantity

/** Two kinds of battery that would share an inverter; the ways out have one kind alone. */
export function mixedBatteries(
	{ battery, beside, inverter }: ReturnType<typeof withoutInverter>[number],
	{ fixedIds }: { fixedIds: ReadonlySet<string> },
): CartProblem {
	const instead = (kept: Battery, gone: Battery) =>
		fixedIds.has(gone.item.id) ? null : allOf(kept, gone, inverter, fixedIds.has(kept.item.id))
	return {
		rule: 'mixed-batteries',
		severity: 'error',
		productIds: [battery.item.id, beside.item.id, inverter.item.id],
		sentence: message('planner.mixed_batteries', {
			one: battery.item.name,
			other: beside.item.name,
		}),
		details: [
			message('planner.formula.mixed_batteries', {
				one: voltsOf(battery),
				other: voltsOf(beside),
				inverter: inverter.item.name,
				inverters: inverter.quantity,
			}),
		],
		fixes: [instead(beside, battery), instead(battery, beside)].filter((fix) => fix !== null),
	}
}

const voltsOf = ({ figures: { nominalV, chemistry }, quantity }: Battery) => ({
	quantity,
	nominalV,
	chemistry,
})

/** As many of the kept kind as store the energy of both, or else as many as there are of it now. */
function allOf(
	kept: Battery,
	gone: Battery,
	inverter: Found<'inverter'>,
	isInKit: boolean,
): Cure | null {
	const wanted = kept.quantity + Math.ceil(storedKwh(gone) / kept.figures.capacityKwh)
	const counts = Array.from({ length: wanted }, (_, index) => wanted - index)
	const works = (quantity: number) =>
		kept.item.stock >= quantity && worksOnSome({ ...kept, quantity }, inverter)
	const all = counts.find((quantity) => quantity >= kept.quantity && works(quantity))
	if (all === undefined) return null
	// Batteries inside a kit are not counted in the cart.
	const loose = isInKit ? all - kept.quantity : all
	if (loose === 0) return null
	return {
		productId: kept.item.id,
		quantity: loose,
		insteadOf: gone.item.id,
		warnings: 0,
		sentence: message('planner.fix.one_kind', {
			name: kept.item.name,
			quantity: loose,
			without: gone.item.name,
		}),
	}
}
