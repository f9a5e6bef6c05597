import { batteryChecks } from './batteries.ts'
import type { CartProblem, Found, Partly } from './cart-check.ts'
import { errorsOf, warningsOf } from './check.ts'
import { batteryFixes, inverterForBatteryFixes } from './fixes.ts'
import { type Item, merged, ofKind, type Part } from './items.ts'

/** Loose batteries on the inverters of the cart; those of kits serve too, with what they have already. */
export function checkBatteries(
	loose: readonly Part[],
	inKits: readonly Part[],
	catalogue: readonly Item[],
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
				fixes: inverterForBatteryFixes(catalogue, one.figures, one.quantity),
			})),
		}
	return { problems: batteries.flatMap((one) => onSomeInverter(one, inverters, catalogue)) }
}

function onSomeInverter(
	battery: Found<'battery'>,
	inverters: Found<'inverter'>[],
	catalogue: readonly Item[],
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
				fixes: inverter.figures.battery
					? batteryFixes(catalogue, inverter.figures, inverter.quantity)
					: inverterForBatteryFixes(catalogue, battery.figures, battery.quantity),
			},
		]
	return warningsOf(checks).map(({ rule, sentence }) => ({
		rule,
		severity: 'warning',
		productIds,
		sentence,
		fixes: [],
	}))
}
