import { Button } from '@mantine/core'
import { Form, Link, useNavigation } from 'react-router'
import type { StoreInfo } from '../../api/store'
import type { CartItem } from '../../domain/cart/schema'
import { Price } from '../ui/price'
import classes from './cart-pay.module.css'

interface CartPayProps {
	total: number
	lines: CartItem[]
	cartCheckout: StoreInfo['cartCheckout']
}

const piecesIn = (lines: CartItem[]) => {
	const pieces = lines.reduce((count, { quantity }) => count + quantity, 0)
	return pieces === 1 ? '1 piece' : `${pieces.toLocaleString('en-IN')} pieces`
}

/** The overall total and the way on; on a phone it stays at the lower edge. */
export function CartPay({ total, lines, cartCheckout }: CartPayProps) {
	const { formData } = useNavigation()
	const hasProblem = lines.some((line) => line.problem)
	return (
		<aside className={classes.pay} aria-label="Total">
			<div className={classes.bar}>
				<div className={classes.sum}>
					<p className={classes.label}>
						Total <span>{piecesIn(lines)}, GST included</span>
					</p>
					<p className={classes.total}>
						<Price rupees={total} />
					</p>
				</div>
				<Form method="post" action="/cart" replace preventScrollReset>
					<input type="hidden" name="intent" value="checkout" />
					<Button
						type="submit"
						size="lg"
						color="marigold.5"
						className={classes.checkout ?? ''}
						loading={formData?.get('intent') === 'checkout'}
					>
						Checkout
					</Button>
				</Form>
			</div>
			{hasProblem && (
				<p className={classes.note}>Not everything here is in stock. Look at the marked lines.</p>
			)}
			{cartCheckout === 'simulate' && (
				<p className={classes.note}>
					Checkout is only simulated in this demo. You can try a whole order, too.{' '}
					<Link to="/checkout">Go to the checkout form</Link>
				</p>
			)}
		</aside>
	)
}
