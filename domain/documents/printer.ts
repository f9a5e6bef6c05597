import type { Day } from '../../shared/calendar.ts'
import type { Result } from '../../shared/result.ts'
import type { Product } from '../catalogue/schema.ts'
import type { DocumentShop } from './parties/schema.ts'
import type { DocumentCopy, OrderDocument } from './schema.ts'

/** PNG or JPEG. */
type Picture = Uint8Array

/** The contents of a product's data sheet. */
export interface DataSheet {
	product: Product
	/** Of a kit, by name. */
	parts: { name: string; quantity: number }[]
	shop: DocumentShop
	logo: Picture | null
	picture: Picture | null
	/** Where the product is shown; null where nobody has said where the store is. */
	address: string | null
	asOf: Day
}

/** The pictures on a document, and whose copy of it is drawn. */
export interface PrintedWith {
	logo: Picture | null
	signature: Picture | null
	copy: DocumentCopy
}

type Printed = Promise<Result<Uint8Array<ArrayBuffer>>>

/** Draws documents as PDF; `unavailable` where too many wait, or one cannot be drawn. */
export interface DocumentPrinter {
	document: (document: OrderDocument, options: PrintedWith) => Printed
	dataSheet: (sheet: DataSheet) => Printed
	close: () => Promise<void>
}
