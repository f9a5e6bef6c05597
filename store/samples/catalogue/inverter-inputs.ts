import type { SheetOf } from '../../../domain/catalogue/sheet.ts'
import type { SampleProduct } from './product.ts'

/** An inverter as it is written down; its category and watts follow. */
export type InverterEntry = Omit<SampleProduct, 'category' | 'wattage' | 'sheet'> & {
	sheet: SheetOf<'inverter'>
}

type Tracker = SheetOf<'inverter'>['mppts'][number]

export const trackers = (count: number, each: Tracker): Tracker[] =>
	Array.from({ length: count }, () => each)

export const oneString: Tracker = { maxCurrentA: 16, maxShortCircuitA: 20, strings: 1 }
