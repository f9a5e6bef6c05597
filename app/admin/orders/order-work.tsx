import { Link } from 'react-router'
import type { Order } from '../../../domain/orders/schema'
import type { OrderWork } from '../../../domain/reports/worklist/worklist-schema'
import { Pages } from '../../components/portal/pages'
import { Empty, PortalPage } from '../../components/portal/portal-page'
import { number } from '../../ui/text/format'
import { type AssignAnswer, AssignFlash, type Installers, useAssigning } from './assign-chosen'
import { OrdersTable, OrdersToChoose } from './orders-table'
import { ORDER_WORK_LABELS } from './work-labels'

/** The work on orders of each kind. */
const TO_DO: Record<OrderWork, string> = {
	'to-send': 'Pack them, and note the parcel’s carrier and number on the order.',
	unassigned: 'Nobody is asked to install them: choose an installer.',
	'suspended-installer': 'Their installer may not log in any more: give them to another one.',
	'visit-past': 'The appointment is over and they are not installed: ask the installer.',
	'cancellation-asked': 'Their buyers want to cancel, and wait for your answer.',
	'return-asked': 'Their buyers want to send goods back, and wait for your answer.',
	'return-awaited': 'Goods are on their way back: note them when they arrive.',
	'claim-waiting': 'A product failed within its warranty: hand it to the maker, or answer.',
	'claim-late': 'The maker has had a claim for more than a month: ask, and tell the buyer.',
	'refund-owed': 'Their buyers are owed money: refund it.',
	'undertaking-missing':
		'They were ordered without tax, and no letter of undertaking holds today: enter this year’s in the settings before they are supplied, or they have no invoice.',
}

interface OrderWorkListProps {
	kind: OrderWork
	orders: Order[]
	total: number
	page: number
	pages: number
	/** The installers that they can be given to; null where this is not the work. */
	installers: Installers | null
	answer: AssignAnswer | undefined
}

/** The orders with one kind of work, the oldest first. */
export function OrderWorkList(props: OrderWorkListProps) {
	const { kind, orders, total, page, pages, installers } = props
	const assigning = useAssigning(props.answer)
	const orderWord = total === 1 ? 'order' : 'orders'
	return (
		<PortalPage
			title={ORDER_WORK_LABELS[kind]}
			intro={total > 0 && `${number(total)} ${orderWord}, the oldest first. ${TO_DO[kind]}`}
		>
			<AssignFlash assigning={assigning} installers={installers ?? []} />
			{total === 0 ? (
				<Empty>
					<p>Nothing to do here.</p>
					<Link to="/admin/orders">Show all orders</Link>
				</Empty>
			) : installers ? (
				<OrdersToChoose orders={orders} assigning={assigning} installers={installers} />
			) : (
				<OrdersTable orders={orders} />
			)}
			<Pages page={page} pages={pages} />
		</PortalPage>
	)
}
