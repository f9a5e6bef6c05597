import type { Category, Product } from '../../domain/catalogue/schema'
import type { SheetOf } from '../../domain/catalogue/sheet'

const GOES_WITH: Record<Category, Category | null> = {
	Panels: 'Inverters',
	Inverters: 'Panels',
	Batteries: 'Inverters',
	Generators: 'Panels',
	Kits: null,
	Accessories: 'Panels',
}

/** The kind of thing one needs next, having chosen this; a kit needs nothing more. */
export function companionCategory({ category, sheet }: Pick<Product, 'category' | 'sheet'>) {
	if (sheet?.kind === 'inverter' && sheet.battery) return 'Batteries'
	return GOES_WITH[category]
}

/** How much a panel's voltage rises on a frosty morning, and its current in more than full sun. */
const COLD = 1.15
const BRIGHT = 1.1

/** Whether the shortest string that wakes the inverter stays within its limits. */
function panelOnInverter(panel: SheetOf<'panel'>, inverter: SheetOf<'inverter'>): boolean {
	const needed = Math.max(1, Math.ceil(inverter.startV / panel.vmpV))
	return (
		needed * panel.vocV * COLD <= inverter.maxDcV &&
		needed * panel.powerW <= inverter.maxPvW &&
		inverter.mppts.some(({ maxShortCircuitA }) => panel.iscA * BRIGHT <= maxShortCircuitA)
	)
}

function panelOnGenerator(panel: SheetOf<'panel'>, generator: SheetOf<'generator'>): boolean {
	return (
		panel.vmpV >= generator.solarMinV &&
		panel.vocV * COLD <= generator.solarMaxV &&
		panel.powerW <= generator.maxSolarW
	)
}

function batteryOnInverter(battery: SheetOf<'battery'>, { battery: side }: SheetOf<'inverter'>) {
	return side !== undefined && battery.nominalV >= side.minV && battery.nominalV <= side.maxV
}

type Sheet = Product['sheet']

/** Whether two things can work together, as far as their sheets tell; a first look, not a design. */
export function fits(one: Sheet, other: Sheet): boolean {
	return judge(one, other) ?? judge(other, one) ?? true
}

function judge(one: Sheet, other: Sheet): boolean | null {
	if (one?.kind === 'panel' && other?.kind === 'inverter') return panelOnInverter(one, other)
	if (one?.kind === 'panel' && other?.kind === 'generator') return panelOnGenerator(one, other)
	if (one?.kind === 'battery' && other?.kind === 'inverter') return batteryOnInverter(one, other)
	return null
}
