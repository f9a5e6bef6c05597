import { Link, useSearchParams } from 'react-router'
import type { OrderRequest } from '../../../../domain/reports/requests/request-schema'
import { dayInWords, shortDay } from '../../../../shared/format/dates'
import { Empty } from '../../../components/portal/portal-page'
import { StateStatus } from '../../../components/portal/states'
import { Status } from '../../../ui/display/status'
import type { Column } from '../../../ui/display/table/column'
import { DataTable, RowTitle } from '../../../ui/display/table/data-table'
import { ButtonLink } from '../../../ui/text/button-link'
import { When } from '../../../ui/text/when'
import classes from './request-table.module.css'
import { KIND_WORD, labelOf } from './request-words'

/** The place where a request is answered. */
const answerPath = ({ kind, orderId, n }: OrderRequest) => {
	const order = `/admin/orders/${orderId}`
	if (kind === 'return') return `${order}/returns`
	if (kind === 'claim') return `${order}/claims#claim-${n}`
	return kind === 'cancellation' ? `${order}#cancel-request-answer` : order
}

const COLUMNS: Column<OrderRequest>[] = [
	{
		name: 'buyer',
		head: 'Buyer',
		className: classes.buyer ?? '',
		cell: (request) => (
			<RowTitle note={request.orderId}>
				<ButtonLink as={Link} variant="over" to={answerPath(request)}>
					{request.buyer}
				</ButtonLink>
			</RowTitle>
		),
	},
	{ name: 'kind', head: 'Kind', cell: ({ kind }) => KIND_WORD[kind] },
	{
		name: 'reason',
		head: 'Reason',
		kind: 'wide',
		cell: ({ reason, product, serial }) => (
			<span className={classes.reason}>
				{product && `${product}, ${serial}: `}
				{reason}
			</span>
		),
	},
	{ name: 'asked', head: 'Asked', kind: 'date', cell: ({ askedAt }) => <When at={askedAt} /> },
	{
		name: 'due',
		head: 'Due',
		kind: 'date',
		cell: ({ dueOn, isOverdue }) => {
			if (!dueOn) return '–'
			if (!isOverdue) return dayInWords(dueOn)
			return <Status variant="bad">{`Overdue, ${shortDay(dueOn)}`}</Status>
		},
	},
	{
		name: 'state',
		head: 'State',
		kind: 'date',
		cell: (request) => <StateStatus label={labelOf(request)} />,
	},
]

/** Of a list that has one kind alone. */
const COLUMNS_OF_ONE = COLUMNS.filter(({ name }) => name !== 'kind')

/** The kinds that have a list of their own. */
const ALONE: OrderRequest['kind'][] = ['return', 'claim']

interface RequestTableProps {
	label: string
	requests: OrderRequest[]
	/** Said where there has been none, and where none was found. */
	none: string
	notFound: string
	/** The words of the way to all of them. */
	all: string
}

/** The requests on orders, each row leading to where it is answered. */
export function RequestTable({ label, requests, none, notFound, all }: RequestTableProps) {
	const [params] = useSearchParams()
	const isFiltered = params.size > 0
	return (
		<DataTable
			label={label}
			columns={requests.every(({ kind }) => ALONE.includes(kind)) ? COLUMNS_OF_ONE : COLUMNS}
			rows={requests}
			keyOf={({ kind, orderId, n }) => `${kind} ${orderId} ${n}`}
			rowProps={() => ({ className: classes.row ?? '' })}
			empty={
				<Empty>
					<p>{isFiltered ? notFound : none}</p>
					{isFiltered && <Link to="?">{all}</Link>}
				</Empty>
			}
		/>
	)
}
