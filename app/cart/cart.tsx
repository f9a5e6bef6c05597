import { useState } from 'react'
import { data, useLocation } from 'react-router'
import { api, read } from '../api.server'
import { productOf, saidOf } from '../components/cart/cart-answer'
import { cartIntents, UNSENT } from '../components/cart/cart-intents'
import { pricedCart } from '../components/cart/cost/cart-cost.server'
import { CartFit } from '../components/cart/fit/cart-fit'
import { fitOf } from '../components/cart/fit/cart-fit.server'
import { useCartUnderWay } from '../components/cart/pending-cart'
import { partLines, singleLines } from '../components/cart/system-lines'
import { coverageThere } from '../components/delivery/coverage.server'
import { deliveryOf } from '../components/delivery/delivery.server'
import { DeliveryPlace } from '../components/delivery/delivery-place'
import { pinOfPlan } from '../components/delivery/plan-pin'
import { privateMeta } from '../shell/page-title'
import { takeFlash } from '../ui/flash.server'
import { sendForm } from '../ui/forms/send-form'
import { Page } from '../ui/layout/page'
import type { Route } from './+types/cart'
import classes from './cart.module.css'
import { changeCart, SIMULATED } from './cart.server'
import { EmptyCart } from './cart-empty'
import { CartFlash, type CartMessage } from './cart-flash'
import { flashIn } from './cart-flash.server'
import { CartLine } from './cart-line'
import { CartPay } from './cart-pay'
import { CartSystemBlock } from './cart-system'
import { CartCode } from './code/cart-code'
import { codeOf } from './code/cart-code.server'

export const meta = privateMeta('Cart')

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { cart, store } = api(context)
	const simulated = takeFlash(request, SIMULATED)
	const [mine, { cartCheckout, installs }, flash] = await Promise.all([
		read(cart.$get()),
		read(store.$get()),
		flashIn(url.searchParams, context),
	])
	const [fit, delivery, code] = await Promise.all([
		fitOf(mine, context),
		deliveryOf(mine.items, context, pinOfPlan(mine.systems[0]?.plan)),
		codeOf(mine.items, context),
	])
	const { pin = '' } = delivery ?? {}
	const [system] = mine.systems
	const coverage = await coverageThere({ pin, plan: system?.plan, items: mine.items }, context)
	const { cart: sold, netCost, terms } = await pricedCart(mine, coverage ? pin : '', context)
	const said: CartMessage | null = simulated.left ? { kind: 'simulated' } : flash
	return data(
		{
			cart: sold,
			fit,
			delivery,
			coverage,
			netCost,
			terms,
			code,
			store: { cartCheckout, installs },
			flash: said,
		},
		{ headers: simulated.headers ?? {} },
	)
}

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const action = changeCart

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, UNSENT)

/** The line removed here last, until another page view. */
function useRemoved() {
	const { key } = useLocation()
	const [removed, setRemoved] = useState<{ name: string; productId: string; key: string }>()
	return {
		removed: removed?.key === key ? removed : undefined,
		showRemoved: (line: { name: string; productId: string }) => setRemoved({ ...line, key }),
	}
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
	const { cart, fit, delivery, coverage, netCost, terms, code, store } = loaderData
	const { lines, total, busy } = useCartUnderWay(cart)
	const { removed, showRemoved } = useRemoved()
	const isGone = removed && !singleLines(lines).some((line) => line.productId === removed.productId)
	const flash: CartMessage | null = isGone
		? { kind: 'removed', name: removed.name }
		: loaderData.flash
	const pinProblem = actionData?.problem?.intent === 'deliver' ? actionData.problem : null
	const about = actionData && productOf(actionData)
	const isAboutAll = !cart.items.some(({ productId }) => productId === about)
	const added = actionData?.problem === null ? actionData.added : null
	return (
		<Page airy className={classes.page}>
			<h1>Shopping Cart</h1>
			<CartFlash
				flash={added ? { kind: 'added', name: added } : flash}
				problem={actionData && isAboutAll && !pinProblem ? saidOf(actionData) : null}
				canUndo={cart.canUndo && !busy}
				moved={removed?.productId}
			/>
			{lines.length === 0 && <EmptyCart />}
			<div className={classes.columns} hidden={lines.length === 0}>
				<div>
					{cart.systems.map((system) => (
						<CartSystemBlock key={system.id} system={system} parts={partLines(system, cart)} />
					))}
					<ul
						className={classes.lines}
						aria-label={cart.systems.length > 0 ? 'Other products' : undefined}
					>
						{singleLines(cart.items).map((item) => (
							<CartLine
								key={item.productId}
								item={item}
								answered={about === item.productId ? actionData : undefined}
								onRemove={showRemoved}
							/>
						))}
					</ul>
					<CartFit result={fit} />
				</div>
				<CartPay
					total={total}
					lines={lines}
					store={store}
					coverage={coverage}
					netCost={busy ? null : netCost}
					terms={terms}
					plan={cart.systems[0]?.plan}
					notes={fit?.notes ?? []}
				>
					{delivery && (
						<DeliveryPlace
							delivery={delivery}
							problem={pinProblem}
							asks={cartIntents.field('deliver')}
						/>
					)}
					{code && <CartCode code={code} total={total} />}
				</CartPay>
			</div>
		</Page>
	)
}
