import { message } from '../../../../shared/messages/message.ts'
import { type Item, ofKind, type Part } from '../../electrical/items.ts'
import { panelOnInverter } from '../../fits/fits.ts'
import { worksOnSome } from '../electrical/battery-mix.ts'
import { detailsOf, errorsOf, type Site, sentencesOf, warningsOf } from '../electrical/check.ts'
import { onGenerator } from '../electrical/generators.ts'
import { findLayouts } from '../electrical/layouts.ts'
import { seriesRange } from '../electrical/voltages.ts'
import { joined } from '../join-messages.ts'
import {
	type CartProblem,
	type Found,
	type Missing,
	type Partly,
	warningAbout,
} from './cart-check.ts'
import { countFixes, insteadOf, inverterFixes, panelFixes } from './fixes.ts'

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
	const idle = (): Missing[] =>
		inverters.map((one) => ({
			what: 'panels',
			severity: 'hint',
			productIds: [one.item.id],
			sentence: message('planner.cart.no_panels', {
				name: one.item.name,
				isBackup: batteries.some((battery) => worksOnSome(battery, one)),
			}),
			fixes: panelFixes(catalogue, site, one.figures, one.quantity),
		}))
	if (!panel) return { missing: idle() }
	if (panels.length === 1 && inverters.length === 1) {
		const problems = onInverter(panel, inverter, batteries, catalogue, site)
		const isForGenerator =
			problems.some(isError) &&
			generators.length > 0 &&
			!onSomeGenerator(panel, generators, site).some(isError)
		return isForGenerator ? { missing: idle() } : { problems }
	}
	return severalKinds(panels, inverters, generators, batteries, catalogue, site)
}

const isError = ({ severity }: CartProblem) => severity === 'error'

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
		sentence: message('planner.cart.panels_need_inverter', { panels: quantity }),
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
			sentence: joined(reasons),
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

/**
 * With several kinds it is not known which goes on which: each panel needs some inverter that suits it, or
 * a generator, and of each kind there must be enough for a string and no more than the inputs hold.
 */
function severalKinds(
	panels: Found<'panel'>[],
	inverters: Found<'inverter'>[],
	generators: Found<'generator'>[],
	batteries: Found<'battery'>[],
	catalogue: readonly Item[],
	site: Site,
): Partly {
	const problems = panels.flatMap((panel): CartProblem[] => {
		if (generators.length > 0 && !onSomeGenerator(panel, generators, site).some(isError)) return []
		const pairings = inverters.map((one) => panelOnInverter(panel.figures, one.figures, site))
		if (pairings.some(({ fits }) => fits)) {
			const [only, other] = inverters
			const wrong =
				wrongNumber(panel, inverters, site) ??
				(only && !other ? undivided(panel, only, catalogue, batteries, site) : null)
			return wrong ? [wrong] : []
		}
		return [
			{
				rule: pairings[0]?.rule ?? 'layout',
				severity: 'error',
				productIds: [panel.item.id, ...inverters.map(({ item }) => item.id)],
				sentence: message('planner.cart.fits_no_inverter', {
					name: panel.item.name,
					why: pairings[0]?.reason ?? joined([]),
				}),
				details: inverters
					.slice(0, 1)
					.flatMap((one) => findLayouts(panel.figures, one.figures, site, panel.quantity).details),
				fixes: inverterFixes(catalogue, site, panel.figures, panel.quantity, batteries),
			},
		]
	})
	const sum = (parts: { quantity: number }[], each: (index: number) => number) =>
		parts.reduce((total, { quantity }, index) => total + quantity * each(index), 0)
	const panelsW = sum(panels, (index) => panels[index]?.figures.powerW ?? 0)
	const invertersW = sum(inverters, (index) => inverters[index]?.figures.maxPvW ?? 0)
	if (panelsW > invertersW)
		problems.push({
			rule: 'pv-power',
			severity: 'error',
			productIds: [...panels, ...inverters].map(({ item }) => item.id),
			sentence: message('planner.cart.too_much_power', { panelsW, invertersW }),
			details: [message('planner.formula.all_panels', { panelsW, invertersW })],
			fixes: [],
		})
	const unchecked = {
		productIds: [...panels, ...inverters].map(({ item }) => item.id),
		sentence: message('planner.cart.several_kinds'),
	}
	return { problems, unchecked: problems.length > 0 ? [] : [unchecked] }
}

/** Fewer than any of the inverters needs in a row, or more than all of their inputs hold. */
function wrongNumber(
	{ item, figures, quantity }: Found<'panel'>,
	inverters: Found<'inverter'>[],
	site: Site,
): CartProblem | null {
	const ranges = inverters.flatMap((one) => {
		const range = seriesRange(figures, one.figures, site)
		const inputs = one.figures.mppts.reduce((sum, { strings }) => sum + strings, 0)
		return range ? [{ ...range, holds: range.max * inputs * one.quantity }] : []
	})
	const fewest = Math.min(...ranges.map(({ min }) => min))
	const most = ranges.reduce((sum, { holds }) => sum + holds, 0)
	if (quantity >= fewest && quantity <= most) return null
	const tooFew = quantity < fewest
	const { name } = item
	return {
		rule: 'layout',
		severity: 'error',
		productIds: [item.id, ...inverters.map((one) => one.item.id)],
		sentence: tooFew
			? message('planner.cart.too_few_panels', { name, quantity, fewest })
			: message('planner.cart.too_many_panels', { name, quantity, most }),
		details: [
			tooFew
				? message('planner.formula.too_few_panels', { panels: quantity, fewest })
				: message('planner.formula.too_many_panels', { panels: quantity, most }),
		],
		fixes: [tooFew ? fewest : most]
			.filter((count) => count <= item.stock)
			.map((count) => ({
				productId: item.id,
				quantity: count,
				insteadOf: null,
				warnings: 0,
				sentence: message('planner.fix.count', { name, has: quantity, count }),
			})),
	}
}

/** Where no number of inverters of the only kind has strings for so many; the rest are left to other panels. */
function undivided(
	panel: Found<'panel'>,
	inverter: Found<'inverter'>,
	catalogue: readonly Item[],
	batteries: Found<'battery'>[],
	site: Site,
): CartProblem | null {
	const counts = Array.from(
		{ length: Math.min(inverter.quantity, panel.quantity) },
		(_, n) => n + 1,
	)
	const tried = counts.map((quantity) =>
		onInverter(panel, { ...inverter, quantity }, batteries, catalogue, site),
	)
	if (tried.some((problems) => !problems.some(isError))) return null
	return tried.flat().find(isError) ?? null
}

function onSomeGenerator(
	panel: Found<'panel'>,
	generators: Found<'generator'>[],
	site: Site,
): CartProblem[] {
	const count = generators.reduce((sum, { quantity }) => sum + quantity, 0)
	const each = Math.max(1, Math.ceil(panel.quantity / count))
	const tried = generators.map(({ figures }) => onGenerator(panel.figures, figures, site, each))
	const productIds = [panel.item.id, ...generators.map(({ item }) => item.id)]
	const fitting = tried.filter(({ fits }) => fits).map(({ checks }) => warningsOf(checks))
	const [fewest] = fitting.sort((a, b) => a.length - b.length)
	if (fewest) return fewest.map((check) => warningAbout(productIds, check))
	const failing = errorsOf(tried[0]?.checks ?? [])
	return [
		{
			rule: failing[0]?.rule ?? 'layout',
			severity: 'error',
			productIds,
			sentence: joined(sentencesOf(failing)),
			details: detailsOf(failing),
			fixes: [],
		},
	]
}
