import type { Order } from '../../domain/orders/schema'
import { BoughtLines } from '../checkout/bought-lines'
import { Stack } from '../ui/layout/stack'
import { Price } from '../ui/text/price'
import classes from './order.module.css'

/** What was ordered and what it comes to. */
export function OrderSums({ order: { items, total, tax } }: { order: Order }) {
	return (
		<section aria-labelledby="items">
			<h2 id="items">What was ordered</h2>
			<BoughtLines items={items} />
			<Stack as="dl" gap={1} className={classes.sums}>
				<div>
					<dt>Total</dt>
					<dd>
						<Price rupees={total} className={classes.total} />
					</dd>
				</div>
				<div>
					<dt>GST within the total</dt>
					<dd>
						<Price rupees={tax} className={classes.tax} />
					</dd>
				</div>
			</Stack>
		</section>
	)
}
