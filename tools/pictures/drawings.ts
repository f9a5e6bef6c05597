import { placeholder } from './draw/placeholder.ts'
import { accessoryDrawings } from './products/accessories.ts'
import { batteryDrawings } from './products/batteries.ts'
import { generatorDrawings } from './products/generators.ts'
import { inverterDrawings } from './products/inverters.ts'
import { kitDrawings } from './products/kits.ts'
import { panelDrawings } from './products/panels.ts'
import type { Drawings } from './sheets.ts'

/** Every picture of the built-in catalogue by product id, and the one for products without any. */
export const drawings: Drawings = {
	...panelDrawings,
	...inverterDrawings,
	...batteryDrawings,
	...generatorDrawings,
	...kitDrawings,
	...accessoryDrawings,
	placeholder,
}
