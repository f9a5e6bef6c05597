import { Link, useSearchParams } from 'react-router'
import type { TableEntry } from '../../../domain/tariffs/editing/editing-schema'
import { withParams } from '../../components/portal/address'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import type { SortOrder } from '../../ui/display/table/sort'
import { Hidden } from '../../ui/layout/hidden'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import { actionsColumn } from '../actions-column'
import { CONFIDENCES } from '../reference-data/words'
import { forWhom, linesOf, titleOf } from './row-labels'
import { inDays, ROW_STATUSES, TABLES, type TableName, tableIn } from './tables'
import classes from './tariffs.module.css'

const SOON_DAYS = 60

function Expires({ entry: { expiresOn, expiresInDays } }: { entry: TableEntry }) {
	if (expiresOn === null || expiresInDays === null) return <Text color="muted">No day set</Text>
	return (
		<Stack gap={0} className={classes.expires}>
			<When at={expiresOn} />
			{expiresInDays <= SOON_DAYS && (
				<Status variant={expiresInDays < 0 ? 'bad' : 'waiting'}>{inDays(expiresInDays)}</Status>
			)}
		</Stack>
	)
}

/** How sure it is; on demand, where it is from. */
function Source({ entry: { name, confidence, row } }: { entry: TableEntry }) {
	const { word, variant } = CONFIDENCES[confidence]
	return (
		<Stack gap={0} align="start">
			<Row gap={3} wrap>
				<Status variant={variant}>{word}</Status>
				<Text as="span" size="tiny" color="muted">
					As of <When at={row.asOf} />
				</Text>
			</Row>
			<details>
				<ButtonLink as="summary" variant="line">
					Source<Hidden> of {name}</Hidden>
				</ButtonLink>
				<Text size="tiny" measure className={classes.source}>
					{row.source}
				</Text>
			</details>
		</Stack>
	)
}

function RowActions({ entry }: { entry: TableEntry }) {
	const [params] = useSearchParams()
	const { id, validFrom, name, addedBy } = entry
	const search = new URLSearchParams({ table: tableIn(params), like: id, from: validFrom })
	const of = <Hidden> {name}</Hidden>
	return (
		<>
			<ButtonLink as={Link} variant="quiet" to={`/admin/tariffs/add?${search}`}>
				Change{of}
			</ButtonLink>
			{addedBy !== null && (
				<ButtonLink
					as={Link}
					variant="quiet"
					color="danger"
					to={withParams(params, { ask: 'delete', like: id, from: validFrom, done: null })}
					replace
					preventScrollReset
				>
					Delete{of}
				</ButtonLink>
			)}
		</>
	)
}

const columnsFor = (table: TableName, isHistory: boolean): Column<TableEntry>[] => [
	{
		name: 'name',
		head: table === 'tariffs' ? 'Company' : 'State',
		sorts: true,
		cell: ({ id, row, status }) => (
			<Stack gap={0}>
				<Text strong>{titleOf(row)}</Text>
				{'companies' in row && (
					<Text size="tiny" color="muted">
						{row.state}
					</Text>
				)}
				<Text size="tiny" color="muted">
					{forWhom(row) || id}
				</Text>
				{isHistory && (
					<Status variant={ROW_STATUSES[status].variant}>{ROW_STATUSES[status].word}</Status>
				)}
			</Stack>
		),
	},
	{
		name: 'figures',
		head: 'Figures',
		kind: 'wide',
		cell: ({ row }) => (
			<Stack as="ul" gap={0}>
				{linesOf(row).map((line) => (
					<Text as="li" key={line} size="small">
						{line}
					</Text>
				))}
			</Stack>
		),
	},
	{
		name: 'from',
		head: 'Valid from',
		sorts: true,
		cell: ({ validFrom }) => <When at={validFrom} />,
	},
	{
		name: 'expires',
		head: 'Review by',
		sorts: true,
		cell: (entry) => <Expires entry={entry} />,
	},
	{ name: 'source', head: 'Confidence', kind: 'wide', cell: (entry) => <Source entry={entry} /> },
	actionsColumn('Actions', (entry) => <RowActions entry={entry} />),
]

interface TariffsTableProps {
	table: TableName
	rows: TableEntry[]
	sort: SortOrder
	isHistory: boolean
}

/** Parameters of the address about a row to be deleted, or the last change. */
const PASSING = ['ask', 'like', 'from', 'done']

/** The rows of a table with their figures, source and when they are to be looked at again. */
export function TariffsTable({ table, rows, sort, isHistory }: TariffsTableProps) {
	return (
		<DataTable
			label={TABLES[table].many}
			columns={columnsFor(table, isHistory)}
			rows={rows}
			sort={sort}
			passing={PASSING}
			keyOf={({ id, validFrom }) => `${id} ${validFrom}`}
		/>
	)
}
