import { Link, type RouterContextProvider } from 'react-router'
import type { Order, OrderStatus } from '../../domain/orders/schema'
import { requireRole } from '../account/guard.server'
import { Empty, PortalPage } from '../admin/portal-page'
import { api, read } from '../api.server'
import type { Route } from './+types/installations'
import { OrderRow } from './order-row'
import classes from './order-row.module.css'

export const meta: Route.MetaFunction = () => [{ title: 'Installations – Solbazaar' }]

/** The stages of a job, the next to be done first. */
const STAGES = [
	{ status: 'accepted', title: 'To be scheduled' },
	{ status: 'scheduled', title: 'Scheduled' },
	{ status: 'installed', title: 'Installed' },
] as const satisfies { status: OrderStatus; title: string }[]

const MOST = 100

async function jobsAt(context: Readonly<RouterContextProvider>, status: OrderStatus) {
	const query = { status, limit: String(MOST), sort: 'oldest' as const }
	const response = await api(context).orders.$get({ query })
	const orders = await read(Promise.resolve(response))
	return { orders, total: Number(response.headers.get('x-total-count')) }
}

export async function loader({ context, request }: Route.LoaderArgs) {
	await requireRole(context, request, ['Installer'])
	return Promise.all(
		STAGES.map(async (stage) => ({ ...stage, ...(await jobsAt(context, stage.status)) })),
	)
}

/** The jobs of this installer: every order they have accepted, by how far it has come. */
export default function Installations({ loaderData }: Route.ComponentProps) {
	const stages = loaderData.filter(({ total }) => total > 0)
	return (
		<PortalPage title="Installations">
			{stages.length === 0 && (
				<Empty>
					<p>No installations yet. Orders you accept come here.</p>
					<Link to="/installer/orders">See the orders</Link>
				</Empty>
			)}
			{stages.map(({ status, title, orders, total }) => (
				<section key={status} aria-labelledby={status} className={classes.stage}>
					<h2 id={status} className={classes.stageName}>
						{title} ({total.toLocaleString('en-IN')})
					</h2>
					<Jobs orders={orders} />
					{total > orders.length && (
						<Link to={`/installer/orders?status=${status}`}>See all in Orders</Link>
					)}
				</section>
			))}
		</PortalPage>
	)
}

function Jobs({ orders }: { orders: Order[] }) {
	return (
		<div className={classes.list}>
			<ul className={classes.rows}>
				{orders.map((order) => (
					<li key={order.id}>
						<OrderRow order={order} refusal={null} gone={false} heading="h3" />
					</li>
				))}
			</ul>
		</div>
	)
}
