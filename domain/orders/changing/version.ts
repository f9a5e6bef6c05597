import type { Database } from '../../../db/database.ts'
import type { ProductId } from '../../../shared/ids.ts'
import type { Paise } from '../../../shared/money.ts'
import type { ChargeKind, TaxPart } from '../../tax/rules.ts'
import { taxPartsOfOrder } from '../internal/taxes.ts'
import { orderRows } from '../order-rows.ts'
import { type OrderRow, partsOf } from '../queries.ts'

export interface VersionLine {
	productId: ProductId
	name: string
	price: Paise
	quantity: number
	/** The discount of a code on the whole line. */
	discount: Paise
	taxRateBp: number
	tax: Paise
	taxClass: string | null
	hsn: string | null
	/** The parts of one kit, as taken from stock; empty where the product is no kit. */
	parts: { productId: string; name: string; quantity: number }[]
}

export interface VersionCharge {
	kind: ChargeKind
	name: string
	gross: Paise
	discount: Paise
}

/** The contents and the price of an order at one time; also kept as JSON. */
export interface OrderVersion {
	lines: VersionLine[]
	charges: VersionCharge[]
	/** Null where the order does not keep them. */
	taxes: TaxPart[] | null
	/** Under which its installed goods are billed as one system; versions of before have none. */
	systemHsn?: string | null
	total: Paise
	tax: Paise
}

/** Loads the present version of an order. */
export async function versionOf(
	db: Database,
	order: Pick<OrderRow, 'id' | 'total_paise' | 'tax_paise' | 'system_hsn'>,
): Promise<OrderVersion> {
	const { lines, charges } = await orderRows(db, order.id)
	const parts = await partsOf(db, [order.id])
	return {
		lines: lines.map((line) => ({
			productId: line.product_id,
			name: line.name,
			price: line.price_paise,
			quantity: line.quantity,
			discount: line.discount_paise,
			taxRateBp: line.tax_rate_bp,
			tax: line.tax_paise,
			taxClass: line.tax_class,
			hsn: line.hsn,
			parts: parts.get(`${order.id} ${line.line}`) ?? [],
		})),
		charges: charges.map(({ kind, name, gross_paise: gross, discount_paise: discount }) => ({
			kind,
			name,
			gross,
			discount,
		})),
		taxes: await taxPartsOfOrder(db, order.id),
		systemHsn: order.system_hsn,
		total: order.total_paise,
		tax: order.tax_paise,
	}
}
