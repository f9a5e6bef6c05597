import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { privateMeta } from '../shell/page-title'
import { Page } from '../ui/layout/page'
import { Stack } from '../ui/layout/stack'
import type { Route } from './+types/order-ended'

export const meta = privateMeta('Removed from this device')

/** The page after an order was removed from this device. */
export default function OrderEnded({ params }: Route.ComponentProps) {
	return (
		<Stack as={Page} airy gap={6} align="start">
			<h1>Removed from this device</h1>
			<p>
				This device no longer opens order {params.id}. The order itself is not changed. To see it
				again, open its link, or{' '}
				<Link to={`/orders/track?${new URLSearchParams({ order: params.id })}`}>track it</Link>.
			</p>
			<Button component={Link} to="/" size="md">
				Go to the home page
			</Button>
		</Stack>
	)
}
