import { Link } from 'react-router'
import type { Product } from '../../../domain/catalogue/schema'
import { Empty } from '../../components/portal/portal-page'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { Hidden } from '../../ui/layout/hidden'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { actionsColumn } from '../actions-column'
import { productColumns } from '../product-columns'

interface DeleteTableProps {
	products: Product[]
	/** The address that asks whether to delete a product. */
	deleteAt: (id: string) => string
}

const columnsFor = (deleteAt: DeleteTableProps['deleteAt']): Column<Product>[] => [
	...productColumns,
	{ name: 'stock', head: 'Stock', kind: 'number', cell: ({ stock }) => stock },
	actionsColumn('Steps', ({ id, name, productSource }) =>
		productSource === 'dynamic' ? (
			<ButtonLink
				as={Link}
				variant="quiet"
				color="danger"
				to={deleteAt(id)}
				replace
				preventScrollReset
			>
				Delete<Hidden> {name}</Hidden>
			</ButtonLink>
		) : (
			<Text as="span" size="tiny" color="muted">
				Built-in
			</Text>
		),
	),
]

/** All products, with a way out for those that were added. */
export function DeleteTable({ products, deleteAt }: DeleteTableProps) {
	return (
		<DataTable
			columns={columnsFor(deleteAt)}
			rows={products}
			keyOf={({ id }) => id}
			empty={
				<Empty>
					<p>No products found matching your search.</p>
				</Empty>
			}
		/>
	)
}
