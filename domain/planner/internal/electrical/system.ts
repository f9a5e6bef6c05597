import { type Message, message } from '../../../../shared/messages/message.ts'
import type { SheetOf } from '../../../catalogue/sheet.ts'
import { type Item, ofKind, type Part, whyUnchecked } from '../../electrical/items.ts'
import type { BatteryFigures } from './banks.ts'
import { batteryChecks } from './batteries.ts'
import { type Check, errorsOf, passes, type Site, sentencesOf } from './check.ts'
import { loadCheck, onGenerator } from './generators.ts'
import type { Layout } from './layout.ts'
import { findLayouts } from './layouts.ts'
import type { InverterFigures, PanelFigures } from './voltages.ts'

type Some<F> = { figures: F; count: number }

export interface System {
	panels: Some<PanelFigures>
	inverters: Some<InverterFigures & Partial<Pick<SheetOf<'inverter'>, 'battery' | 'backupW'>>>
	batteries?: Some<BatteryFigures> | undefined
	site: Site
	/** The load during a power cut, W. */
	loadW?: number | undefined
}

export interface SystemCheck {
	/** `unknown` where figures are missing; never taken for a fit. */
	verdict: 'fits' | 'misfits' | 'unknown'
	layout: Layout | null
	checks: Check[]
	/** Why it does not fit or cannot be checked, for a buyer. */
	reasons: Message[]
}

/** A whole system of one kind of panel, one of inverter and at most one of battery. */
export function checkSystem({ panels, inverters, batteries, site, loadW }: System): SystemCheck {
	const { layouts, reasons } = findLayouts(
		panels.figures,
		inverters.figures,
		site,
		panels.count,
		inverters.count,
	)
	const best = layouts?.[0]
	const { battery: side, backupW } = inverters.figures
	const others = [
		...(batteries ? batteryChecks(batteries.figures, side, batteries.count, inverters.count) : []),
		...(loadW === undefined ? [] : [loadCheck((backupW ?? 0) * inverters.count, loadW)]),
	]
	return {
		verdict: best && passes(others) ? 'fits' : 'misfits',
		layout: best?.layout ?? null,
		checks: [...(best?.checks ?? []), ...others],
		reasons: [...reasons, ...sentencesOf(errorsOf(others))],
	}
}

const unknown = (...reasons: Message[]): SystemCheck => ({
	verdict: 'unknown',
	layout: null,
	checks: [],
	reasons,
})

const ELECTRICAL = ['Panels', 'Inverters', 'Batteries', 'Generators']

/**
 * The parts of a system as products. Accessories are passed over; an electrical part without figures,
 * or more than one kind of panel, inverter or battery, makes it unknown.
 */
export function checkParts(
	parts: readonly Part[],
	{ site, loadW }: { site: Site; loadW?: number | undefined },
): SystemCheck {
	const unclear = parts.flatMap(({ item }) =>
		ELECTRICAL.includes(item.category) ? (whyUnchecked(item) ?? []) : [],
	)
	if (unclear.length > 0) return unknown(...unclear)
	const [panels, otherPanels] = ofKind(parts, 'panel')
	const [inverters, otherInverters] = ofKind(parts, 'inverter')
	const [batteries, otherBatteries] = ofKind(parts, 'battery')
	const [generators, otherGenerators] = ofKind(parts, 'generator')
	if (otherPanels || otherInverters || otherBatteries || otherGenerators)
		return unknown(message('planner.system.several_kinds'))
	if (generators && inverters) return unknown(message('planner.system.inverter_and_generator'))
	if (generators)
		return generatorSystem(panels, generators.figures, generators.quantity, site, loadW)
	if (!panels || !inverters) return unknown(message('planner.system.incomplete'))
	return checkSystem({
		panels: { figures: panels.figures, count: panels.quantity },
		inverters: { figures: inverters.figures, count: inverters.quantity },
		batteries: batteries && { figures: batteries.figures, count: batteries.quantity },
		site,
		loadW,
	})
}

function generatorSystem(
	panels: { figures: PanelFigures; quantity: number } | undefined,
	generator: SheetOf<'generator'>,
	count: number,
	site: Site,
	loadW: number | undefined,
): SystemCheck {
	const each = panels && panels.quantity / count
	if (each !== undefined && !Number.isInteger(each))
		return unknown(message('planner.system.uneven_generators'))
	const panelChecks =
		panels && each ? onGenerator(panels.figures, generator, site, each).checks : []
	// Generators do not work side by side: one has to carry the load alone.
	const checks = [
		...panelChecks,
		...(loadW === undefined ? [] : [loadCheck(generator.outputW, loadW)]),
	]
	if (checks.length === 0) return unknown(message('planner.system.nothing_to_check'))
	return {
		verdict: passes(checks) ? 'fits' : 'misfits',
		layout: null,
		checks,
		reasons: sentencesOf(errorsOf(checks)),
	}
}

/** The parts of a kit, out of a list of products; null where one of them is not there. */
export function partsOfKit<I extends Item>(
	{ parts }: SheetOf<'kit'>,
	find: (id: string) => I | undefined,
): Part<I>[] | null {
	const found = parts.flatMap(({ productId, quantity }) => {
		const item = find(productId)
		return item ? [{ item, quantity }] : []
	})
	return found.length === parts.length ? found : null
}
