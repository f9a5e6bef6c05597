import { IconAlertTriangle } from '@tabler/icons-react'
import { Form, Link, useNavigation } from 'react-router'
import type { StoreInfo } from '../../api/store'
import type { CartItem } from '../../domain/cart/schema'
import { useSavedPlan } from '../planner/saved-plan'
import { number } from '../ui/text/format'
import { Price } from '../ui/text/price'
import { WorkingButton } from '../ui/working-button'
import { cartIntents } from './cart-intents'
import classes from './cart-pay.module.css'
import { type FitNote, seriousOf } from './fit/cart-fit-words'

interface CartPayProps {
	total: number
	lines: CartItem[]
	cartCheckout: StoreInfo['cartCheckout']
	/** What is said of how they go together. */
	notes: readonly FitNote[]
}

const piecesIn = (lines: CartItem[]) => {
	const pieces = lines.reduce((count, { quantity }) => count + quantity, 0)
	return pieces === 1 ? '1 piece' : `${number(pieces)} pieces`
}

/** Whether it makes a system, which somebody has to install: panels and an inverter, or a kit. */
function makesSystem(lines: CartItem[]) {
	const categories = new Set(lines.map(({ category }) => category))
	return categories.has('Kits') || (categories.has('Panels') && categories.has('Inverters'))
}

/** The overall total and the way on; on a phone it stays at the lower edge. */
export function CartPay({ total, lines, cartCheckout, notes }: CartPayProps) {
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
				<Misfit notes={notes} />
				<Form method="post" action="/cart" replace preventScrollReset>
					<input type="hidden" {...cartIntents.field('checkout')} />
					<WorkingButton
						type="submit"
						size="lg"
						fz="md"
						color="marigold.5"
						className={classes.checkout ?? ''}
						working={cartIntents.in(formData) === 'checkout'}
					>
						Checkout
					</WorkingButton>
				</Form>
			</div>
			{hasProblem && (
				<p className={classes.note}>Not everything here is in stock. Look at the marked lines.</p>
			)}
			{makesSystem(lines) && <AfterTheOrder />}
			{cartCheckout === 'simulate' && (
				<p className={classes.note}>
					Checkout is only simulated in this demo. You can try a whole order, too.{' '}
					<Link to="/checkout">Go to the checkout form</Link>
				</p>
			)}
		</aside>
	)
}

/** Said beside the total, so that nobody orders what does not work without having seen it. */
function Misfit({ notes }: Pick<CartPayProps, 'notes'>) {
	const [first] = seriousOf(notes)
	if (!first) return null
	return (
		<p className={classes.misfit}>
			<IconAlertTriangle size={20} aria-hidden />
			<span>
				{first.kind === 'misfit' ? 'These parts do not fit together.' : 'Something is missing.'}{' '}
				<a href="#fit-together">{first.fixes.length > 0 ? 'See what would help' : 'See why'}</a>
			</span>
		</p>
	)
}

/** What a system costs and brings besides its parts. */
function AfterTheOrder() {
	const plan = useSavedPlan()
	return (
		<p className={classes.note}>
			Installation is not in this sum: the installer’s offer comes after the order. A subsidy, if
			there is one for it, is paid once it is installed.{' '}
			<Link to={plan ?? '/planner'}>{plan ? 'See your plan' : 'Plan a system'}</Link>
		</p>
	)
}
