import { TextInput } from '@mantine/core'
import { Link, useLocation, useSearchParams } from 'react-router'
import { api, read } from '../../api.server'
import { INSTALLER_STATUSES } from '../../components/orders/order-status'
import { withParams } from '../../components/portal/address'
import { FilterSearch, FilterSelect } from '../../components/portal/filter-fields'
import { FilterForm } from '../../components/portal/filter-form'
import { Pages } from '../../components/portal/pages'
import { PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { number } from '../../ui/text/format'
import type { Route } from './+types/orders'
import { decide } from './decision/decision.server'
import { DecisionToast } from './decision/decision-toast'
import { JustDeclined } from './decision/just-declined'
import { RefusalNotice } from './decision/refusal-notice'
import { UndoAnnouncement } from './decision/undo-announcement'
import { ListedOrders } from './listed-orders'
import { NewOrders } from './new-orders'
import { readOrders } from './order-list.server'
import { OrderRow } from './order-row'

export const meta = titleMeta('Installer orders')

export async function loader({ context, request }: Route.LoaderArgs) {
	const list = await readOrders(context, request)
	// A page that a browser fetches ahead has not been seen by anybody.
	if (request.headers.get('sec-purpose')?.includes('prefetch')) return { ...list, arrived: false }
	const { arrived } = await read(api(context).ordersSeen.$put())
	return { ...list, arrived }
}

export const action = decide

export { sendForm as clientAction } from '../../ui/forms/send-form'

const SAYS = { accept: 'Order accepted.', decline: 'Order declined.' }

const STATUSES = [{ value: '', label: 'Any status' }, ...INSTALLER_STATUSES]

const SORTS = [
	{ value: '', label: 'Newest first' },
	{ value: 'oldest', label: 'Oldest first' },
	{ value: 'near', label: 'Nearest first' },
]

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
	const { orders, total, page, pages, q, status, sort, near, done, declined, after } = loaderData
	const { kilometres, arrived } = loaderData
	const measured = total === 0 || Object.keys(kilometres).length > 0
	const { key } = useLocation()
	const [params] = useSearchParams()
	const to = (next: number) =>
		withParams(params, { page: String(next), done: null, declined: null })
	return (
		<PortalPage
			title="Orders"
			intro={
				<span role="status">
					{total === 1 ? '1 order' : `${number(total)} orders`}
					{sort === 'near' && !measured && NO_PLACE}
				</span>
			}
			filters={
				<FilterForm label="Orders">
					<FilterSearch placeholder="Buyer, order number, city or PIN" />
					<FilterSelect name="status" label="Status" data={STATUSES} />
					<FilterSelect name="sort" label="Sort by" data={SORTS} />
					{sort === 'near' && (
						<TextInput
							name="near"
							label="Near PIN code"
							inputMode="numeric"
							maxLength={6}
							placeholder="411038"
							defaultValue={near}
						/>
					)}
				</FilterForm>
			}
		>
			<NewOrders orders={orders} after={after} arrivedBefore={arrived} />
			<RefusalNotice answer={actionData} />
			<JustDeclined order={declined} />
			<ListedOrders
				key={key}
				orders={orders}
				kilometres={kilometres}
				as={OrderRow}
				empty={
					<>
						<p>No orders to show.</p>
						{(q !== '' || status !== '') && <Link to="/installer/orders">Show all orders</Link>}
					</>
				}
			/>
			<Pages page={page} pages={pages} to={to} />
			<UndoAnnouncement />
			<DecisionToast words={SAYS} done={done} />
		</PortalPage>
	)
}

const NO_PLACE = ', newest first: type a PIN code to see the nearest first.'
