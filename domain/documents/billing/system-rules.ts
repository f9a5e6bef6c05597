import { plusTaxes, sumsOf } from './part-rules.ts'
import type { DocumentItem, DocumentTax } from './schema.ts'

/** The system that a shop installs, as its documents bill it: its goods, the work, and the items beside it. */
export interface BilledSystem {
	goods: DocumentTax
	service: DocumentTax
	/** Of a code, within the items that it consists of; paise. */
	discount: number
	others: DocumentItem[]
}

/** Whether an item is of the system: goods and work at once, which nothing else is. */
export const isOfSystem = ({ taxes }: Pick<DocumentItem, 'taxes'>): boolean =>
	taxes.some(({ part }) => part === 'goods') && taxes.some(({ part }) => part === 'service')

const total = (taxes: readonly DocumentTax[]): DocumentTax | null =>
	taxes.reduce<DocumentTax | null>((sum, tax) => (sum ? plusTaxes(sum, tax) : tax), null)

/**
 * The items of a document with the system as two lines, its goods and the work; null where nothing is of it. All together
 * are the items, to the paisa. The part of a charge for other goods stays an item of its own.
 */
export function systemIn(items: readonly DocumentItem[], hsnSac: string): BilledSystem | null {
	const ofSystem = items.filter(isOfSystem)
	// Lines are wholly of it; a charge may be for other goods too.
	const whole = ofSystem.toSorted((one, other) =>
		one.of === other.of ? 0 : one.of === 'line' ? -1 : 1,
	)
	const rate = whole[0]?.taxes.find(({ part }) => part === 'goods')?.rateBp
	const isSystem = ({ part, hsnSac: its, rateBp }: DocumentTax) =>
		part === 'service' || (its === hsnSac && rateBp === rate)
	const taxes = ofSystem.flatMap((item) => item.taxes.filter(isSystem))
	const goods = total(taxes.filter(({ part }) => part === 'goods'))
	const service = total(taxes.filter(({ part }) => part === 'service'))
	if (!goods || !service) return null
	const others = items.flatMap((item): DocumentItem[] => {
		if (!isOfSystem(item)) return [item]
		const rest = item.taxes.filter((tax) => !isSystem(tax))
		if (rest.length === 0) return []
		const { total: price } = sumsOf(rest)
		return [{ ...item, taxes: rest, total: price, price, discount: price * (item.quantity - 1) }]
	})
	const discount = ofSystem.reduce((all, item) => all + item.discount, 0)
	return { goods, service, discount, others }
}

/** The items of an invoice with how many the summary by HSN counts of each: of the parts of a system one set in all. */
export function countedAsSystem(items: readonly DocumentItem[]): DocumentItem[] {
	const first = items.find((item) => item.of === 'line' && isOfSystem(item))
	return items.map((item) =>
		isOfSystem(item) ? { ...item, counted: item === first ? 1 : 0 } : item,
	)
}
