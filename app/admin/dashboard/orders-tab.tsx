import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Order } from '../../../domain/orders/schema'
import { stockInWords } from '../../../shared/format/stock'
import { useLive } from '../../components/notifications/live'
import { useReadAnew } from '../../components/notifications/read-anew'
import { Empty, PortalPage } from '../../components/portal/portal-page'
import { List } from '../../ui/display/list'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
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
		<Card as={List} divided variant="rows" gap={0} pad={0} className={classes.low}>
			{low.slice(0, SHOWN).map(({ id, name, stock }) => (
				<li key={id}>
					<ButtonLink
						as={Link}
						variant="line"
						to={`/admin/manage-stocks?q=${encodeURIComponent(id)}`}
					>
						{name}
					</ButtonLink>
					<Text as="span" color="muted" numeric oneLine>
						{stockInWords(stock)}
					</Text>
				</li>
			))}
		</Card>
	)
}

/** The newest orders, and the products with low stock. */
export function OrdersTab({ latest, pending, low, after }: OrdersTabProps) {
	const readAnew = useReadAnew()
	useLive(after, () => readAnew())
	return (
		<PortalPage title="Orders & Alerts">
			<Grid className={classes.columns}>
				<Part
					id="latest"
					title="Latest orders"
					links={{
						'/admin/orders?status=pending': `${number(pending)} pending`,
						'/admin/orders': 'All orders',
					}}
				>
					<OrdersTable orders={latest} />
				</Part>
				<Part
					id="low"
					title="Low stock"
					links={{ '/admin/manage-stocks?show=low': `All ${low.length}` }}
				>
					<LowStock low={low} />
				</Part>
			</Grid>
		</PortalPage>
	)
}

interface PartProps {
	id: string
	title: string
	/** The texts of its links, by their addresses. */
	links: Record<string, string>
	children: ReactNode
}

const Part = ({ id, title, links, children }: PartProps) => (
	<Stack as="section" gap={2} aria-labelledby={id}>
		<Row wrap gap={0} align="baseline">
			<Heading level={2} size="body" id={id} className={classes.title}>
				{title}
			</Heading>
			{Object.entries(links).map(([to, text]) => (
				<ButtonLink key={to} as={Link} variant="quiet" to={to}>
					{text}
				</ButtonLink>
			))}
		</Row>
		{children}
	</Stack>
)
