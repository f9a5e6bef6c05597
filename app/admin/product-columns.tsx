import type { Product } from '../../domain/catalogue/schema'
import type { Column } from '../ui/display/table/column'
import { RowTitle } from '../ui/display/table/data-table'
import { Price } from '../ui/text/price'

type Shown = Pick<Product, 'id' | 'name' | 'category' | 'price'>

/** The first columns of an admin's tables of products. */
export const productColumns: Column<Shown>[] = [
	{
		name: 'product',
		head: 'Product',
		sorts: { up: 'name', down: '-name' },
		cell: ({ id, name }) => (
			<RowTitle to={`/admin/products/${id}`} note={id}>
				{name}
			</RowTitle>
		),
	},
	{ name: 'category', head: 'Category', sorts: true, cell: ({ category }) => category },
	{
		name: 'price',
		head: 'Price',
		kind: 'number',
		sorts: { up: 'price-asc', down: 'price-desc' },
		cell: ({ price }) => <Price rupees={price} />,
	},
]
