import { Link, useSearchParams } from 'react-router'
import type { ReferenceRow } from '../../../domain/reference-data/schema'
import { STATES } from '../../../shared/addresses/states'
import { dateOf } from '../../../shared/format/dates'
import { withParams } from '../../components/portal/address'
import { FilterSelect } from '../../components/portal/filter-fields'
import { FilterForm } from '../../components/portal/filter-form'
import { Pages } from '../../components/portal/pages'
import { Empty, HeadLink, PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { sentenceOf } from '../../ui/forms/problem'
import { Stack } from '../../ui/layout/stack'
import { Tab, Tabs } from '../../ui/layout/tabs'
import { Flash } from '../../ui/overlay/flash'
import { Confirm } from '../../ui/overlay/question-confirm'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { Heading } from '../../ui/text/heading'
import type { Route } from './+types/reference-data'
import { handleDelete } from './change.server'
import { ReferenceTable } from './reference-table'
import { type ListedRow, rowsEver, rowsInForce, rowWithId } from './rows.server'
import { isReferenceKind, KINDS, nameOf, REFERENCE_KINDS } from './words'

export const meta = titleMeta('Tariffs and prices')

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const isHistory = searchParams.get('view') === 'history'
	const [named, shown] = await Promise.all([
		rowWithId(context, searchParams.get('fact')),
		isHistory ? rowsEver(context, request) : { rows: await rowsInForce(context, request) },
	])
	return { named, shown }
}

export const action = handleDelete

export { sendForm as clientAction } from '../../ui/forms/send-form'

const KIND_CHOICES = [
	{ value: '', label: 'Any kind' },
	...REFERENCE_KINDS.map((value) => ({ value, label: KINDS[value].many })),
]
const STATE_CHOICES = [{ value: '', label: 'Any state' }, ...STATES]

function Views({ history }: { history: boolean }) {
	const [params] = useSearchParams()
	const fresh = { page: null, ask: null, row: null, done: null }
	return (
		<Tabs label="Tariffs and prices">
			{[
				{ label: 'In force today', view: null, here: !history },
				{ label: 'History', view: 'history', here: history },
			].map(({ label, view, here }) => (
				<Tab key={label} to={withParams(params, { ...fresh, view })} here={here}>
					{label}
				</Tab>
			))}
		</Tabs>
	)
}

/** The rows in force, a table for each kind there is. */
function ByKind({ rows }: { rows: ListedRow[] }) {
	return REFERENCE_KINDS.map((kind) => {
		const own = rows.filter(({ row }) => row.kind === kind)
		if (own.length === 0) return null
		return (
			<Stack as="section" gap={2} key={kind} aria-labelledby={`of-${kind}`}>
				<Heading level={2} size="body" id={`of-${kind}`}>
					{KINDS[kind].many}
				</Heading>
				<ReferenceTable rows={own} label={KINDS[kind].many} />
			</Stack>
		)
	})
}

function ReferenceFlash({
	named,
	problem,
}: {
	named: ReferenceRow | null
	problem: string | null
}) {
	const [params] = useSearchParams()
	const done = params.get('done')
	// An open question shows its own problem.
	const isAsking = named !== null && params.has('ask')
	const words = () => {
		if (done === 'deleted') return 'The row is deleted.'
		return done === 'saved' && named && `Saved: ${nameOf(named)}, from ${dateOf(named.validFrom)}.`
	}
	return <Flash problem={isAsking ? null : problem} done={words()} />
}

function Question({ named, problem }: { named: ReferenceRow; problem: string | null }) {
	const [params] = useSearchParams()
	if (params.get('ask') !== 'delete') return null
	return (
		<Confirm
			key={named.id}
			title={`Delete ${nameOf(named)}?`}
			label="Delete"
			fields={{ id: named.id }}
			back={withParams(params, { ask: null, row: null })}
			problem={problem}
		>
			<p>
				The row from {dateOf(named.validFrom)} is deleted and the row before it applies again. The
				audit keeps what it said.
			</p>
		</Confirm>
	)
}

export default function ReferenceDataPage({ loaderData, actionData }: Route.ComponentProps) {
	const { named, shown } = loaderData
	const problem = sentenceOf(actionData?.problem)
	const history = 'total' in shown
	const [params] = useSearchParams()
	const asked = params.get('kind')
	const kind = isReferenceKind(asked) ? asked : null
	return (
		<PortalPage
			title="Tariffs and prices"
			intro={
				history
					? `${number(shown.total)} rows, past and future`
					: 'A change adds a row; the old one stays.'
			}
			views={<Views history={history} />}
			filters={
				<FilterForm label="Tariffs and prices" along={['view']}>
					<FilterSelect name="kind" label="Kind" data={KIND_CHOICES} />
					<FilterSelect name="state" label="State" data={STATE_CHOICES} />
				</FilterForm>
			}
			action={<HeadLink to="/admin/tariffs">Company tariffs</HeadLink>}
		>
			<ReferenceFlash named={named} problem={problem} />
			{shown.rows.length === 0 && (
				<Empty>
					<p>There are no rows of this kind.</p>
				</Empty>
			)}
			{shown.rows.length > 0 &&
				(history ? <ReferenceTable rows={shown.rows} /> : <ByKind rows={shown.rows} />)}
			{history && (
				<Pages page={shown.page} pages={shown.pages} without={{ done: null, row: null }} />
			)}
			{kind && (
				<ButtonLink as={Link} variant="line" to={`/admin/facts/new?kind=${kind}`}>
					Add: {KINDS[kind].one}
				</ButtonLink>
			)}
			{named && <Question named={named} problem={problem} />}
		</PortalPage>
	)
}
