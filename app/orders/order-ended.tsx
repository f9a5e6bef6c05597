import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { privateMeta } from '../shell/page-title'
import { Page } from '../ui/layout/page'
import type { Route } from './+types/order-ended'

export const meta = privateMeta('No longer followed')

/** Where one comes who has stopped following an order on this device. */
export default function OrderEnded({ params }: Route.ComponentProps) {
	return (
		<Page airy>
			<h1>No longer followed</h1>
			<p>
				This device does not open order {params.id} any more. The order itself goes on. To see it
				again, open its link.
			</p>
			<Button component={Link} to="/" size="md">
				Go to the home page
			</Button>
		</Page>
	)
}
