import { Button } from '@mantine/core'
import { Form, Link, redirect } from 'react-router'
import { z } from 'zod'
import type { Order } from '../../../domain/orders/schema'
import { type Asked, api, attempt, read } from '../../api.server'
import { buyerWord, STATUS_VARIANT } from '../../components/orders/order-status'
import { withNext } from '../../components/session/redirect-path'
import { privateMeta } from '../../shell/page-title'
import { useShell } from '../../shell/use-shell'
import { Status } from '../../ui/display/status'
import { Id } from '../../ui/forms/fields.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import { isNoId } from '../../ui/forms/path-id'
import type { Refused } from '../../ui/forms/problem'
import { Card } from '../../ui/layout/card'
import { Page } from '../../ui/layout/page'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import type { Route } from './+types/device-orders'

export const meta = privateMeta('Your orders on this device')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export async function loader({ url, context }: Route.LoaderArgs) {
	const removed = url.searchParams.get('removed')
	return {
		orders: await read(api(context).followedOrders.$get()),
		removed: removed && !isNoId(removed) ? removed : null,
	}
}

export const action = ({ request, context }: Asked) =>
	formAction(request, ONE_FORM, {
		send: onForm(z.object({ id: Id }), async ({ id }): Promise<Refused> => {
			// An order that is no longer followed counts as done.
			await attempt(api(context).orders[':id'].follow.$delete({ param: { id } }))
			throw redirect(`/orders?${new URLSearchParams({ removed: id })}`)
		}),
	})

export { sendForm as clientAction } from '../../ui/forms/send-form'

/** The orders that a guest has placed, or opened by their link, in this browser. */
export default function DeviceOrders({ loaderData, actionData }: Route.ComponentProps) {
	const { orders, removed } = loaderData
	return (
		<Stack as={Page} airy gap={6}>
			<h1>Your orders on this device</h1>
			<Flash
				variant="plain"
				problem={actionData?.problem.message}
				done={removed && `Order ${removed} is removed from this device. It is not cancelled.`}
			/>
			<Text measure>
				{orders.length === 0
					? 'This device has no orders yet. Orders that you place here without an account are listed here, and those that you open by their link.'
					: 'Placed here without an account, or opened by their link. Anybody who uses this device can open them.'}
			</Text>
			<Stack as="ul" gap={4}>
				{orders.map((order) => (
					<DeviceOrder key={order.id} order={order} />
				))}
			</Stack>
			<Row gap={3} wrap>
				<Button component={Link} to="/orders/track" size="md" variant="default">
					Track an order
				</Button>
				<AccountOrders />
			</Row>
		</Stack>
	)
}

/** The way to the orders of an account. */
function AccountOrders() {
	const user = useShell()?.user
	return user ? (
		<ButtonLink as={Link} variant="line" to="/account">
			Orders of your account
		</ButtonLink>
	) : (
		<ButtonLink as={Link} variant="line" to={withNext('/login', '/account')}>
			Log in to see the orders of your account
		</ButtonLink>
	)
}

function DeviceOrder({ order }: { order: Order }) {
	const { id, items, status, createdAt, total } = order
	const [first, ...rest] = items
	return (
		<Card as="li" gap={3} align="start">
			<Row gap={4} wrap justify="between" align="baseline">
				<ButtonLink as={Link} variant="line" to={`/orders/${encodeURIComponent(id)}`}>
					Order {id}
				</ButtonLink>
				<Status variant={STATUS_VARIANT[status]}>{buyerWord(order)}</Status>
			</Row>
			<Text size="small" color="muted">
				{first?.name}
				{rest.length > 0 && ` and ${rest.length} more`}. <When at={createdAt} />,{' '}
				<Price rupees={total} />
			</Text>
			<details>
				<ButtonLink as="summary" variant="line">
					Remove from this device
				</ButtonLink>
				<Stack as={Form} gap={3} align="start" method="post" replace preventScrollReset>
					<input type="hidden" name="id" value={id} />
					<Text size="small">
						To see it again, you need its link, or its number and phone number. It is not cancelled.
					</Text>
					<Button type="submit" variant="default" size="md">
						Yes, remove order {id}
					</Button>
				</Stack>
			</details>
		</Card>
	)
}
