import type { WarrantyOfSerial } from '../../../../domain/reports/warranty/warranty-schema'
import { dayInWords } from '../../../../shared/format/dates'

/** A warranty in words, and whether its last day is over. @param today on the store's calendar, `YYYY-MM-DD` */
export function termWords(term: WarrantyOfSerial['productWarranty'], today: string) {
	if (term === null) return { words: 'None', isExpired: false }
	const { years, until } = term
	const length = years === 1 ? '1 year' : `${years} years`
	if (until === null) return { words: `${length} from the installation`, isExpired: false }
	const isExpired = until < today
	return { words: `${isExpired ? 'Ended on' : 'Until'} ${dayInWords(until)}`, isExpired }
}
