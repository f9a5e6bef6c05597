import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Cart } from '../../domain/cart/schema'
import type { NetCost } from '../../domain/planner/money/net-cost-schema'
import { partLines, singleLines } from '../components/cart/system-lines'
import { BoughtLines } from '../components/orders/bought-lines'
import { useIncludesGst } from '../shell/use-gst'
import { NetCostLines } from '../ui/display/sum-list'
import { Banner } from '../ui/layout/banner'
import { Card } from '../ui/layout/card'
import { Row } from '../ui/layout/row'
import { ButtonLink } from '../ui/text/button-link'
import { Heading } from '../ui/text/heading'
import { Price } from '../ui/text/price'
import { Text } from '../ui/text/text'
import classes from './checkout-summary.module.css'

/** More lines than this are folded, so that the form stays near. */
const SHOWN = 5

const countOf = (lines: number) => (lines === 1 ? '1 product' : `${lines} products`)

interface CheckoutSummaryProps {
	cart: Cart
	/** What comes back of it, where nothing more is known of its price; null where nothing does. */
	netCost: NetCost | null
	children?: ReactNode
}

/** The contents and cost of the order about to be placed: the goods, unless there is more to say. */
export function CheckoutSummary({ cart, netCost, children }: CheckoutSummaryProps) {
	const includesGst = useIncludesGst()
	const singles = singleLines(cart.items)
	const short = cart.items.filter((item) => item.problem)
	return (
		<Card as="section" gap={3} pad={6} className={classes.summary} aria-labelledby="summary">
			<Row align="baseline" justify="between" gap={4}>
				<h2 id="summary">Your order</h2>
				<ButtonLink as={Link} variant="quiet" to="/cart">
					Change
				</ButtonLink>
			</Row>
			<details open={cart.items.length <= SHOWN}>
				<ButtonLink as="summary" variant="line">
					{countOf(cart.items.length)}
				</ButtonLink>
				{cart.systems.map((system) => (
					<section key={system.id} aria-labelledby={`system-${system.id}`}>
						<Heading level={3} size="small" id={`system-${system.id}`}>
							Your {system.name}
						</Heading>
						<BoughtLines items={partLines(system, cart)} />
					</section>
				))}
				{cart.systems.length > 0 && singles.length > 0 && (
					<Heading level={3} size="small">
						Other products
					</Heading>
				)}
				<BoughtLines items={singles} />
			</details>
			{short.length > 0 && (
				<Banner variant="problem">
					<ul>
						{short.map((item) => (
							<li key={item.productId}>{item.problem}</li>
						))}
					</ul>
				</Banner>
			)}
			{children ?? (
				<Row as="p" wrap align="baseline">
					<strong>Total</strong>
					{includesGst && (
						<Text as="span" size="tiny" color="muted">
							GST included
						</Text>
					)}
					<Text as="span" size="title" data-end>
						<Price rupees={cart.total} />
					</Text>
				</Row>
			)}
			{netCost && <NetCostLines of={netCost} />}
		</Card>
	)
}
