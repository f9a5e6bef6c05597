import { inverterSheet } from '../internal/sheet-words/sheet-inverter.ts'
import { panelSheet } from '../internal/sheet-words/sheet-panel.ts'
import {
	cableSheet,
	kitSheet,
	mountingSheet,
	protectionSheet,
} from '../internal/sheet-words/sheet-parts.ts'
import type { SheetGroup } from '../internal/sheet-words/sheet-row.ts'
import { batterySheet, generatorSheet } from '../internal/sheet-words/sheet-storage.ts'
import type { TechnicalSheet as Sheet } from '../sheet.ts'

export type { SheetGroup }

const GROUPS: { [K in Sheet['kind']]: (sheet: Extract<Sheet, { kind: K }>) => SheetGroup[] } = {
	panel: panelSheet,
	inverter: inverterSheet,
	battery: batterySheet,
	generator: generatorSheet,
	kit: kitSheet,
	mounting: mountingSheet,
	cable: cableSheet,
	protection: protectionSheet,
}

/** The figures of a product in words, in groups. */
export const groupsOf = (sheet: Sheet): SheetGroup[] =>
	// A kind and its words come together in the table; the compiler knows it of each kind, not of all.
	(GROUPS[sheet.kind] as (sheet: Sheet) => SheetGroup[])(sheet)
