import type { Order } from '../../../domain/orders/schema'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'

/** The recipient of an order's bill, a line each. */
export const BillingAddress = ({ billing }: { billing: NonNullable<Order['billing']> }) => (
	<Text as="address" size="small">
		<Stack as="span" gap={0}>
			<strong>{billing.name}</strong>
			{billing.gstin && <span>GSTIN {billing.gstin}</span>}
			{billing.sez && <span>Special Economic Zone</span>}
			{billing.withoutTax && <span>Without GST, under a letter of undertaking</span>}
			<span>{billing.street}</span>
			<span>
				{billing.city} {billing.zipCode}
			</span>
			<span>{billing.state}</span>
		</Stack>
	</Text>
)
