import { TextInput } from '@mantine/core'
import { Form } from 'react-router'
import { useDoneWords } from '../../components/portal/done-words'
import { Empty, HeadLink, PortalPage } from '../../components/portal/portal-page'
import { readViews } from '../../components/portal/views/views.server'
import { titleMeta } from '../../shell/page-title'
import type { Column } from '../../ui/display/table/column'
import { DataTable, RowTitle } from '../../ui/display/table/data-table'
import { useFirstError } from '../../ui/forms/first-error'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import { type FormProblem, sentenceOf } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Card } from '../../ui/layout/card'
import { Hidden } from '../../ui/layout/hidden'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import { actionsColumn } from '../actions-column'
import type { Route } from './+types/views'
import { viewIntents } from './view-intents'
import { changeViews, LIST_PATHS, listIn } from './views.server'

export const meta = titleMeta('Views')

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const list = listIn(searchParams)
	const { views } = await readViews(context, list)
	return { list, path: LIST_PATHS[list], views, query: searchParams.get('query') ?? '' }
}

export const action = changeViews

export { sendForm as clientAction } from '../../ui/forms/send-form'

type View = Route.ComponentProps['loaderData']['views'][number]

const COLUMNS = (path: string): Column<View>[] => [
	{
		name: 'name',
		head: 'View',
		cell: ({ name, query }) => <RowTitle to={`${path}?${query}`}>{name}</RowTitle>,
	},
	actionsColumn('Actions', ({ id, name }) => (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="id" value={id} />
			<ButtonLink type="submit" variant="quiet" color="danger" {...viewIntents.field('remove')}>
				Remove<Hidden> {name}</Hidden>
			</ButtonLink>
		</Form>
	)),
]

interface SaveViewProps {
	list: string
	query: string
	problem: FormProblem<'name' | 'query' | 'list'> | null
}

function SaveView({ list, query, problem }: SaveViewProps) {
	const form = useFirstError(problem)
	const field = formFields(problem, {}, { size: 'md', required: true })
	return (
		<Card as={Form} ref={form} method="post" noValidate narrow align="start">
			<ProblemSummary of={problem} beside={['name']} />
			<input type="hidden" name="list" value={list} />
			<input type="hidden" name="query" value={query} />
			<TextInput
				{...field('name')}
				label="Name of the view"
				description="It becomes a tab above the list, for you alone."
				maxLength={40}
				autoComplete="off"
			/>
			<IntentButton intents={viewIntents} intent="save" size="md">
				Save the view
			</IntentButton>
		</Card>
	)
}

/** The views of one list: the filters in use saved under a name, and those that are there removed. */
export default function ListViewsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { list, path, views, query } = loaderData
	const done = useDoneWords({ removed: 'The view is removed.' }, actionData)
	return (
		<PortalPage
			title={`Views of ${list}`}
			action={<HeadLink to={`${path}${query && `?${query}`}`}>The list</HeadLink>}
		>
			<Flash problem={sentenceOf(viewIntents.problem(actionData, 'remove'))} done={done} />
			{query && (
				<SaveView list={list} query={query} problem={viewIntents.problem(actionData, 'save')} />
			)}
			{views.length === 0 ? (
				<Empty>
					<p>No view is saved yet.</p>
				</Empty>
			) : (
				<DataTable label="Views" rows={views} columns={COLUMNS(path)} keyOf={({ id }) => id} />
			)}
		</PortalPage>
	)
}
