import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ROLES } from '../../../shared/actor'
import { apiPath } from '../../api-call'
import { HeadLink } from '../../components/portal/portal-page'
import { requireRole } from '../../components/session/guard.server'
import { privateMeta } from '../../shell/page-title'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { AccountFrame } from '../account-frame'
import type { Route } from './+types/my-data'
import { ConfirmForm } from './confirm-form'
import { confirmDownload } from './my-data.server'

export const meta = privateMeta('Your data')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export async function loader({ request, context }: Route.LoaderArgs) {
	return { email: (await requireRole(context, request, ROLES)).email }
}

export const action = confirmDownload

export { sendForm as clientAction } from '../../ui/forms/send-form'

/** Where one takes a copy of one's data, or goes to have the account deleted. */
export default function MyDataPage({ loaderData, actionData }: Route.ComponentProps) {
	const token = actionData?.problem === null ? actionData.token : null
	return (
		<AccountFrame title="Your data" intro={<HeadLink to="/account">Back to your account</HeadLink>}>
			<Stack as="section" aria-labelledby="download">
				<h2 id="download">Download your data</h2>
				<p>
					One ZIP file with everything we know of you: your account, orders, enquiries, reviews,
					saved plans, addresses, notifications, what we noted of our calls, and the photos of your
					installations.
				</p>
				{token === null ? (
					<ConfirmForm
						email={loaderData.email}
						problem={actionData?.problem ?? null}
						send="Prepare download"
					/>
				) : (
					<Stack align="start" role="status">
						<p>Your file is ready. The link works for 15 minutes.</p>
						<Button
							component="a"
							size="md"
							href={apiPath('get', '/account/data', { query: { token } })}
							download
						>
							Download my data
						</Button>
					</Stack>
				)}
			</Stack>
			<Stack as="section" aria-labelledby="delete" align="start">
				<h2 id="delete">Delete your account</h2>
				<p>Before you confirm, the next page says what is deleted and what stays.</p>
				<ButtonLink as={Link} variant="line" to="/account/delete">
					Delete my account
				</ButtonLink>
			</Stack>
		</AccountFrame>
	)
}
