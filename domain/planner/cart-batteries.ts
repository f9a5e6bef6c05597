import { batteryChecks } from './batteries.ts'
import { type CartProblem, type Found, type Partly, warningAbout } from './cart-check.ts'
import { type Check, errorsOf, type Site, warningsOf } from './check.ts'
import {
	batteryCountFixes,
	batteryFixes,
	type Fix,
	insteadOf,
	inverterForBatteryFixes,
} from './fixes.ts'
import { type Item, merged, ofKind, type Part } from './items.ts'

/** Loose batteries on the inverters of the cart; those of kits serve too, with what they have already. */
export function checkBatteries(
	loose: readonly Part[],
	inKits: readonly Part[],
	catalogue: readonly Item[],
	site: Site,
): Partly {
	const all = merged([...loose, ...inKits])
	const inverters = ofKind(all, 'inverter')
	const added = new Set(ofKind(loose, 'battery').map(({ item }) => item.id))
	const batteries = ofKind(all, 'battery').filter(({ item }) => added.has(item.id))
	if (batteries.length === 0)
		return {
			missing: ofKind(merged(loose), 'inverter')
				.filter(({ figures }) => figures.battery)
				.map((one) => ({
					what: 'battery',
					severity: 'hint',
					productIds: [one.item.id],
					sentence: `${one.item.name} can store energy and has no battery yet.`,
					fixes: batteryFixes(catalogue, one.figures, one.quantity),
				})),
		}
	if (inverters.length === 0)
		return {
			missing: batteries.map((one) => ({
				what: 'inverter',
				severity: 'hint',
				productIds: [one.item.id],
				sentence: `${one.item.name} needs an inverter or controller that charges it.`,
				fixes: inverterForBatteryFixes(catalogue, site, one.figures, one.quantity),
			})),
		}
	const panels = ofKind(merged(loose), 'panel')
	return {
		problems: batteries.flatMap((one) => onSomeInverter(one, inverters, panels, catalogue, site)),
	}
}

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
				sentence: errors.map(({ sentence }) => sentence).join(' '),
				details: [...errors, ...behind(checks)].map(({ detail }) => detail),
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

/** What the number in series follows from, where whole banks are missing. */
const behind = (checks: readonly Check[]) =>
	errorsOf(checks).some(({ rule }) => rule === 'battery-series')
		? checks.filter(({ rule }) => rule === 'battery-low-voltage' || rule === 'battery-high-voltage')
		: []

/** Another number of the same batteries, and other batteries. */
function batteriesInstead(
	battery: Found<'battery'>,
	{ figures, quantity }: Found<'inverter'>,
	catalogue: readonly Item[],
): Fix[] {
	const counts = batteryCountFixes(battery, figures, quantity)
	const others = batteryFixes(catalogue, figures, quantity).filter(
		({ productId }) => counts.length === 0 || productId !== battery.item.id,
	)
	return [...counts, ...insteadOf(battery.item.id, others)]
}
