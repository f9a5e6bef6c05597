import type { Unit } from '../../../../../shared/products/units.ts'
import { MAX_HSN_DESCRIPTION } from '../../../limits.ts'
import type { DocumentState } from '../../../parties/schema.ts'

/** Names of places that the offline tool spells otherwise than the PIN directory. */
const PLACES: Record<string, string> = {
	'01': 'Jammu & Kashmir',
	'26': 'Dadra & Nagar Haveli & Daman & Diu',
	// As the tool has it.
	'31': 'Lakshdweep',
	'35': 'Andaman & Nicobar Islands',
}

/** `27-Maharashtra` */
export const portalPlace = ({ code, name }: DocumentState): string =>
	`${code}-${PLACES[code] ?? name}`

/** `23-11-2026`, from `2026-11-23`. */
export const portalDate = (day: string): string => day.split('-').toReversed().join('-')

/** `112026`, from `2026-11`. */
export const portalPeriod = (month: string): string => month.split('-').toReversed().join('')

const UNIT_NAMES: Record<Unit, string> = {
	NOS: 'NUMBERS',
	SET: 'SETS',
	MTR: 'METERS',
	ROL: 'ROLLS',
	PCS: 'PIECES',
	PAC: 'PACKS',
	PRS: 'PAIRS',
	BOX: 'BOX',
	BAG: 'BAGS',
	BDL: 'BUNDLES',
	BTL: 'BOTTLES',
	BUN: 'BUNCHES',
	CAN: 'CANS',
	CMS: 'CENTIMETERS',
	CTN: 'CARTONS',
	DOZ: 'DOZENS',
	DRM: 'DRUMS',
	GMS: 'GRAMMES',
	KGS: 'KILOGRAMS',
	KLR: 'KILOLITRE',
	KME: 'KILOMETRE',
	LTR: 'LITRES',
	MLT: 'MILILITRE',
	MTS: 'METRIC TON',
	SQF: 'SQUARE FEET',
	SQM: 'SQUARE METERS',
	TON: 'TONNES',
	TUB: 'TUBES',
	UNT: 'UNITS',
	OTH: 'OTHERS',
}

/** `NOS-NUMBERS`; `NA` of work. */
export const portalUnit = (unit: string): string =>
	Object.hasOwn(UNIT_NAMES, unit) ? `${unit}-${UNIT_NAMES[unit as Unit]}` : unit

export const portalDescription = (text: string): string => text.slice(0, MAX_HSN_DESCRIPTION).trim()

/** The numbers and names of kinds of documents in table 13. */
export const DOCUMENT_NATURES = {
	'tax-invoice': [1, 'Invoices for outward supply'],
	'credit-note': [5, 'Credit Note'],
	'receipt-voucher': [6, 'Receipt Voucher'],
	'refund-voucher': [8, 'Refund Voucher'],
} as const
export type CountedKind = keyof typeof DOCUMENT_NATURES
