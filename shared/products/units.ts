import type { Category } from './categories.ts'

/** Unit quantity codes (UQC) of the returns of GST, as the portal spells them. */
export const UNITS = {
	NOS: 'Numbers',
	SET: 'Sets',
	MTR: 'Metres',
	ROL: 'Rolls',
	PCS: 'Pieces',
	PAC: 'Packs',
	PRS: 'Pairs',
	BOX: 'Box',
	BAG: 'Bags',
	BDL: 'Bundles',
	BTL: 'Bottles',
	BUN: 'Bunches',
	CAN: 'Cans',
	CMS: 'Centimetres',
	CTN: 'Cartons',
	DOZ: 'Dozens',
	DRM: 'Drums',
	GMS: 'Grammes',
	KGS: 'Kilograms',
	KLR: 'Kilolitres',
	KME: 'Kilometres',
	LTR: 'Litres',
	MLT: 'Millilitres',
	MTS: 'Metric tons',
	SQF: 'Square feet',
	SQM: 'Square metres',
	TON: 'Tonnes',
	TUB: 'Tubes',
	UNT: 'Units',
	OTH: 'Others',
} as const
export type Unit = keyof typeof UNITS
export const UNIT_CODES = Object.keys(UNITS) as [Unit, ...Unit[]]

interface Counted {
	category: Category
	sheet: { kind: string; lengthM?: number } | null
	unit: Unit | null
}

/** The unit that a product is counted in: its own, or that of its kind. Cable on a roll is counted in rolls. */
export function unitOf({ category, sheet, unit }: Counted): Unit {
	if (unit) return unit
	if (category === 'Kits' || sheet?.kind === 'kit') return 'SET'
	if (sheet?.kind !== 'cable') return 'NOS'
	return sheet.lengthM === 1 ? 'MTR' : 'ROL'
}
