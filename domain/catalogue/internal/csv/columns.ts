import type { z } from '@hono/zod-openapi'
import type { Cell } from '../../../../shared/csv.ts'
import { issue, message } from '../../../../shared/messages/message.ts'
import { CATEGORIES } from '../../../../shared/products/categories.ts'
import { line } from '../../../../shared/text/text.ts'
import {
	type Columns,
	cellsOf,
	flag,
	json,
	list,
	number,
	oneOf,
	text,
} from '../../../imports/columns.ts'
import { type ProductFields, SomeFields } from '../../schema.ts'

const AS_IT_IS = { blank: undefined }
const NONE = { blank: null }

/** The columns of a file of products, in the order in which they are written. */
export const PRODUCT_COLUMNS = {
	id: text({ isRequired: true, headings: ['sku', 'productid', 'productcode', 'itemcode'] }),
	name: text({ headings: ['productname', 'title'] }),
	brand: text(AS_IT_IS),
	category: oneOf(CATEGORIES, message('import.bad_category', { options: CATEGORIES }), {
		blank: '',
	}),
	wattage: number('decimal', AS_IT_IS),
	price: number('rupees', { blank: '', headings: ['newprice', 'sellingprice', 'price(₹)'] }),
	stock: number('whole', { blank: '', headings: ['newstock', 'quantity', 'qty', 'instock'] }),
	description: text(),
	image: text(),
	pictures: list(/\s+/, ' '),
	sheet: json(message('import.bad_sheet')),
	archived: flag({ ...AS_IT_IS, wrong: message('import.bad_archived') }),
	origin: text(NONE),
	importer: text(NONE),
	compliance: json(message('import.bad_compliance'), { blank: [] }),
	taxClass: text(NONE),
	unit: text(NONE),
} satisfies Columns

/** The fields that a row of the file may give of a product. Whether a new id is one is judged beside those there are. */
export const GivenProduct = SomeFields.extend({
	id: line(64, issue('catalogue.id_required')),
})
export type GivenProduct = z.output<typeof GivenProduct>

/** The cells of a product. */
export const productCells = (id: string, fields: ProductFields): Cell[] =>
	cellsOf(PRODUCT_COLUMNS, { id, ...fields })
