import { Link } from 'react-router'
import type { Cart } from '../../domain/cart/schema'
import { Price } from '../ui/text/price'
import { BoughtLines } from './bought-lines'
import classes from './checkout-summary.module.css'

/** More lines than this are folded, so that the form stays near. */
const SHOWN = 5

const countOf = (lines: number) => (lines === 1 ? '1 product' : `${lines} products`)

/** What is about to be ordered and what it costs. */
export function CheckoutSummary({ cart }: { cart: Cart }) {
	const short = cart.items.filter((item) => item.problem)
	return (
		<section className={classes.summary} aria-labelledby="summary">
			<div className={classes.head}>
				<h2 id="summary">Your order</h2>
				<Link to="/cart">Change</Link>
			</div>
			<details open={cart.items.length <= SHOWN}>
				<summary>{countOf(cart.items.length)}</summary>
				<BoughtLines items={cart.items} />
			</details>
			{short.length > 0 && (
				<ul className={classes.short}>
					{short.map((item) => (
						<li key={item.productId}>{item.problem}</li>
					))}
				</ul>
			)}
			<p className={classes.total}>
				<span className={classes.label}>Total</span>
				<Price rupees={cart.total} />
			</p>
			<p className={classes.tax}>GST included</p>
		</section>
	)
}
