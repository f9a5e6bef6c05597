import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { isForwards } from '../../../shared/day'
import { api, type Context, read, readPage } from '../../api.server'
import { apiPath } from '../../api-call'
import { readInstallers } from '../../components/installer/installers.server'
import { useLive } from '../../components/notifications/live'
import { useReadAnew } from '../../components/notifications/read-anew'
import { BACKWARDS } from '../../components/portal/backwards.server'
import { FilterDays, FilterSearch, FilterSelect } from '../../components/portal/filter-fields'
import { FilterForm } from '../../components/portal/filter-form'
import { Pages } from '../../components/portal/pages'
import { readListPage } from '../../components/portal/paging.server'
import { PortalPage } from '../../components/portal/portal-page'
import { ListViews } from '../../components/portal/views/list-views'
import { readViews } from '../../components/portal/views/views.server'
import { titleMeta } from '../../shell/page-title'
import { number } from '../../ui/text/format'
import type { Route } from './+types/orders'
import { type AssignAnswer, AssignFlash, type Installers, useAssigning } from './assign-chosen'
import { assignChosen, isForInstallers } from './assign-chosen.server'
import { forBuyerPage } from './for-buyer/for-buyer-path'
import { filterChoices } from './order-filters'
import { orderQueryIn } from './order-query.server'
import { OrderWorkList } from './order-work'
import { ordersWithWork, workIn } from './order-work.server'
import { OrdersToChoose, PAGE_SIZE } from './orders-table'

export const meta = titleMeta('Orders')

const NONE = { orders: [], counts: {}, page: 1, pages: 1, total: 0, isLeast: false }

export async function loader({ request, context }: Route.LoaderArgs) {
	const url = new URL(request.url)
	const work = workIn(url.searchParams)
	if (work) {
		const asked = { kind: work, pageSize: PAGE_SIZE }
		const installers = isForInstallers(work) ? await readInstallers(context) : null
		return { work, installers, ...(await ordersWithWork(context, request, asked)) }
	}
	const installers = await readInstallers(context)
	const orders = await allOrders(context, request, orderQueryIn(url.searchParams))
	return { work, installers, ...orders }
}

export const action = assignChosen

export { sendForm as clientAction } from '../../ui/forms/send-form'

/** The orders that the filters find, with the counts of all. */
async function allOrders(
	context: Context,
	request: Request,
	query: ReturnType<typeof orderQueryIn>,
) {
	const { after } = await read(api(context).events.cursor.$get())
	const { mode } = await read(api(context).store.$get())
	if (!isForwards(query)) return { ...NONE, views: null, query, after, mode, problem: BACKWARDS }
	const [{ items, ...page }, counts, views] = await Promise.all([
		readListPage(request, PAGE_SIZE, (part) =>
			readPage(api(context).orders.$get({ query: { ...query, ...part } })),
		),
		read(api(context).orderCounts.$get()),
		readViews(context, 'orders'),
	])
	return { orders: items, query, ...page, counts, views, after, mode, problem: null }
}

const ALL = { value: '', label: 'Any status' }

/** The orders found, as a file: the same question to the export. */
function exportOf({ sort: _, ...query }: ReturnType<typeof orderQueryIn>): string {
	return apiPath('get', '/exports/orders.csv', { query })
}

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
	const readAnew = useReadAnew()
	useLive(loaderData.after, ({ orderId }) => {
		if (orderId) readAnew()
	})
	if (loaderData.work === null) return <AllOrders {...loaderData} answer={actionData} />
	const { work, items, ...list } = loaderData
	return <OrderWorkList kind={work} orders={items} {...list} answer={actionData} />
}

type AllOrdersProps = Awaited<ReturnType<typeof allOrders>> & {
	installers: Installers
	answer: AssignAnswer | undefined
}

function AllOrders(props: AllOrdersProps) {
	const { orders, query, page, pages, total, isLeast, counts, views, mode, problem, installers } =
		props
	const assigning = useAssigning(props.answer)
	const [params] = useSearchParams()
	return (
		<PortalPage
			title="Orders"
			intro={`${number(total)}${isLeast ? '+' : ''} ${total === 1 ? 'order' : 'orders'}`}
			views={views && <ListViews {...views} />}
			filters={
				<FilterForm label="Orders" along={['sort']}>
					<FilterSearch placeholder="Buyer, phone, number, product, UTR" />
					<FilterSelect name="status" label="Status" data={[ALL, ...filterChoices(mode, counts)]} />
					<FilterDays problem={problem} />
				</FilterForm>
			}
			action={
				<>
					<Button component={Link} to={forBuyerPage()}>
						New order
					</Button>
					<Button component="a" href={exportOf(query)} download variant="default">
						Export CSV
					</Button>
				</>
			}
		>
			<AssignFlash assigning={assigning} installers={installers} />
			<OrdersToChoose
				orders={orders}
				sort={query.sort ?? 'newest'}
				assigning={assigning}
				installers={installers}
				isLive={mode === 'live'}
			>
				{params.size > 0 && <Link to="/admin/orders">Show all orders</Link>}
			</OrdersToChoose>
			<Pages page={page} pages={pages} isLeast={isLeast} />
		</PortalPage>
	)
}
