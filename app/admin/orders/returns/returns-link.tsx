import { Link } from 'react-router'
import type { Order } from '../../../../domain/orders/schema'
import type { OrderReturns } from '../../../../domain/returns/schema'
import { RETURN_STATE } from '../../../components/orders/returns/return-state'
import { Section } from '../../../ui/layout/section'
import { ButtonLink } from '../../../ui/text/button-link'
import { Text } from '../../../ui/text/text'
import { useOrderPath } from '../head/in-list'

interface ReturnsLinkProps {
	order: Order
	/** Null where nothing has left yet. */
	returned: OrderReturns | null
}

/** How far the returns of an order are, and the way to them. */
export function ReturnsLink({ order: { id }, returned }: ReturnsLinkProps) {
	const toPage = useOrderPath(id)
	if (!returned || (returned.returns.length === 0 && returned.left.length === 0)) return null
	return (
		<Section title="Returns" id="returns" gap={2}>
			{returned.returns.map(({ n, state }) => (
				<Text key={n} size="small">
					Return {n}: {RETURN_STATE[state]}
				</Text>
			))}
			<ButtonLink as={Link} variant="line" to={toPage('returns')}>
				{returned.returns.length > 0 ? 'See the returns' : 'Record a return'}
			</ButtonLink>
		</Section>
	)
}
