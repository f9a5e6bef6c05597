import { Link, useSearchParams } from 'react-router'
import type { BookMonth } from '../../../../domain/reports/months/month-schema'
import { dateOf } from '../../../../shared/format/dates'
import { withParams } from '../../../components/portal/address'
import { Empty, PortalPage } from '../../../components/portal/portal-page'
import { titleMeta } from '../../../shell/page-title'
import { Status } from '../../../ui/display/status'
import type { Column } from '../../../ui/display/table/column'
import { DataTable } from '../../../ui/display/table/data-table'
import { sentenceOf } from '../../../ui/forms/problem'
import { Hidden } from '../../../ui/layout/hidden'
import { Stack } from '../../../ui/layout/stack'
import { Flash } from '../../../ui/overlay/flash'
import { ButtonLink } from '../../../ui/text/button-link'
import { Text } from '../../../ui/text/text'
import { actionsColumn } from '../../actions-column'
import { ReportTabs } from '../report-tabs'
import type { Route } from './+types/months'
import { monthIntents } from './month-intents'
import { CloseQuestion, monthName, OpenQuestion } from './month-questions'
import { changeMonth, loadMonths } from './months.server'

export const meta = titleMeta('Months')

export const loader = ({ request, context }: Route.LoaderArgs) =>
	loadMonths(context, new URL(request.url))

export const action = changeMonth

export { sendForm as clientAction } from '../../../ui/forms/send-form'

const STATES = {
	running: { variant: 'off', name: 'Running' },
	open: { variant: 'waiting', name: 'Open' },
	closed: { variant: 'good', name: 'Closed' },
} as const

function History({ closed, earlier }: Pick<BookMonth, 'closed' | 'earlier'>) {
	return (
		<Stack gap={1}>
			{closed && (
				<Text size="small">
					Closed on {dateOf(closed.on)} by {closed.by}
					{closed.note && `: ${closed.note}`}
				</Text>
			)}
			{earlier.map((each) => (
				<Text key={`${each.on} ${each.openedOn} ${each.reason}`} size="small" color="muted">
					Closed on {dateOf(each.on)} by {each.by}, opened again on {dateOf(each.openedOn)} by{' '}
					{each.openedBy}: {each.reason}
				</Text>
			))}
		</Stack>
	)
}

function Step({ month, mayClose, mayOpen }: BookMonth) {
	const [params] = useSearchParams()
	if (!mayClose && !mayOpen) return null
	const ask = mayClose ? { close: month } : { open: month }
	const rest = { done: null, month: null }
	return (
		<ButtonLink
			as={Link}
			variant="line"
			to={withParams(params, { close: null, open: null, ...rest, ...ask })}
			preventScrollReset
		>
			{mayClose ? 'Close' : 'Open again'}
			<Hidden> {monthName(month)}</Hidden>
		</ButtonLink>
	)
}

const COLUMNS: Column<BookMonth>[] = [
	{
		name: 'month',
		head: 'Month',
		cell: ({ month }) => (
			<Link to={`/admin/reports?show=tax&month=${month}`}>{monthName(month)}</Link>
		),
	},
	{
		name: 'state',
		head: 'State',
		cell: ({ state }) => <Status variant={STATES[state].variant}>{STATES[state].name}</Status>,
	},
	{
		name: 'history',
		head: 'Closed',
		kind: 'wide',
		label: null,
		cell: (month) => <History {...month} />,
	},
	actionsColumn('Step', (month) => <Step {...month} />),
]

function UndoClosing({ month }: { month: string }) {
	return (
		<ButtonLink as={Link} variant="line" to={`?open=${month}`} preventScrollReset>
			Open again
		</ButtonLink>
	)
}

const doneWords = (done: string | null, month: string) => {
	if (done === 'closed')
		return `${monthName(month)} is closed. Its exports are served as they were filed.`
	return done === 'opened' ? `${monthName(month)} is open again.` : null
}

/** The months of the books: open until their return is filed, then closed. */
export default function Months({ loaderData, actionData }: Route.ComponentProps) {
	const { months, issuesDocuments, toClose, toOpen, balance } = loaderData
	const [params] = useSearchParams()
	const done = params.get('done')
	const month = months.find((each) => each.month === params.get('month'))
	const closing = monthIntents.problem(actionData, 'close')
	const opening = monthIntents.problem(actionData, 'open')
	return (
		<PortalPage
			title="Reports"
			intro="Close a month when its return is filed. What is entered for it later goes into the next open month."
		>
			<ReportTabs here="months" />
			<Flash
				problem={toClose || toOpen ? null : sentenceOf(closing ?? opening)}
				done={!actionData && month && doneWords(done, month.month)}
				undo={done === 'closed' && month?.mayOpen && <UndoClosing month={month.month} />}
			/>
			{months.length > 0 ? (
				<DataTable label="Months" columns={COLUMNS} rows={months} keyOf={(each) => each.month} />
			) : (
				<Empty>
					{issuesDocuments
						? 'Nothing is entered yet.'
						: 'A demo issues no documents, so there is no month to close.'}
				</Empty>
			)}
			{toClose && <CloseQuestion month={toClose} balance={balance} problem={closing} />}
			{toOpen && <OpenQuestion month={toOpen} problem={opening} />}
		</PortalPage>
	)
}
