import type { Dispatches } from '../../../domain/dispatches/schema'
import { ParcelList } from '../../components/orders/parcels/parcel-list'
import { Stack } from '../../ui/layout/stack'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'

/** The parcels of an order and the goods still to come; nothing before the first parcel. */
export function OrderParcels({ sent: { dispatches, left } }: { sent: Dispatches }) {
	if (dispatches.length === 0) return null
	return (
		<Stack as="section" gap={3} aria-labelledby="parcels">
			<h2 id="parcels">Parcels</h2>
			<ParcelList parcels={dispatches} />
			{left.length > 0 && (
				<Text size="small">
					Still to be sent:{' '}
					{left.map(({ name, quantity }) => `${number(quantity)} × ${name}`).join(', ')}.
				</Text>
			)}
		</Stack>
	)
}
