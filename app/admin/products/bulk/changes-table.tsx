import type { BulkPreview } from '../../../../domain/catalogue/bulk/bulk-schema'
import type { BulkField } from '../../../../domain/catalogue/rules'
import type { Column } from '../../../ui/display/table/column'
import { DataTable, RowTitle } from '../../../ui/display/table/data-table'
import { Price } from '../../../ui/text/price'
import { FIELD_WORDS } from './change-intents'

type Row = BulkPreview['changes'][number]

const columnsOf = (field: BulkField): Column<Row>[] => {
	const kind = field === 'price' ? { kind: 'number' as const } : {}
	const shown = ({ price, category, taxClass }: Row['before']) =>
		price === undefined ? (
			(category ?? taxClass ?? 'As its category')
		) : (
			<Price rupees={price} light />
		)
	return [
		{
			name: 'product',
			head: 'Product',
			cell: ({ id, name }) => <RowTitle note={id}>{name}</RowTitle>,
		},
		{
			name: 'before',
			head: `${FIELD_WORDS[field].head} now`,
			...kind,
			cell: (row) => shown(row.before),
		},
		{
			name: 'after',
			head: 'Then',
			...kind,
			cell: (row) => <strong>{shown(row.after)}</strong>,
		},
	]
}

/** What would become of each product. */
export const ChangesTable = ({ field, rows }: { field: BulkField; rows: readonly Row[] }) => (
	<DataTable label="Changes" columns={columnsOf(field)} rows={rows} keyOf={({ id }) => id} />
)
