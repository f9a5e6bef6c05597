import { Link, useRevalidator } from 'react-router'
import type { Order } from '../../../domain/orders/schema'
import { useLive } from '../../notifications/live'
import { Empty, PortalPage } from '../../portal/portal-page'
import { List } from '../../ui/display/list'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { Inline } from '../../ui/layout/inline'
import { Stack } from '../../ui/layout/stack'
import { Action } from '../../ui/text/action'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { OrdersTable } from '../orders/orders-table'
import classes from './orders-tab.module.css'

interface OrdersTabProps {
	after: string
	latest: Order[]
	pending: number
	low: { id: string; name: string; stock: number }[]
}

const SHOWN = 10

function LowStock({ low }: Pick<OrdersTabProps, 'low'>) {
	if (low.length === 0)
		return (
			<Empty>
				<p>Every product has enough in stock.</p>
			</Empty>
		)
	return (
		<Card as={List} divided look="rows" gap={0} pad={0} className={classes.low}>
			{low.slice(0, SHOWN).map(({ id, name, stock }) => (
				<li key={id}>
					<Action as={Link} look="line" to={`/admin/manage-stocks?q=${encodeURIComponent(id)}`}>
						{name}
					</Action>
					<Text as="span" tone="muted" numeric oneLine>
						{stock === 0 ? 'None left' : `${stock} left`}
					</Text>
				</li>
			))}
		</Card>
	)
}

/** The newest orders, and what there are few of in stock. */
export function OrdersTab({ latest, pending, low, after }: OrdersTabProps) {
	const { revalidate } = useRevalidator()
	useLive(after, () => revalidate())
	return (
		<PortalPage title="Orders & Alerts">
			<Grid aside className={classes.columns}>
				<Stack as="section" gap={2} aria-labelledby="latest">
					<Inline wrap gap={0} align="baseline">
						<Heading level={2} size="body" id="latest" className={classes.title}>
							Latest orders
						</Heading>
						<Action as={Link} look="quiet" to="/admin/orders?status=pending">
							{pending} pending
						</Action>
						<Action as={Link} look="quiet" to="/admin/orders">
							All orders
						</Action>
					</Inline>
					<OrdersTable orders={latest} />
				</Stack>
				<Stack as="section" gap={2} aria-labelledby="low">
					<Inline wrap gap={0} align="baseline">
						<Heading level={2} size="body" id="low" className={classes.title}>
							Low stock
						</Heading>
						<Action as={Link} look="quiet" to="/admin/manage-stocks?show=low">
							All {low.length}
						</Action>
					</Inline>
					<LowStock low={low} />
				</Stack>
			</Grid>
		</PortalPage>
	)
}
