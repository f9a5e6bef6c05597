import type { Order } from '../../../../domain/orders/schema'
import { FactList, PriceFact } from '../../../ui/display/fact-list'
import { NetCostLines } from '../../../ui/display/sum-list'
import { Stack } from '../../../ui/layout/stack'
import { BoughtLines } from '../bought-lines'
import { BesideGoods } from './beside-goods'
import { OrderTaxes } from './order-taxes'

/** The lines of an order and its sums. */
export function OrderSums({ order }: { order: Order }) {
	const { items, charges, discount, total, tax, taxes, netCost } = order
	return (
		<Stack as="section" gap={2} aria-labelledby="items">
			<h2 id="items">What was ordered</h2>
			<BoughtLines items={items} />
			<FactList variant="sums">
				<BesideGoods charges={charges} discount={discount} />
				{taxes?.isTaxed !== false && <PriceFact name="GST within the total" rupees={tax} />}
				<PriceFact name="Total" total rupees={total} />
			</FactList>
			{netCost && <NetCostLines of={netCost} />}
			{taxes?.isTaxed && <OrderTaxes taxes={taxes} />}
		</Stack>
	)
}
