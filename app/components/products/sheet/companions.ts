import type { Category, Product } from '../../../../domain/catalogue/schema'
import { pair } from '../../../../domain/planner/fits/fits'

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

type Sheet = Product['sheet']

/** Whether two things can work together, as far as their sheets tell, anywhere in the plains of India. */
export function fits(one: Sheet, other: Sheet): boolean {
	return (one && other && pair(one, other)?.fits) ?? true
}
