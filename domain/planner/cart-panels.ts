import {
	type CartProblem,
	type Found,
	type Missing,
	type Partly,
	warningAbout,
} from './cart-check.ts'
import { counted, errorsOf, figure, type Site, warningsOf } from './check.ts'
import { panelOnInverter } from './fits.ts'
import { countFixes, insteadOf, inverterFixes, panelFixes } from './fixes.ts'
import { onGenerator } from './generators.ts'
import { type Item, ofKind, type Part } from './items.ts'
import { findLayouts } from './layouts.ts'

/** Panels on the inverters of the cart, else on its generators. */
export function checkPanels(
	parts: readonly Part[],
	catalogue: readonly Item[],
	site: Site,
): Partly {
	const panels = ofKind(parts, 'panel')
	const inverters = ofKind(parts, 'inverter')
	const generators = ofKind(parts, 'generator')
	const batteries = ofKind(parts, 'battery')
	const [panel] = panels
	const [inverter] = inverters
	if (inverters.length === 0 && generators.length > 0 && panels.length > 0)
		return { problems: panels.flatMap((one) => onSomeGenerator(one, generators, site)) }
	if (!inverter)
		return {
			missing: panels.map((one) => withoutInverter(one, batteries, catalogue, site)),
		}
	if (!panel)
		return {
			missing: inverters.map((one) => ({
				what: 'panels',
				severity: 'hint',
				productIds: [one.item.id],
				sentence: `${one.item.name} has no panels yet.`,
				fixes: panelFixes(catalogue, site, one.figures, one.quantity),
			})),
		}
	if (panels.length === 1 && inverters.length === 1)
		return { problems: onInverter(panel, inverter, batteries, catalogue, site) }
	return severalKinds(panels, inverters, batteries, catalogue, site)
}

/** Where no inverter would take them, they may well be for a charge controller: a hint. */
function withoutInverter(
	{ item, figures, quantity }: Found<'panel'>,
	batteries: Found<'battery'>[],
	catalogue: readonly Item[],
	site: Site,
): Missing {
	const fixes = inverterFixes(catalogue, site, figures, quantity, batteries)
	return {
		what: 'inverter',
		severity: fixes.length > 0 ? 'error' : 'hint',
		productIds: [item.id],
		sentence: `${counted(quantity, 'panel')} ${quantity === 1 ? 'needs' : 'need'} an inverter to make mains power.`,
		fixes,
	}
}

function onInverter(
	panel: Found<'panel'>,
	inverter: Found<'inverter'>,
	batteries: Found<'battery'>[],
	catalogue: readonly Item[],
	site: Site,
): CartProblem[] {
	const { layouts, rule, reasons, details } = findLayouts(
		panel.figures,
		inverter.figures,
		site,
		panel.quantity,
		inverter.quantity,
	)
	const productIds = [panel.item.id, inverter.item.id]
	if (layouts)
		return warningsOf(layouts[0]?.checks ?? []).map((check) => warningAbout(productIds, check))
	return [
		{
			rule: rule ?? 'layout',
			severity: 'error',
			productIds,
			sentence: reasons.join(' '),
			details,
			fixes: [
				...countFixes(site, panel, inverter.figures, inverter.quantity),
				...insteadOf(
					inverter.item.id,
					inverterFixes(catalogue, site, panel.figures, panel.quantity, batteries),
				),
			],
		},
	]
}

/** With several kinds it is not known which goes on which: each panel needs some inverter that suits it. */
function severalKinds(
	panels: Found<'panel'>[],
	inverters: Found<'inverter'>[],
	batteries: Found<'battery'>[],
	catalogue: readonly Item[],
	site: Site,
): Partly {
	const problems = panels.flatMap((panel): CartProblem[] => {
		const pairings = inverters.map((one) => panelOnInverter(panel.figures, one.figures, site))
		if (pairings.some(({ fits }) => fits)) return []
		return [
			{
				rule: pairings[0]?.rule ?? 'layout',
				severity: 'error',
				productIds: [panel.item.id, ...inverters.map(({ item }) => item.id)],
				sentence: `${panel.item.name} fits none of the inverters. ${pairings[0]?.reason ?? ''}`,
				details: inverters
					.slice(0, 1)
					.flatMap((one) => findLayouts(panel.figures, one.figures, site, panel.quantity).details),
				fixes: inverterFixes(catalogue, site, panel.figures, panel.quantity, batteries),
			},
		]
	})
	const sum = (parts: { quantity: number }[], each: (index: number) => number) =>
		parts.reduce((total, { quantity }, index) => total + quantity * each(index), 0)
	const dcW = sum(panels, (index) => panels[index]?.figures.powerW ?? 0)
	const takesW = sum(inverters, (index) => inverters[index]?.figures.maxPvW ?? 0)
	if (dcW > takesW)
		problems.push({
			rule: 'pv-power',
			severity: 'error',
			productIds: [...panels, ...inverters].map(({ item }) => item.id),
			sentence: `The panels make up to ${figure(dcW, 0)} W, more than the ${figure(takesW, 0)} W that the inverters take together.`,
			details: [`Σ panels = ${figure(dcW, 0)} W > Σ inverters = ${figure(takesW, 0)} W`],
			fixes: [],
		})
	const unchecked = {
		productIds: [...panels, ...inverters].map(({ item }) => item.id),
		sentence:
			'Of panels or inverters there is more than one kind: an installer plans which goes with which.',
	}
	return { problems, unchecked: problems.length > 0 ? [] : [unchecked] }
}

function onSomeGenerator(
	panel: Found<'panel'>,
	generators: Found<'generator'>[],
	site: Site,
): CartProblem[] {
	const count = generators.reduce((sum, { quantity }) => sum + quantity, 0)
	const each = Math.max(1, Math.ceil(panel.quantity / count))
	const tried = generators.map(({ figures }) => onGenerator(panel.figures, figures, site, each))
	if (tried.some(({ fits }) => fits)) return []
	const failing = errorsOf(tried[0]?.checks ?? [])
	return [
		{
			rule: failing[0]?.rule ?? 'layout',
			severity: 'error',
			productIds: [panel.item.id, ...generators.map(({ item }) => item.id)],
			sentence: failing.map(({ sentence }) => sentence).join(' '),
			details: failing.map(({ detail }) => detail),
			fixes: [],
		},
	]
}
