import type { TableImportReport } from '../../../domain/tariffs/editing/editing-schema'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import { ImportOutcome } from '../import/import-outcome'

type Change = TableImportReport['changes'][number]

const text = (value: unknown) => {
	if (value === null || value === undefined || value === '') return 'nothing'
	return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const CHANGES: Column<Change>[] = [
	{
		name: 'name',
		head: 'Row',
		cell: ({ name, id, validFrom }) => (
			<Stack gap={0}>
				<Text strong>{name}</Text>
				<Text size="tiny" tone="muted">
					{id}, from <When at={validFrom} />
				</Text>
			</Stack>
		),
	},
	{
		name: 'kind',
		head: 'What happens',
		cell: ({ kind }) =>
			kind === 'added' ? <Status tone="good">New</Status> : <Status tone="waiting">Changed</Status>,
	},
	{
		name: 'columns',
		head: 'What changes',
		kind: 'wide',
		cell: ({ columns }) => (
			<Stack as="ul" gap={1}>
				{Object.entries(columns).map(([name, { before, after }]) => (
					<Text as="li" size="small" key={name}>
						{name}: <del>{text(before)}</del> <span aria-hidden>→</span> <ins>{text(after)}</ins>
					</Text>
				))}
			</Stack>
		),
	},
]

/** What an import would change, or what is wrong with its file. */
export function ImportPreview({ report }: { report: TableImportReport }) {
	const { added, changed, unchanged } = report
	const counts = { New: added, Changed: changed, 'As they are': unchanged }
	return (
		<ImportOutcome report={report} counts={counts} columns={CHANGES} keyOf={({ row }) => row} />
	)
}
