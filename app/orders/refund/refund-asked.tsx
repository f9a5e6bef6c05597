import { Link } from 'react-router'
import type { OrderPayments } from '../../../domain/settlement/schema'
import { Banner } from '../../ui/layout/banner'

/** Asks a buyer where money goes that cannot go back the way it came, or says what they have told; else nothing. */
export function RefundAsked({
	id,
	money: { destination },
}: {
	id: string
	money: Pick<OrderPayments, 'destination'>
}) {
	if (!destination) return null
	const to = `/orders/${encodeURIComponent(id)}/refund`
	return destination.given === null ? (
		<Banner variant="info">
			<p>
				<strong>Where does your refund go?</strong> What was not paid online cannot go back the way
				it came. <Link to={to}>Give a UPI id or bank account</Link>
			</p>
		</Banner>
	) : (
		<p>
			Your refund goes to <strong>{destination.given}</strong>. <Link to={to}>Change it</Link>
		</p>
	)
}
