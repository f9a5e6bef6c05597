import type { BulkResult } from '../../shared/lists/bulk'
import type { Column } from '../ui/display/table/column'
import { DataTable, RowTitle } from '../ui/display/table/data-table'
import { Stack } from '../ui/layout/stack'
import { Heading } from '../ui/text/heading'

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
		<Stack as="section" gap={2} aria-labelledby="left">
			<Heading level={2} size="body" id="left">
				Not changed
			</Heading>
			<DataTable
				label="Not changed"
				columns={columnsUnder(head)}
				rows={left}
				keyOf={({ id }) => id}
			/>
		</Stack>
	)
}
