import { Link, useSearchParams } from 'react-router'
import type { Fact } from '../../../domain/facts/schema'
import { STATES } from '../../../shared/addresses/states'
import { dateOf } from '../../../shared/format/dates'
import { withParams } from '../../components/portal/address'
import { FilterHidden, FilterSelect } from '../../components/portal/filter-fields'
import { FilterForm } from '../../components/portal/filter-form'
import { Pages } from '../../components/portal/pages'
import { Empty, HeadLink, PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { sentenceOf } from '../../ui/forms/problem'
import { Stack } from '../../ui/layout/stack'
import { Tab, Tabs } from '../../ui/layout/tabs'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { Confirm } from '../confirm'
import type { Route } from './+types/facts'
import { handleDelete } from './change.server'
import { type FactRow, factWith, rowsEver, rowsInForce } from './facts.server'
import { FactsTable } from './facts-table'
import { FACT_KINDS, isFactKind, KINDS, nameOf } from './words'

export const meta = titleMeta('Tariffs and prices')

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const isHistory = searchParams.get('view') === 'history'
	const [named, shown] = await Promise.all([
		factWith(context, searchParams.get('fact')),
		isHistory ? rowsEver(context, request) : { rows: await rowsInForce(context, request) },
	])
	return { named, shown }
}

export const action = handleDelete

export { sendForm as clientAction } from '../../ui/forms/send-form'

const KIND_CHOICES = [
	{ value: '', label: 'Everything' },
	...FACT_KINDS.map((value) => ({ value, label: KINDS[value].many })),
]
const STATE_CHOICES = [{ value: '', label: 'Everywhere' }, ...STATES]

function Views({ history }: { history: boolean }) {
	const [params] = useSearchParams()
	const fresh = { page: null, ask: null, fact: null, done: null }
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
function ByKind({ rows }: { rows: FactRow[] }) {
	return FACT_KINDS.map((kind) => {
		const own = rows.filter(({ fact }) => fact.kind === kind)
		if (own.length === 0) return null
		return (
			<Stack as="section" gap={2} key={kind} aria-labelledby={`of-${kind}`}>
				<Heading level={2} size="body" id={`of-${kind}`}>
					{KINDS[kind].many}
				</Heading>
				<FactsTable rows={own} label={KINDS[kind].many} />
			</Stack>
		)
	})
}

function FactFlash({ named, problem }: { named: Fact | null; problem: string | null }) {
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

function Question({ named, problem }: { named: Fact; problem: string | null }) {
	const [params] = useSearchParams()
	if (params.get('ask') !== 'delete') return null
	return (
		<Confirm
			key={named.id}
			title={`Delete ${nameOf(named)}?`}
			label="Delete"
			fields={{ id: named.id }}
			back={withParams(params, { ask: null, fact: null })}
			problem={problem}
		>
			<p>
				The row from {dateOf(named.validFrom)} is deleted and the row before it applies again. The
				audit keeps what it said.
			</p>
		</Confirm>
	)
}

export default function Facts({ loaderData, actionData }: Route.ComponentProps) {
	const { named, shown } = loaderData
	const problem = sentenceOf(actionData?.problem)
	const history = 'total' in shown
	const [params] = useSearchParams()
	const asked = params.get('kind')
	const kind = isFactKind(asked) ? asked : null
	return (
		<PortalPage
			title="Tariffs and prices"
			intro={
				history
					? `All rows, past and future: ${shown.total}`
					: 'Savings, subsidies and taxes are calculated with these. A change adds a row; the history keeps the old one.'
			}
			action={<HeadLink to="/admin/tariffs">Company tariffs and state rules</HeadLink>}
		>
			<Views history={history} />
			<FactFlash named={named} problem={problem} />
			<FilterForm label="Tariffs and prices">
				<FilterHidden name="view" />
				<FilterSelect name="kind" label="Kind" data={KIND_CHOICES} />
				<FilterSelect name="state" label="State" data={STATE_CHOICES} />
			</FilterForm>
			{shown.rows.length === 0 && (
				<Empty>
					<p>There are no rows of this kind.</p>
				</Empty>
			)}
			{shown.rows.length > 0 &&
				(history ? <FactsTable rows={shown.rows} /> : <ByKind rows={shown.rows} />)}
			{history && (
				<Pages page={shown.page} pages={shown.pages} without={{ done: null, fact: null }} />
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
