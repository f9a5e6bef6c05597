import { message } from '../../../../shared/messages/message.ts'
import { type Item, merged, ofKind, type Part } from '../../electrical/items.ts'
import { batteryChecks } from '../electrical/batteries.ts'
import {
	type Hosts,
	mixedBatteries,
	withoutInverter,
	worksOnSome,
} from '../electrical/battery-mix.ts'
import {
	type Check,
	detailsOf,
	errorsOf,
	passes,
	type Site,
	sentencesOf,
	warningsOf,
} from '../electrical/check.ts'
import { joined } from '../join-messages.ts'
import type { Cure } from './best-fixes.ts'
import { type CartProblem, type Found, type Partly, warningAbout } from './cart-check.ts'
import { batteryCountFixes, batteryFixes, insteadOf, inverterForBatteryFixes } from './fixes.ts'

/** Loose batteries on the inverters of the cart; those of kits serve too, with their present batteries. */
export function checkBatteries(
	loose: readonly Part[],
	kits: readonly (readonly Part[])[],
	catalogue: readonly Item[],
	site: Site,
): Partly {
	const all = merged([...loose, ...kits.flat()])
	const inverters = ofKind(all, 'inverter')
	const added = new Set(ofKind(loose, 'battery').map(({ item }) => item.id))
	const kinds = ofKind(all, 'battery')
	const batteries = kinds.filter(({ item }) => added.has(item.id))
	if (batteries.length === 0)
		return {
			missing: ofKind(merged(loose), 'inverter')
				.filter(({ figures }) => figures.battery)
				.map((one) => ({
					what: 'battery',
					severity: 'hint',
					productIds: [one.item.id],
					sentence: message('planner.cart.no_battery', { name: one.item.name }),
					fixes: batteryFixes(catalogue, one.figures, one.quantity),
				})),
		}
	if (inverters.length === 0)
		return {
			missing: batteries.map((one) => ({
				what: 'inverter',
				severity: 'hint',
				productIds: [one.item.id],
				sentence: message('planner.cart.battery_needs_inverter', { name: one.item.name }),
				fixes: inverterForBatteryFixes(catalogue, site, one.figures, one.quantity),
			})),
		}
	const panels = ofKind(merged(loose), 'panel')
	const apart = ofKind(merged(loose), 'inverter').filter(({ figures }) => figures.battery)
	// Loose batteries that work by themselves leave the kits as they are.
	const alone = batteries.length === 1 && batteries.some((one) => worksOnAll(one, apart))
	if (kinds.length === 1 || alone) {
		const among = kinds.length === 1 ? inverters : apart
		return {
			problems: batteries.flatMap((one) => onSomeInverter(one, among, panels, catalogue, site)),
		}
	}
	const works = (battery: Found<'battery'>) => inverters.some((one) => worksOnSome(battery, one))
	const placed = kinds.filter(works)
	const fixedIds = new Set(ofKind(kits.flat(), 'battery').map(({ item }) => item.id))
	const problems = [
		...batteries
			.filter((one) => !works(one))
			.flatMap((one) => onSomeInverter(one, inverters, panels, catalogue, site)),
		...withoutInverter(placed, hostsOf(loose, kits)).map((mix) =>
			mixedBatteries(mix, { fixedIds }),
		),
	]
	return { problems, unchecked: problems.length > 0 ? [] : [severalKinds(kinds, inverters)] }
}

/** On all inverters of some kind, as `onSomeInverter` judges. */
const worksOnAll = ({ figures, quantity }: Found<'battery'>, inverters: Found<'inverter'>[]) =>
	inverters.some((one) =>
		passes(batteryChecks(figures, one.figures.battery, quantity, one.quantity)),
	)

function hostsOf(loose: readonly Part[], kits: readonly (readonly Part[])[]): Hosts[] {
	return [
		...ofKind(merged(loose), 'inverter').map((inverter) => ({ inverter, only: null })),
		...kits.flatMap((parts) =>
			ofKind(parts, 'inverter').map((inverter) => ({
				inverter,
				only: ofKind(parts, 'battery')[0]?.item.id ?? null,
			})),
		),
	]
}

const severalKinds = (batteries: Found<'battery'>[], inverters: Found<'inverter'>[]) => ({
	productIds: [...batteries, ...inverters].map(({ item }) => item.id),
	sentence: message('planner.cart.several_batteries'),
})

function onSomeInverter(
	battery: Found<'battery'>,
	inverters: Found<'inverter'>[],
	panels: Found<'panel'>[],
	catalogue: readonly Item[],
	site: Site,
): CartProblem[] {
	const [best] = inverters
		.map((inverter) => ({
			inverter,
			checks: batteryChecks(
				battery.figures,
				inverter.figures.battery,
				battery.quantity,
				inverter.quantity,
			),
		}))
		.sort(
			(a, b) =>
				Number(!a.inverter.figures.battery) - Number(!b.inverter.figures.battery) ||
				errorsOf(a.checks).length - errorsOf(b.checks).length,
		)
	if (!best) return []
	const { inverter, checks } = best
	const productIds = [battery.item.id, inverter.item.id]
	const errors = errorsOf(checks)
	const [first] = errors
	if (first)
		return [
			{
				rule: first.rule,
				severity: 'error',
				productIds,
				sentence: joined(sentencesOf(errors)),
				details: detailsOf([...errors, ...behind(checks)]),
				fixes: inverter.figures.battery
					? batteriesInstead(battery, inverter, catalogue)
					: insteadOf(
							inverter.item.id,
							inverterForBatteryFixes(catalogue, site, battery.figures, battery.quantity, panels),
						),
			},
		]
	return warningsOf(checks).map((check) => warningAbout(productIds, check))
}

/** The voltage checks that the number in series follows from, where whole banks are missing. */
const behind = (checks: readonly Check[]) =>
	errorsOf(checks).some(({ rule }) => rule === 'battery-series')
		? checks.filter(({ rule }) => rule === 'battery-low-voltage' || rule === 'battery-high-voltage')
		: []

/** Another number of the same batteries, and other batteries. */
function batteriesInstead(
	battery: Found<'battery'>,
	{ figures, quantity }: Found<'inverter'>,
	catalogue: readonly Item[],
): Cure[] {
	const counts = batteryCountFixes(battery, figures, quantity)
	const others = batteryFixes(catalogue, figures, quantity).filter(
		({ productId }) => counts.length === 0 || productId !== battery.item.id,
	)
	return [...counts, ...insteadOf(battery.item.id, others)]
}
