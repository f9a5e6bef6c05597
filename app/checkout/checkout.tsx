import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, read } from '../api.server'
import { pricedCart } from '../components/cart/cost/cart-cost.server'
import { CartTermsNotes } from '../components/cart/cost/cart-terms'
import { CartFit } from '../components/cart/fit/cart-fit'
import { fitOf } from '../components/cart/fit/cart-fit.server'
import { decisiveOf } from '../components/cart/fit/fit-notes'
import { privateMeta } from '../shell/page-title'
import { sentenceOf } from '../ui/forms/problem'
import { sendForm } from '../ui/forms/send-form'
import { Page } from '../ui/layout/page'
import { Stack } from '../ui/layout/stack'
import type { Route } from './+types/checkout'
import { BoughtFrom } from './bought-from'
import classes from './checkout.module.css'
import { givenPin, pinOf } from './checkout-addresses.server'
import { FIELDS, sentBefore } from './checkout-answer'
import { CheckoutChange } from './checkout-change'
import { CheckoutProblem } from './checkout-problem'
import { CheckoutSummary } from './checkout-summary'
import { OpensSoon } from './opens-soon'
import { quotePaidBy } from './steps/quote-paid-by'
import { QuoteSums } from './steps/quote-sums'
import { sendStep } from './steps/send-step.server'
import { stepData } from './steps/step-data.server'
import { StepForm } from './steps/step-form'
import { StepNav } from './steps/step-nav'
import { lastStepOf } from './steps/steps'

export const meta = privateMeta('Checkout')

/** The key is fresh with every page view: one view makes one order, however often it is sent. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { accounts, cart, savedAddresses, store } = api(context)
	const [{ user }, mine, { checkoutIsDemo, addresses, open, ...offers }] = await Promise.all([
		read(accounts.session.$get()),
		read(cart.$get()),
		read(store.$get()),
	])
	const fit = await fitOf(mine, context)
	const isKnown = offers.offersSavedAddresses && user !== null
	const isSold = open && mine.items.length > 0
	const wanted = { url, cart: mine, isQuoted: !checkoutIsDemo }
	const step = isSold ? await stepData(context, wanted) : null
	const zipCode = await givenPin(context)
	const sold = step?.quote
		? { cart: mine, netCost: null, terms: null }
		: await pricedCart(mine, '', context)
	return {
		step,
		...sold,
		fit: fit && { ...fit, notes: decisiveOf(fit.notes) },
		isOpen: open,
		isVisitor: user === null,
		isDemo: checkoutIsDemo,
		asksState: addresses === 'refuse',
		takesBilling: offers.takesBilling,
		saved: isKnown ? await read(savedAddresses.$get()) : null,
		person: { fullName: user?.name ?? '', email: user?.email ?? '', zipCode },
		pin: await pinOf(context, zipCode),
		key: crypto.randomUUID(),
	}
}

export const action = ({ request, context }: Route.ActionArgs) => sendStep(request, context)

const UNSENT =
	'Your request did not get through. Check your connection and send it again: it will be one order, even if the first try did arrive.'

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, UNSENT)

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
	const { step, cart, fit, isOpen, isDemo, asksState, takesBilling, saved, person, key } =
		loaderData
	const { isVisitor, pin, netCost, terms } = loaderData
	const [paidBy, setPaidBy] = useState<string | null>(null)
	const quote = step && quotePaidBy(step, paidBy)
	const form = { person, pin, asksState, saved, takesBilling }
	const problem = sentenceOf(actionData?.problem, FIELDS)
	// A try that got no answer may have emptied the cart: the form must stay, to be sent again.
	const isSentAgain = sentBefore(actionData, lastStepOf(isDemo)) !== null
	const isEmpty = cart.items.length === 0 && !isSentAgain
	return (
		<Page airy className={classes.page}>
			<h1>Checkout</h1>
			{actionData && problem && <CheckoutProblem answer={actionData} problem={problem} />}
			{actionData?.changed && <CheckoutChange changed={actionData.changed} />}
			{isEmpty ? (
				<Stack align="start">
					<p>Your cart is empty. Put something in it first.</p>
					{isVisitor && !isDemo && (
						<p>
							Did you have an account open? Its cart is kept:{' '}
							<Link to="/login?next=%2Fcheckout">log in again</Link>.
						</p>
					)}
					<Button component={Link} to="/products" size="md">
						See all products
					</Button>
				</Stack>
			) : (
				<>
					{step && !isDemo && <StepNav here={step.step} />}
					<Stack gap={8} className={classes.columns} data-step={step?.step}>
						<div className={classes.side}>
							<CheckoutSummary cart={cart} netCost={netCost}>
								{quote && <QuoteSums quote={quote} />}
							</CheckoutSummary>
							{terms && <CartTermsNotes terms={terms} />}
							{(!step || step.step === 'where') && <CartFit result={fit} />}
							<BoughtFrom />
						</div>
						{!isOpen ? (
							<OpensSoon />
						) : (
							<StepForm
								data={step}
								answer={actionData}
								form={form}
								isDemo={isDemo}
								isVisitor={isVisitor}
								idempotencyKey={key}
								onPaidBy={setPaidBy}
							/>
						)}
					</Stack>
				</>
			)}
		</Page>
	)
}
