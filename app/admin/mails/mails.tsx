import { Link, useSearchParams } from 'react-router'
import type { Mail } from '../../../domain/mail/schema'
import { PortalPage } from '../../components/portal/portal-page'
import { stateColumn } from '../../components/portal/states'
import { titleMeta } from '../../shell/page-title'
import type { Column } from '../../ui/display/table/column'
import { sentenceOf } from '../../ui/forms/problem'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import { When } from '../../ui/text/when'
import { actionsColumn } from '../actions-column'
import { StatesFilter, StatesTable } from '../states-table'
import type { Route } from './+types/mails'
import { STATES, TEMPLATE_LABELS } from './mail-labels'
import { loadMails, sendAgain } from './mails.server'
import { SendAgain } from './send-again'

export const meta = titleMeta('Mails')

export const loader = ({ request, context }: Route.LoaderArgs) => loadMails(context, request)

export const action = sendAgain

export { sendForm as clientAction } from '../../ui/forms/send-form'

const COLUMNS: Column<Mail>[] = [
	{
		name: 'template',
		head: 'Mail',
		cell: ({ id, template }) => (
			<ButtonLink as={Link} variant="line" to={`/admin/mails/${id}`}>
				{TEMPLATE_LABELS[template]}
			</ButtonLink>
		),
	},
	{ name: 'to', head: 'To', kind: 'wide', cell: ({ name, email }) => `${name}, ${email}` },
	stateColumn(STATES),
	{
		name: 'when',
		head: 'Sent, or written',
		kind: 'date',
		cell: ({ sentAt, createdAt }) => <When at={sentAt ?? createdAt} time />,
	},
	{ name: 'error', head: 'Why it was not sent', kind: 'wide', cell: ({ error }) => error ?? '–' },
	actionsColumn('Actions', (mail) => <SendAgain mail={mail} />),
]

export default function Mails({ loaderData, actionData }: Route.ComponentProps) {
	const [params] = useSearchParams()
	const isSent = actionData ? actionData.problem === null : params.get('done') === 'sent'
	return (
		<PortalPage
			title="Mails"
			intro="Stored: there was no mail server. Failed: it refused them."
			filters={<StatesFilter label="Mails" states={STATES} />}
			action={
				<ButtonLink as={Link} to="/admin/mails/previews">
					See how mails look
				</ButtonLink>
			}
		>
			<Flash
				problem={sentenceOf(actionData?.problem)}
				done={isSent && 'It is being sent. Reload the page to see the result.'}
			/>
			<StatesTable
				list={loaderData}
				columns={COLUMNS}
				one="mail"
				none="No mail has been written yet."
			/>
		</PortalPage>
	)
}
