import { NativeSelect } from '@mantine/core'
import { redirect, useSearchParams } from 'react-router'
import type { OrderStatus } from '../../domain/orders/schema'
import { requireRole } from '../account/guard.server'
import { api, readPage } from '../api.server'
import type { Route } from './+types/orders'
import { pageIn, pagesOf, withParams } from './address'
import { FilterForm } from './filter-form'
import { hereWith } from './here.server'
import { OrdersTable, STATUS_NAMES } from './orders-table'
import { Pages } from './pages'
import { PortalPage } from './portal-page'

export const meta: Route.MetaFunction = () => [{ title: 'Orders – Solbazaar' }]

const PER_PAGE = 25

const isStatus = (text: string | null): text is OrderStatus =>
	text !== null && Object.hasOwn(STATUS_NAMES, text)

export async function loader({ request, context }: Route.LoaderArgs) {
	await requireRole(context, request, ['Admin'])
	const { searchParams } = new URL(request.url)
	const asked = searchParams.get('status')
	const status = isStatus(asked) ? asked : null
	const page = pageIn(searchParams)
	const { items, total } = await readPage(
		api(context).orders.$get({
			query: {
				...(status && { status }),
				limit: String(PER_PAGE),
				offset: String((page - 1) * PER_PAGE),
			},
		}),
	)
	const pages = pagesOf(total, PER_PAGE)
	if (page > pages) throw redirect(hereWith(request, { page: String(pages) }))
	return { orders: items, status, page, pages, total }
}

const CHOICES = [
	{ value: '', label: 'All' },
	...Object.entries(STATUS_NAMES).map(([value, label]) => ({ value, label })),
]

export default function Orders({ loaderData }: Route.ComponentProps) {
	const { orders, status, page, pages, total } = loaderData
	const [params] = useSearchParams()
	return (
		<PortalPage title="Orders" intro={`${total} ${total === 1 ? 'order' : 'orders'}`}>
			<FilterForm label="Orders">
				<NativeSelect name="status" label="Status" data={CHOICES} defaultValue={status ?? ''} />
			</FilterForm>
			<OrdersTable orders={orders} />
			<Pages page={page} pages={pages} to={(to) => withParams(params, { page: String(to) })} />
		</PortalPage>
	)
}
