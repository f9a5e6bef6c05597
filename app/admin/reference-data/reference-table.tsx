import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { withParams } from '../../components/portal/address'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { Hidden } from '../../ui/layout/hidden'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import { actionsColumn } from '../actions-column'
import { Figures } from './figures'
import classes from './reference-data.module.css'
import type { ListedRow } from './rows.server'
import { CONFIDENCES, KINDS, nameOf, placeOf, REFERENCE_STATUSES } from './words'

function Steps({ row }: Pick<ListedRow, 'row'>) {
	const [params] = useSearchParams()
	const { id, builtIn } = row
	const of = <Hidden> {nameOf(row)}</Hidden>
	return (
		<>
			<ButtonLink as={Link} variant="quiet" to={`/admin/facts/${encodeURIComponent(id)}`}>
				Change{of}
			</ButtonLink>
			{!builtIn && (
				<ButtonLink
					as={Link}
					variant="quiet"
					color="danger"
					to={withParams(params, { ask: 'delete', row: id, done: null })}
					replace
					preventScrollReset
				>
					Delete{of}
				</ButtonLink>
			)}
		</>
	)
}

const columnsFor = (history: boolean): Column<ListedRow>[] => [
	{
		name: 'place',
		head: history ? 'Kind and state' : 'State',
		cell: ({ row, status }) => (
			<Stack gap={0}>
				{history && <Small>{KINDS[row.kind].one}</Small>}
				<Text strong>{placeOf(row)}</Text>
				{history && (
					<Status variant={REFERENCE_STATUSES[status].variant}>
						{REFERENCE_STATUSES[status].word}
					</Status>
				)}
			</Stack>
		),
	},
	{ name: 'figures', head: 'Figures', kind: 'wide', cell: ({ row }) => <Figures row={row} /> },
	{ name: 'from', head: 'Valid from', cell: ({ row }) => <When at={row.validFrom} /> },
	{
		name: 'confidence',
		head: 'Confidence',
		cell: ({ row }) => {
			const { word, variant } = CONFIDENCES[row.confidence]
			return <Status variant={variant}>{word}</Status>
		},
	},
	{
		name: 'source',
		head: 'Source',
		kind: 'wide',
		cell: ({ row: { source, asOf } }) => (
			<>
				<Text size="tiny">{source}</Text>
				<Small>
					As of <When at={asOf} />
				</Small>
			</>
		),
	},
	actionsColumn('Steps', ({ row }) => <Steps row={row} />),
]

const Small = ({ children }: { children: ReactNode }) => (
	<Text size="tiny" color="muted">
		{children}
	</Text>
)

/** Rows with their figures, source and confidence; of several kinds in the history. */
export function ReferenceTable({ rows, label }: { rows: ListedRow[]; label?: string }) {
	return (
		<DataTable
			label={label ?? 'History'}
			className={classes.table}
			columns={columnsFor(!label)}
			rows={rows}
			keyOf={({ row }) => row.id}
			rowProps={({ row }) => ({ id: row.id })}
		/>
	)
}
