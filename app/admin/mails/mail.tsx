import { Link } from 'react-router'
import { api, read } from '../../api.server'
import { PortalPage } from '../../components/portal/portal-page'
import { StateStatus } from '../../components/portal/states'
import { titleMeta } from '../../shell/page-title'
import { Fact, FactList } from '../../ui/display/fact-list'
import { sentenceOf } from '../../ui/forms/problem'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/stack'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import type { Route } from './+types/mail'
import { STATES, TEMPLATE_LABELS } from './mail-labels'
import { sendAgain } from './mails.server'
import { SendAgain } from './send-again'

export const meta = titleMeta('Mail')

export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
	read(api(context).mail.mails[':id'].$get({ param: { id } }))

export const action = sendAgain

export { sendForm as clientAction } from '../../ui/forms/send-form'

export default function MailPage({ loaderData: mail, actionData }: Route.ComponentProps) {
	const { id, template, name, email, state, error, createdAt, sentAt, words } = mail
	return (
		<PortalPage
			title={words?.subject ?? TEMPLATE_LABELS[template]}
			action={<SendAgain mail={mail} />}
		>
			<Flash
				problem={sentenceOf(actionData?.problem)}
				done={
					actionData?.problem === null && 'It is being sent. Reload the page to see the result.'
				}
			/>
			<FactList variant="columns">
				<Fact name="To">
					{name}, {email}
				</Fact>
				<Fact name="State" hint={error}>
					<StateStatus label={STATES[state]} />
				</Fact>
				<Fact name="Written">
					<When at={createdAt} time />
				</Fact>
				{sentAt && (
					<Fact name="Sent">
						<When at={sentAt} time />
					</Fact>
				)}
			</FactList>
			{words ? (
				<Stack>
					<Card pad={6}>
						<Text written>{words.text}</Text>
					</Card>
					<Text size="small" color="muted">
						Links that only the recipient may know are hidden.{' '}
						<ButtonLink
							as="a"
							variant="line"
							href={`/admin/mails/${id}/html`}
							target="_blank"
							rel="noreferrer"
						>
							Open it as its reader sees it
						</ButtonLink>
					</Text>
				</Stack>
			) : (
				<Text>What it said was deleted because of its age.</Text>
			)}
			<ButtonLink as={Link} variant="line" to="/admin/mails">
				All mails
			</ButtonLink>
		</PortalPage>
	)
}
