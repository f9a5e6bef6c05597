import type { Day } from '../../../../shared/calendar.ts'
import type { TechnicalSheet } from '../../../catalogue/sheet.ts'
import { yearsAfter } from '../../../documents/rules.ts'
import type { WarrantyDocument } from '../../../documents/schema.ts'
import type { WarrantyOfSerial } from '../../warranty/warranty-schema.ts'

type Terms = Pick<WarrantyOfSerial, 'knownFrom' | 'productWarranty' | 'performanceWarranty'>

/** The warranty of a serial number as the card of its order has it; null where it is on none. */
export function termsOnCard(cards: readonly WarrantyDocument[], serial: string): Terms | null {
	const part = cards
		.flatMap(({ parts }) => parts)
		.find(({ serials }) => serials.some((one) => one.toUpperCase() === serial.toUpperCase()))
	if (!part) return null
	return {
		knownFrom: 'card',
		productWarranty: part.product,
		performanceWarranty: part.performance,
	}
}

/** The warranty by the technical sheet of a product. @param installedOn null while it is not installed */
export function termsOnSheet(
	sheet: TechnicalSheet | null | undefined,
	installedOn: Day | null,
): Terms {
	const term = (years: number) =>
		years > 0 ? { years, until: installedOn && yearsAfter(installedOn, years) } : null
	const productWarranty = term(sheet && 'warrantyYears' in sheet ? sheet.warrantyYears : 0)
	const performanceWarranty = term(sheet?.kind === 'panel' ? sheet.performanceYears : 0)
	const isKnown = productWarranty !== null || performanceWarranty !== null
	return { knownFrom: isKnown ? 'sheet' : null, productWarranty, performanceWarranty }
}
