import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { Application } from '../../domain/installers/schema'
import { api, read } from '../api.server'
import { requireRole } from '../components/session/guard.server'
import { privateMeta } from '../shell/page-title'
import { Banner } from '../ui/layout/banner'
import { Row } from '../ui/layout/row'
import { Text } from '../ui/text/text'
import { When } from '../ui/text/when'
import type { Route } from './+types/apply'
import { AccountFrame } from './account-frame'
import { apply } from './apply.server'
import { ApplyForm } from './apply-form'

export const meta = privateMeta('Apply as an installer')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export async function loader({ request, context }: Route.LoaderArgs) {
	await requireRole(context, request, ['Buyer'])
	return read(api(context).installers['installer-applications'].mine.$get())
}

export const action = apply

export { sendForm as clientAction } from '../ui/forms/send-form'

function Filed({ firm, createdAt }: Application) {
	return (
		<AccountFrame
			title="Your application is with us"
			intro={
				<>
					{firm}, sent <When at={createdAt} time />. We read it and tell you here and in your
					notifications. Until then your account is a Buyer’s.
				</>
			}
		>
			<Row gap={3} wrap align="stretch">
				<Button component={Link} to="/products" size="md">
					Go to the shop
				</Button>
				<Button component={Link} to="/account" size="md" variant="default">
					Your account
				</Button>
			</Row>
		</AccountFrame>
	)
}

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
	const { application } = loaderData
	if (application?.status === 'open') return <Filed {...application} />
	return (
		<AccountFrame
			title="Apply as an installer"
			intro="Tell us who you are. Once you are approved, log in again to take orders near you."
		>
			{application?.status === 'refused' && (
				<Banner variant="info">
					Your last application was refused.
					{application.reason && ` ${application.reason}`} You can apply again.
				</Banner>
			)}
			{application?.status === 'approved' && (
				<Banner variant="info">
					Your last application was approved: log out, and log in again.
				</Banner>
			)}
			<ApplyForm answer={actionData} />
			<Text size="small">
				Only want to buy? <Link to="/products">Go to the shop</Link>
			</Text>
		</AccountFrame>
	)
}
