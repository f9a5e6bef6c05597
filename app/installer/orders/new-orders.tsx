import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { Form, useLocation } from 'react-router'
import type { Order } from '../../../domain/orders/schema'
import { decisionIntents } from '../../components/installer/decision/decision-intents'
import { useLive } from '../../components/notifications/live'
import { useReadAnew } from '../../components/notifications/read-anew'
import { IntentButton } from '../../ui/forms/intent-button'
import { Banner } from '../../ui/layout/banner'

interface Props {
	orders: Order[]
	after: string
	/** Whether orders came while this installer was not looking at the list. */
	arrivedBefore?: boolean
}

/** Its value as the page was opened, until another page view: a later read may differ. */
function useAtOpening(isSo: boolean): boolean {
	const { key } = useLocation()
	const [opening, setOpening] = useState({ key, isSo })
	if (opening.key === key) return opening.isSo
	setOpening({ key, isSo })
	return isSo
}

/** Says that orders came since the list was read, and reads it anew; listed orders follow by themselves. */
export function NewOrders({ orders, after, arrivedBefore = false }: Props) {
	const [arrived, setArrived] = useState(0)
	const isGreeted = useAtOpening(arrivedBefore)
	const readAnew = useReadAnew()
	useLive(after, ({ type, orderId }, number) => {
		const isListed = orders.some(({ id }) => id === orderId)
		if (isListed) readAnew()
		else if (type === 'order') setArrived(number)
	})
	return (
		<div role="status" aria-live="polite">
			{(isGreeted || arrived > Number(after)) && (
				<Banner
					as={Form}
					method="post"
					variant="notice"
					icon={<IconBell size={20} aria-hidden />}
					action={
						<IntentButton intents={decisionIntents} intent="refresh" size="sm" color="marigold.5">
							Refresh
						</IntentButton>
					}
				>
					<strong>New order(s) received! Refresh to see the latest orders.</strong>
				</Banner>
			)}
		</div>
	)
}
