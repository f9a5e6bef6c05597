import { useSearchParams } from 'react-router'
import type { Job } from '../../../domain/jobs/schema'
import { api, read } from '../../api.server'
import { PortalPage } from '../../components/portal/portal-page'
import { stateColumn } from '../../components/portal/states'
import { titleMeta } from '../../shell/page-title'
import type { Column } from '../../ui/display/table/column'
import { IdButton } from '../../ui/forms/id-button'
import { sentenceOf } from '../../ui/forms/problem'
import { Hidden } from '../../ui/layout/hidden'
import { Flash } from '../../ui/overlay/flash'
import { number } from '../../ui/text/format'
import { When } from '../../ui/text/when'
import { actionsColumn } from '../actions-column'
import { StatesFilter, StatesTable } from '../states-table'
import type { Route } from './+types/jobs'
import { KIND_LABELS, STATES } from './job-labels'
import { loadJobs, retry } from './jobs.server'
import { LastBackup } from './last-backup'
import { Pauses } from './pauses'

export const meta = titleMeta('Jobs')

export async function loader({ request, context }: Route.LoaderArgs) {
	const [jobs, backup, { pauses }] = await Promise.all([
		loadJobs(context, request),
		read(api(context).backups.last.$get()),
		read(api(context).jobs.pauses.$get()),
	])
	return { ...jobs, backup: backup.last, pauses }
}

export const action = retry

export { sendForm as clientAction } from '../../ui/forms/send-form'

const COLUMNS: Column<Job>[] = [
	{ name: 'kind', head: 'Job', cell: ({ kind }) => KIND_LABELS[kind] },
	stateColumn(STATES),
	{
		name: 'when',
		head: 'Due, or ended',
		kind: 'date',
		cell: ({ runAt, endedAt }) => <When at={endedAt ?? runAt} time />,
	},
	{
		name: 'attempts',
		head: 'Attempts',
		kind: 'number',
		cell: ({ attempts }) => number(attempts),
	},
	{ name: 'error', head: 'Why it failed', kind: 'wide', cell: ({ error }) => error ?? '–' },
	actionsColumn('Actions', (job) => job.state === 'failed' && <Retry job={job} />),
]

function Retry({ job }: { job: Job }) {
	return (
		<IdButton id={job.id} variant="quiet">
			Try again<Hidden>: {KIND_LABELS[job.kind]}</Hidden>
		</IdButton>
	)
}

export default function Jobs({ loaderData, actionData }: Route.ComponentProps) {
	const { backup, pauses } = loaderData
	const [params] = useSearchParams()
	const isRetried = actionData ? actionData.problem === null : params.get('done') === 'retried'
	return (
		<PortalPage
			title="Jobs"
			intro="Work in the background, tried ten times before it fails."
			filters={<StatesFilter label="Jobs" states={STATES} />}
		>
			<Flash
				problem={sentenceOf(actionData?.problem)}
				done={isRetried && 'It is being tried again. Reload the page to see the result.'}
			/>
			<LastBackup backup={backup} />
			<Pauses pauses={pauses} />
			<StatesTable list={loaderData} columns={COLUMNS} one="job" none="There is no job yet." />
		</PortalPage>
	)
}
