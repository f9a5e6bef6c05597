import type { Order } from '../../../domain/orders/schema'
import { Fact } from '../../ui/display/fact-list'
import { Price } from '../../ui/text/price'

/** What an order costs besides its goods, and what a code takes off: lines of a list of sums. */
export const BesideGoods = ({ charges, discount }: Pick<Order, 'charges' | 'discount'>) => (
	<>
		{discount && (
			<Fact name={`Discount (${discount.code})`}>
				<Price rupees={-discount.amount} />
			</Fact>
		)}
		{charges.map(({ kind, name, amount }) => (
			<Fact key={kind} name={name}>
				<Price rupees={amount} />
			</Fact>
		))}
	</>
)
