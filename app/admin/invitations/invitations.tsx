import { Form, useSearchParams } from 'react-router'
import type { Invitation } from '../../../domain/accounts/links/link-schema'
import { api, read } from '../../api.server'
import { Empty, PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { sentenceOf } from '../../ui/forms/problem'
import { Hidden } from '../../ui/layout/hidden'
import { Row } from '../../ui/layout/row'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import { When } from '../../ui/text/when'
import { actionsColumn } from '../actions-column'
import type { Route } from './+types/invitations'
import { invitationIntents } from './invitation-intents'
import { changeInvitations } from './invitations.server'
import { InviteForm } from './invite-form'

export const meta = titleMeta('Invitations')

export const loader = ({ context }: Route.LoaderArgs) =>
	read(api(context).invitations.invitations.$get())

export const action = changeInvitations

export { sendForm as clientAction } from '../../ui/forms/send-form'

const COLUMNS: Column<Invitation>[] = [
	{ name: 'name', head: 'Name', cell: ({ name }) => name },
	{ name: 'email', head: 'Email', kind: 'wide', cell: ({ email }) => email },
	{ name: 'role', head: 'Role', cell: ({ role }) => role },
	{ name: 'by', head: 'Invited by', cell: ({ invitedBy }) => invitedBy },
	{
		name: 'until',
		head: 'Good until',
		kind: 'date',
		cell: ({ expiresAt }) => <When at={expiresAt} time />,
	},
	actionsColumn('Actions', (invitation) => <Steps invitation={invitation} />),
]

function Steps({ invitation: { id, name } }: { invitation: Invitation }) {
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="id" value={id} />
			<Row gap={2} wrap>
				<ButtonLink type="submit" variant="quiet" {...invitationIntents.field('resend')}>
					Send again<Hidden> to {name}</Hidden>
				</ButtonLink>
				<ButtonLink
					type="submit"
					variant="quiet"
					color="danger"
					{...invitationIntents.field('withdraw')}
				>
					Withdraw<Hidden> the invitation of {name}</Hidden>
				</ButtonLink>
			</Row>
		</Form>
	)
}

function Sent({ name, email, link }: { name: string; email: string; link: string | null }) {
	if (!link) return <>The invitation is on its way to {email}.</>
	return (
		<>
			This store sends no mail. Give {name} this link, which is not shown again: <code>{link}</code>
		</>
	)
}

export default function Invitations({ loaderData, actionData }: Route.ComponentProps) {
	const [params] = useSearchParams()
	const sent = actionData && 'sent' in actionData ? actionData.sent : null
	const isWithdrawn = !actionData && params.get('done') === 'withdrawn'
	const steps = invitationIntents.problem(actionData, 'resend', 'withdraw')
	return (
		<PortalPage
			title="Invitations"
			intro="People invited to join the shop who have not joined yet. An invitation’s link works once, within seven days."
		>
			<Flash
				problem={sentenceOf(steps)}
				done={(sent && <Sent {...sent} />) || (isWithdrawn && 'The invitation is withdrawn.')}
			/>
			<InviteForm key={sent?.email} problem={invitationIntents.problem(actionData, 'invite')} />
			{loaderData.length === 0 ? (
				<Empty>
					<p>Nobody is invited at the moment.</p>
				</Empty>
			) : (
				<DataTable label="Invitations" rows={loaderData} columns={COLUMNS} keyOf={({ id }) => id} />
			)}
		</PortalPage>
	)
}
