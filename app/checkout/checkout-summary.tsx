import { Link } from 'react-router'
import type { Cart } from '../../domain/cart/schema'
import { partLines, singleLines } from '../cart/system-lines'
import { Card } from '../ui/layout/card'
import { Inline } from '../ui/layout/inline'
import { Price } from '../ui/text/price'
import { Text } from '../ui/text/text'
import { BoughtLines } from './bought-lines'
import classes from './checkout-summary.module.css'

/** More lines than this are folded, so that the form stays near. */
const SHOWN = 5

const countOf = (lines: number) => (lines === 1 ? '1 product' : `${lines} products`)

/** What is about to be ordered and what it costs. */
export function CheckoutSummary({ cart }: { cart: Cart }) {
	const singles = singleLines(cart.items)
	const short = cart.items.filter((item) => item.problem)
	return (
		<Card as="section" gap={0} pad={6} className={classes.summary} aria-labelledby="summary">
			<Inline align="baseline" justify="between" gap={4} className={classes.head}>
				<h2 id="summary">Your order</h2>
				<Link to="/cart">Change</Link>
			</Inline>
			<details open={cart.items.length <= SHOWN}>
				<summary>{countOf(cart.items.length)}</summary>
				{cart.systems.map((system) => (
					<section key={system.id} aria-labelledby={`system-${system.id}`}>
						<h3 id={`system-${system.id}`}>Your {system.name}</h3>
						<BoughtLines items={partLines(system, cart)} />
					</section>
				))}
				{cart.systems.length > 0 && singles.length > 0 && <h3>Other products</h3>}
				<BoughtLines items={singles} />
			</details>
			{short.length > 0 && (
				<ul className={classes.short}>
					{short.map((item) => (
						<li key={item.productId}>{item.problem}</li>
					))}
				</ul>
			)}
			<Inline as="p" wrap align="baseline" justify="between" gap={4} className={classes.total}>
				<span className={classes.label}>Total</span>
				<Price rupees={cart.total} />
			</Inline>
			<Text size="tiny" tone="muted" className={classes.tax}>
				GST included
			</Text>
		</Card>
	)
}
