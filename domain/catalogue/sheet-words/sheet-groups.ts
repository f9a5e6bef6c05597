import type { TechnicalSheet as Sheet } from '../sheet.ts'
import { inverterSheet } from './sheet-inverter.ts'
import { panelSheet } from './sheet-panel.ts'
import { cableSheet, kitSheet, mountingSheet, protectionSheet } from './sheet-parts.ts'
import type { SheetGroup } from './sheet-row.ts'
import { batterySheet, generatorSheet } from './sheet-storage.ts'

/** What there is to say of a product's figures, in groups. */
export function groupsOf(sheet: Sheet): SheetGroup[] {
	switch (sheet.kind) {
		case 'panel':
			return panelSheet(sheet)
		case 'inverter':
			return inverterSheet(sheet)
		case 'battery':
			return batterySheet(sheet)
		case 'generator':
			return generatorSheet(sheet)
		case 'kit':
			return kitSheet(sheet)
		case 'mounting':
			return mountingSheet(sheet)
		case 'cable':
			return cableSheet(sheet)
		case 'protection':
			return protectionSheet(sheet)
	}
}
