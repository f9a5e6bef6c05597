import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { api, read } from '../api.server'
import { Page } from '../ui/page'
import { orUnsent } from '../ui/unsent'
import type { Route } from './+types/checkout'
import classes from './checkout.module.css'
import { placeOrder } from './checkout.server'
import { type CheckoutAnswer, refused } from './checkout-answer'
import { CheckoutForm } from './checkout-form'
import { CheckoutProblem } from './checkout-problem'
import { CheckoutSummary } from './checkout-summary'

export const meta: Route.MetaFunction = () => [
	{ title: 'Checkout – Solbazaar' },
	{ name: 'robots', content: 'noindex' },
]

/** The key is fresh with every page view: one view makes one order, however often it is sent. */
export async function loader({ context }: Route.LoaderArgs) {
	const { accounts, cart, store } = api(context)
	const [{ user }, mine, { checkoutIsDemo }] = await Promise.all([
		read(accounts.session.$get()),
		read(cart.$get()),
		read(store.$get()),
	])
	return {
		cart: mine,
		isDemo: checkoutIsDemo,
		person: { fullName: user?.name ?? '', email: user?.email ?? '' },
		key: crypto.randomUUID(),
	}
}

export const action = async ({ request, context }: Route.ActionArgs): Promise<CheckoutAnswer> =>
	placeOrder(await request.formData(), context)

const UNSENT =
	'Your request did not get through. Check your connection and send it again: it will be one order, even if the first try did arrive.'

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) =>
	orUnsent(serverAction, refused(await request.clone().formData(), { problem: UNSENT }))

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
	const { cart, isDemo, person, key } = loaderData
	// A try that got no answer may have emptied the cart: the form must stay, to be sent again.
	const isEmpty = cart.items.length === 0 && !actionData?.key
	return (
		<Page className={classes.page}>
			<h1>Checkout</h1>
			{actionData?.problem && <CheckoutProblem answer={actionData} />}
			{isEmpty ? (
				<div className={classes.empty}>
					<p>Your cart is empty. Put something in it first.</p>
					<Button component={Link} to="/products" size="md">
						See all products
					</Button>
				</div>
			) : (
				<div className={classes.columns}>
					<CheckoutSummary cart={cart} />
					<CheckoutForm
						answer={actionData}
						person={person}
						idempotencyKey={actionData?.key ?? key}
						total={cart.total}
						isDemo={isDemo}
					/>
				</div>
			)}
		</Page>
	)
}
