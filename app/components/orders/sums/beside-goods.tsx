import type { Order } from '../../../../domain/orders/schema'
import { PriceFact } from '../../../ui/display/fact-list'

/** The charges of an order and the discount of a code: lines of a list of sums. */
export const BesideGoods = ({ charges, discount }: Pick<Order, 'charges' | 'discount'>) => (
	<>
		{discount && <PriceFact name={`Discount (${discount.code})`} rupees={-discount.amount} />}
		{charges.map(({ kind, name, amount }) => (
			<PriceFact key={kind} name={name} rupees={amount} />
		))}
	</>
)
