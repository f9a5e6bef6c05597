import type { TechnicalSheet as Sheet } from '../../../domain/catalogue/sheet'
import { inverterSheet } from './sheet-inverter'
import { panelSheet } from './sheet-panel'
import { cableSheet, kitSheet, mountingSheet, protectionSheet } from './sheet-parts'
import type { SheetGroup } from './sheet-row'
import { batterySheet, generatorSheet } from './sheet-storage'

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
