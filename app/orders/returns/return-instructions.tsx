import { Link } from 'react-router'
import type { OrderReturn } from '../../../domain/returns/schema'
import { dayNamed } from '../../../shared/format/dates'
import { Banner } from '../../ui/layout/banner'

/** What the buyer of an approved return does now; nothing of any other. */
export function ReturnInstructions({ of: { instructions } }: { of: OrderReturn }) {
	if (!instructions) return null
	const { collectedOn, sendTo, sendUntil, packing } = instructions
	return (
		<Banner variant="info">
			{collectedOn ? (
				<p>
					We collect it on <strong>{dayNamed(collectedOn)}</strong> at the address of this order.
					Please have it packed by then.
				</p>
			) : (
				<p>
					Please send it to us
					{sendUntil && (
						<>
							{' '}
							by <strong>{dayNamed(sendUntil)}</strong>
						</>
					)}
					{sendTo ? (
						<>
							: <strong>{sendTo}</strong>
						</>
					) : (
						<>
							. <Link to="/support">Ask us</Link> where to send it.
						</>
					)}
				</p>
			)}
			{packing && <p>{packing}</p>}
		</Banner>
	)
}
