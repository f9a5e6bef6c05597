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
import classes from './facts.module.css'
import type { FactRow } from './facts.server'
import { Figures } from './figures'
import { CONFIDENCES, FACT_STATUSES, KINDS, nameOf, placeOf } from './words'

function Steps({ fact }: Pick<FactRow, 'fact'>) {
	const [params] = useSearchParams()
	const { id, builtIn } = fact
	const of = <Hidden> {nameOf(fact)}</Hidden>
	return (
		<>
			<ButtonLink as={Link} variant="quiet" to={`/admin/facts/${encodeURIComponent(id)}`}>
				Change{of}
			</ButtonLink>
			{!builtIn && (
				<ButtonLink
					as={Link}
					variant="quiet"
					tone="danger"
					to={withParams(params, { ask: 'delete', fact: id, done: null })}
					replace
					preventScrollReset
				>
					Delete{of}
				</ButtonLink>
			)}
		</>
	)
}

const columnsFor = (history: boolean): Column<FactRow>[] => [
	{
		name: 'place',
		head: history ? 'Kind and state' : 'State',
		cell: ({ fact, status }) => (
			<Stack gap={0}>
				{history && <Small>{KINDS[fact.kind].one}</Small>}
				<Text strong>{placeOf(fact)}</Text>
				{history && <Status tone={FACT_STATUSES[status].tone}>{FACT_STATUSES[status].word}</Status>}
			</Stack>
		),
	},
	{ name: 'figures', head: 'Figures', kind: 'wide', cell: ({ fact }) => <Figures fact={fact} /> },
	{ name: 'from', head: 'Valid from', cell: ({ fact }) => <When at={fact.validFrom} /> },
	{
		name: 'confidence',
		head: 'Confidence',
		cell: ({ fact }) => {
			const { word, tone } = CONFIDENCES[fact.confidence]
			return <Status tone={tone}>{word}</Status>
		},
	},
	{
		name: 'source',
		head: 'Source',
		kind: 'wide',
		cell: ({ fact: { source, asOf } }) => (
			<>
				<Text size="tiny">{source}</Text>
				<Small>
					As of <When at={asOf} />
				</Small>
			</>
		),
	},
	actionsColumn('Steps', ({ fact }) => <Steps fact={fact} />),
]

const Small = ({ children }: { children: ReactNode }) => (
	<Text size="tiny" tone="muted">
		{children}
	</Text>
)

/** Rows with their figures, source and confidence; of several kinds in the history. */
export function FactsTable({ rows, label }: { rows: FactRow[]; label?: string }) {
	return (
		<DataTable
			label={label ?? 'History'}
			className={classes.table}
			columns={columnsFor(!label)}
			rows={rows}
			keyOf={({ fact }) => fact.id}
			rowProps={({ fact }) => ({ id: fact.id })}
		/>
	)
}
