import { counted, errorsOf, figure, type Site, warningsOf } from '../electrical/check.ts'
import { onGenerator } from '../electrical/generators.ts'
import { type Item, ofKind, type Part } from '../electrical/items.ts'
import { findLayouts } from '../electrical/layouts.ts'
import { seriesRange } from '../electrical/voltages.ts'
import {
	type CartProblem,
	type Found,
	type Missing,
	type Partly,
	warningAbout,
} from './cart-check.ts'
import { panelOnInverter } from './fits.ts'
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
			sentence: `${one.item.name} has no panels yet.`,
			fixes: panelFixes(catalogue, site, one.figures, one.quantity),
		}))
	if (!panel) return { missing: idle() }
	if (panels.length === 1 && inverters.length === 1) {
		const problems = onInverter(panel, inverter, batteries, catalogue, site)
		const isForGenerator =
			problems.some(isError) &&
			generators.length > 0 &&
			onSomeGenerator(panel, generators, site).length === 0
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
		if (generators.length > 0 && onSomeGenerator(panel, generators, site).length === 0) return []
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
			'There is more than one kind of panel or inverter, so which goes with which could not be checked. An installer plans it.',
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
	return {
		rule: 'layout',
		severity: 'error',
		productIds: [item.id, ...inverters.map((one) => one.item.id)],
		sentence: tooFew
			? `${quantity} × ${item.name} ${quantity === 1 ? 'is' : 'are'} too few: an inverter needs at least ${fewest} of a kind in a row.`
			: `${quantity} × ${item.name} are too many: the inverters have room for ${most}.`,
		details: [tooFew ? `${quantity} < ${fewest} in series` : `${quantity} > ${most} on all inputs`],
		fixes: [tooFew ? fewest : most]
			.filter((count) => count <= item.stock)
			.map((count) => ({
				productId: item.id,
				quantity: count,
				insteadOf: null,
				warnings: 0,
				sentence: `${count} instead of ${quantity} × ${item.name}.`,
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
