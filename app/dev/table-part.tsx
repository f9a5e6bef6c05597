import { useSearchParams } from 'react-router'
import { sortRows } from '../../shared/lists/sort'
import { Status, type StatusVariant } from '../ui/display/status'
import type { Column } from '../ui/display/table/column'
import { DataTable, RowTitle } from '../ui/display/table/data-table'
import { SelectableTable } from '../ui/display/table/selectable-table'
import { Card } from '../ui/layout/card'
import { ButtonLink } from '../ui/text/button-link'
import { Price } from '../ui/text/price'
import { LONG_NAME, UiPart } from './ui-part'

interface Row {
	id: string
	name: string
	price: number
	status: [StatusVariant, string]
}

const ROWS: Row[] = [
	{ id: 'long', name: LONG_NAME, price: 1234567, status: ['bad', 'None left'] },
	{ id: 'battery', name: 'Solar Battery 5 kWh', price: 185000, status: ['waiting', '3 left'] },
	{ id: 'inverter', name: 'Solar Inverter 3 kW', price: 38900, status: ['good', '41 left'] },
]

const COLUMNS: Column<Row>[] = [
	{
		name: 'name',
		head: 'Product',
		sorts: true,
		cell: ({ id, name }) => (
			<RowTitle to="#" note={id}>
				{name}
			</RowTitle>
		),
	},
	{
		name: 'price',
		head: 'Price',
		kind: 'number',
		sorts: true,
		cell: ({ price }) => <Price rupees={price} />,
	},
	{
		name: 'stock',
		head: 'Stock',
		cell: ({ status: [variant, word] }) => <Status variant={variant}>{word}</Status>,
	},
	{
		name: 'steps',
		head: 'Steps',
		headHidden: true,
		kind: 'actions',
		cell: () => <ButtonLink variant="quiet">Edit</ButtonLink>,
	},
]

export function TablePart({ form }: { form: string }) {
	const [params] = useSearchParams()
	const sort = params.get('sort') ?? 'name'
	const rows = sortRows(ROWS, sort, { name: ({ name }) => name, price: ({ price }) => price })
	const table = { columns: COLUMNS, keyOf: ({ id }: Row) => id }
	return (
		<UiPart name="DataTable">
			<form id={form} />
			<SelectableTable
				{...table}
				label="Products"
				rows={rows}
				sort={sort}
				form={form}
				name="id"
				nameOf={({ name }) => name}
				bar={
					<ButtonLink type="submit" form={form}>
						Archive
					</ButtonLink>
				}
			/>
			<DataTable
				{...table}
				rows={[]}
				empty={
					<Card surface="dashed" pad={8} align="center">
						No products found.
					</Card>
				}
			/>
		</UiPart>
	)
}
