import type { Order } from '../../../../domain/orders/schema'
import { PriceFact } from '../../../ui/display/fact-list'

/** What an order costs besides its goods, and what a code takes off: lines of a list of sums. */
export const BesideGoods = ({ charges, discount }: Pick<Order, 'charges' | 'discount'>) => (
	<>
		{discount && <PriceFact name={`Discount (${discount.code})`} rupees={-discount.amount} />}
		{charges.map(({ kind, name, amount }) => (
			<PriceFact key={kind} name={name} rupees={amount} />
		))}
	</>
)
