import { Button } from '@mantine/core'
import { Link, redirect } from 'react-router'
import { api, read } from '../api.server'
import { withNext } from '../components/session/redirect-path'
import { privateMeta } from '../shell/page-title'
import { Page } from '../ui/layout/page'
import { Stack } from '../ui/layout/stack'
import { Text } from '../ui/text/text'
import type { Route } from './+types/order-login'

export const meta = privateMeta('Log in to see this order')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export async function loader({ params, context }: Route.LoaderArgs) {
	const { user } = await read(api(context).accounts.session.$get())
	if (user) throw redirect(`/orders/${encodeURIComponent(params.id)}`)
	return null
}

/** Where a link to an order leads who is not logged in: the same for an order that is none. */
export default function OrderLogin({ params: { id } }: Route.ComponentProps) {
	return (
		<Stack as={Page} airy gap={6} align="start">
			<h1>Log in to see this order</h1>
			<p>If you ordered with an account, log in and you see order {id}.</p>
			<Button
				component={Link}
				to={withNext('/login', `/orders/${encodeURIComponent(id)}`)}
				size="md"
			>
				Log in
			</Button>
			<Text measure>
				If you ordered without an account, open the link in the mail about your order, or the link
				that you kept when you placed it. Have you lost it?{' '}
				<Link to={`/orders/track?${new URLSearchParams({ order: id })}`}>Track the order</Link>
			</Text>
		</Stack>
	)
}
