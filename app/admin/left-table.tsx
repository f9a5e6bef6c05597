import type { BulkResult } from '../../shared/lists/bulk'
import type { Column } from '../ui/display/table/column'
import { DataTable, RowTitle } from '../ui/display/table/data-table'
import { Section } from '../ui/layout/section'

const columnsUnder = (head: string): Column<BulkResult['left'][number]>[] => [
	{
		name: 'product',
		head,
		cell: ({ id, name }) => <RowTitle note={id}>{name ?? id}</RowTitle>,
	},
	{ name: 'message', head: 'Why', kind: 'wide', cell: ({ message }) => message },
]

/** Each thing that stays as it is, with the reason; nothing where there is none. @param head what it is */
export function LeftTable({
	left,
	head = 'Product',
}: Pick<BulkResult, 'left'> & { head?: string }) {
	if (left.length === 0) return null
	return (
		<Section title="Not changed" id="left" gap={2}>
			<DataTable
				label="Not changed"
				columns={columnsUnder(head)}
				rows={left}
				keyOf={({ id }) => id}
			/>
		</Section>
	)
}
