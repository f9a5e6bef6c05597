import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import type {
	ImportedRow,
	ImportReport as Report,
} from '../../../domain/catalogue/csv/import-schema'
import { Fact, FactList } from '../../ui/display/fact-list'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { DataTable, RowTitle } from '../../ui/display/table/data-table'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { number } from '../../ui/text/format'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import classes from './import-products.module.css'
import { MistakesTable } from './mistakes-table'
import { MoreRows } from './more-rows'

const count = (n: number) => number(n)

const KINDS = {
	added: { tone: 'good', words: 'New' },
	changed: { tone: 'waiting', words: 'Changed' },
	unchanged: { tone: 'off', words: 'As it is' },
} as const

const text = (value: unknown) => {
	if (value === null || value === undefined || value === '') return 'nothing'
	return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function Counts({ report }: { report: Report }) {
	return (
		<FactList variant="figures">
			{(
				[
					['New', report.added],
					['Changed', report.changed],
					['As they are', report.unchanged],
					['Mistakes', report.errorCount],
				] as const
			).map(([label, n]) => (
				<Fact
					key={label}
					name={label}
					className={(label === 'Mistakes' && n > 0 && classes.bad) || undefined}
				>
					{count(n)}
				</Fact>
			))}
		</FactList>
	)
}

/** What is left out without being a mistake. */
function Notes({ notes }: Pick<Report, 'notes'>) {
	if (notes.length === 0) return null
	return (
		<Stack as="section" gap={2} aria-labelledby="notes">
			<Heading level={2} size="body" id="notes">
				What is left out
			</Heading>
			<Stack as="ul" gap={1} className={classes.changes}>
				{notes.map(({ row, message }) => (
					<li key={row}>
						<Text as="span" tone="muted">
							Row {row}
						</Text>{' '}
						{message}
					</li>
				))}
			</Stack>
		</Stack>
	)
}

function Changes({ fields }: Pick<ImportedRow, 'fields'>) {
	return (
		<Stack as="ul" gap={1} className={classes.changes}>
			{Object.entries(fields).map(([name, { before, after }]) => (
				<li key={name}>
					<Text as="span" tone="muted">
						{name}
					</Text>{' '}
					<del>{text(before)}</del> <span aria-hidden>→</span> <ins>{text(after)}</ins>
				</li>
			))}
		</Stack>
	)
}

const PREVIEW: Column<ImportedRow>[] = [
	{
		name: 'product',
		head: 'Product',
		cell: ({ id, name }) => <RowTitle note={id}>{name}</RowTitle>,
	},
	{ name: 'row', head: 'Row', cell: ({ row }) => row },
	{
		name: 'state',
		head: 'State',
		cell: ({ kind }) => <Status tone={KINDS[kind].tone}>{KINDS[kind].words}</Status>,
	},
	{
		name: 'changes',
		head: 'Changes',
		kind: 'wide',
		cell: ({ fields }) => <Changes fields={fields} />,
	},
]

/** What an import would do, or what is wrong with its file. */
export function ImportReport({ report }: { report: Report }) {
	const rest = report.added + report.changed + report.unchanged - report.preview.length
	return (
		<>
			<Counts report={report} />
			<MistakesTable errors={report.errors} count={report.errorCount} />
			<Notes notes={report.notes} />
			{report.preview.length > 0 && (
				<Stack as="section" gap={2} aria-labelledby="preview">
					<Heading level={2} size="body" id="preview">
						What it does
					</Heading>
					<DataTable columns={PREVIEW} rows={report.preview} keyOf={({ row }) => row} />
					<MoreRows count={rest} />
				</Stack>
			)}
		</>
	)
}

/** What an import has done. */
export function ImportDone({ report, onAgain }: { report: Report; onAgain: () => void }) {
	return (
		<Card pad={8} align="center" role="status">
			<IconCircleCheck size={32} stroke={1.6} color="var(--leaf)" aria-hidden />
			<Text size="body" strong>
				Imported: {count(report.added)} new, {count(report.changed)} changed,{' '}
				{count(report.unchanged)} as they were.
			</Text>
			<Row wrap>
				<Button variant="default" onClick={onAgain}>
					Import another file
				</Button>
				<Button component={Link} to="/admin/products?sort=newest" color="marigold.5">
					See the products
				</Button>
			</Row>
		</Card>
	)
}
