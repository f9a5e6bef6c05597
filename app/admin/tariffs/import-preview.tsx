import type { TableImportReport } from '../../../domain/tariffs/editing/editing-schema'
import { Fact, FactList } from '../../ui/display/fact-list'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { Stack } from '../../ui/layout/stack'
import { number } from '../../ui/text/format'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'

type Mistake = TableImportReport['errors'][number]
type Change = TableImportReport['changes'][number]

const MISTAKES: Column<Mistake>[] = [
	{ name: 'row', head: 'Row', label: 'Row', cell: ({ row }) => row },
	{ name: 'column', head: 'Column', cell: ({ column }) => column ?? 'The whole row' },
	{ name: 'message', head: 'What is wrong', kind: 'wide', cell: ({ message }) => message },
]

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
	const { added, changed, unchanged, errorCount, errors, changes } = report
	const counts = { New: added, Changed: changed, 'As they are': unchanged, Mistakes: errorCount }
	return (
		<>
			<FactList look="figures">
				{Object.entries(counts).map(([name, count]) => (
					<Fact key={name} name={name}>
						{number(count)}
					</Fact>
				))}
			</FactList>
			{errorCount > 0 && (
				<Stack as="section" gap={2}>
					<Heading level={2} size="body">
						Correct these and choose the file again
					</Heading>
					<DataTable
						label="Mistakes"
						columns={MISTAKES}
						rows={errors}
						keyOf={(mistake) => errors.indexOf(mistake)}
					/>
				</Stack>
			)}
			{errorCount === 0 && changes.length === 0 && (
				<Text tone="muted">There is nothing to change.</Text>
			)}
			{changes.length > 0 && (
				<DataTable label="Changes" columns={CHANGES} rows={changes} keyOf={({ row }) => row} />
			)}
		</>
	)
}
