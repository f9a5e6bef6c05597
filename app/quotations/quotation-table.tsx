import type { QuotationSummary } from '../../domain/documents/quotations/schema'
import { Status } from '../ui/display/status'
import type { Column } from '../ui/display/table/column'
import { DataTable, type DataTableProps, RowTitle } from '../ui/display/table/data-table'
import { Price } from '../ui/text/price'
import { momentOf, When } from '../ui/text/when'

const COLUMNS: Column<QuotationSummary>[] = [
	{
		name: 'number',
		head: 'Quotation',
		kind: 'wide',
		cell: ({ id, number, name }) => (
			<RowTitle to={`/quotations/${id}`} note={name}>
				{number}
			</RowTitle>
		),
	},
	{
		name: 'status',
		head: 'Status',
		cell: ({ isExpired }) => (
			<Status variant={isExpired ? 'off' : 'good'}>{isExpired ? 'Expired' : 'Valid'}</Status>
		),
	},
	{ name: 'date', head: 'Date', kind: 'date', cell: ({ createdAt }) => <When at={createdAt} /> },
	{
		name: 'until',
		head: 'Valid until',
		kind: 'date',
		cell: ({ validUntil }) => <When at={momentOf(validUntil)} />,
	},
	{ name: 'total', head: 'Total', kind: 'number', cell: ({ total }) => <Price rupees={total} /> },
]

/** Quotations in rows, each leading to its page. */
export const QuotationTable = (props: Pick<DataTableProps<QuotationSummary>, 'rows' | 'empty'>) => (
	<DataTable label="Quotations" columns={COLUMNS} keyOf={({ id }) => id} {...props} />
)
