import { Link, useRevalidator } from 'react-router'
import type { Order } from '../../../domain/orders/schema'
import { useLive } from '../../notifications/live'
import { Empty, PortalPage } from '../../portal/portal-page'
import tableClasses from '../../portal/table.module.css'
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
		<ul className={classes.low}>
			{low.slice(0, SHOWN).map(({ id, name, stock }) => (
				<li key={id}>
					<Link to={`/admin/manage-stocks?q=${encodeURIComponent(id)}`}>{name}</Link>
					<span>{stock === 0 ? 'None left' : `${stock} left`}</span>
				</li>
			))}
		</ul>
	)
}

/** The newest orders, and what the shelf has few of. */
export function OrdersTab({ latest, pending, low, after }: OrdersTabProps) {
	const { revalidate } = useRevalidator()
	useLive(after, () => revalidate())
	return (
		<PortalPage title="Orders & Alerts">
			<div className={classes.columns}>
				<section aria-labelledby="latest" className={classes.section}>
					<div className={classes.head}>
						<h2 id="latest">Latest orders</h2>
						<Link to="/admin/orders?status=pending" className={tableClasses.link}>
							{pending} pending
						</Link>
						<Link to="/admin/orders" className={tableClasses.link}>
							All orders
						</Link>
					</div>
					<OrdersTable orders={latest} />
				</section>
				<section aria-labelledby="low" className={classes.section}>
					<div className={classes.head}>
						<h2 id="low">Low stock</h2>
						<Link to="/admin/manage-stocks?show=low" className={tableClasses.link}>
							All {low.length}
						</Link>
					</div>
					<LowStock low={low} />
				</section>
			</div>
		</PortalPage>
	)
}
