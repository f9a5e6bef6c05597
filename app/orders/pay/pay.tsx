import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { PART_WORD } from '../../components/orders/money/money-words'
import { LINKED, linkedMeta } from '../../shell/page-title'
import { Fact, FactList } from '../../ui/display/fact-list'
import { Banner } from '../../ui/layout/banner'
import { Card } from '../../ui/layout/card'
import { Page } from '../../ui/layout/page'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import type { Route } from './+types/pay'
import { PROVIDER, readPayment } from './pay.server'
import { PayForm } from './pay-form'
import { useLeaveWhole } from './use-leave-whole'

const LOOK_AGAIN_SECONDS = 10

const titled: Route.MetaFunction = linkedMeta(({ params }) => `Pay order ${params.id}`)

export const meta: Route.MetaFunction = (page) => [
	...titled(page),
	// A payment that the bank is still checking is looked at again, without JavaScript too.
	...(page.loaderData?.payment?.state === 'checking'
		? [{ httpEquiv: 'refresh', content: String(LOOK_AGAIN_SECONDS) }]
		: []),
]

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => {
	const provider = loaderHeaders.get(PROVIDER)
	return {
		...LINKED,
		...(provider && { [PROVIDER]: provider }),
	}
}

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
	readPayment(context, request, params.id)

/** This page has a policy of its own, which a browser takes with a document alone. */
export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
	const { pathname, search } = new URL(request.url)
	window.location.assign(pathname + search)
	return new Promise(() => {})
}

export default function Pay({ loaderData, params: { id } }: Route.ComponentProps) {
	const { payment, problem, isFinal, isBack } = loaderData
	useLeaveWhole()
	return (
		<Stack as={Page} airy>
			<ButtonLink as="a" variant="line" href={`/orders/${id}`}>
				Order {id}
			</ButtonLink>
			<h1>Pay online</h1>
			{problem && <NotPayable id={id} problem={problem} isFinal={isFinal} />}
			{payment?.state === 'checking' && <Checking amount={payment.amount} />}
			{payment?.state === 'open' && (
				<>
					{(payment.failure !== null || isBack) && <NotPaid failure={payment.failure} />}
					<ToPay payment={payment} />
					<PayForm
						payment={payment}
						returnUrl={loaderData.returnUrl}
						cancelUrl={loaderData.cancelUrl}
					/>
				</>
			)}
		</Stack>
	)
}

type Payment = NonNullable<Route.ComponentProps['loaderData']['payment']>

function ToPay({ payment: { amount, schedule, until } }: { payment: Payment }) {
	return (
		<Card pad={6}>
			<FactList variant="sums">
				{schedule.length > 1 &&
					schedule.map((part) => (
						<Fact key={part.due} name={PART_WORD[part.due]}>
							<Price rupees={part.amount} light />
						</Fact>
					))}
				<Fact name="To pay now" total={schedule.length > 1}>
					<Price rupees={amount} />
				</Fact>
			</FactList>
			{until && (
				<Text size="small">
					Everything is reserved for you until <When at={until} time />.
				</Text>
			)}
		</Card>
	)
}

function NotPaid({ failure }: { failure: string | null }) {
	return (
		<Banner variant="problem" role="alert">
			{failure === null
				? 'You have not paid yet: the payment page was left before the payment was complete.'
				: `The payment did not go through. ${failure}`}{' '}
			If your bank has taken the money, we confirm your order as soon as it arrives: do not pay
			again.
		</Banner>
	)
}

function Checking({ amount }: { amount: number }) {
	return (
		<Stack align="start">
			<Banner variant="info" role="status">
				Your bank is still checking your payment of <Price rupees={amount} light />. Please do not
				pay again: this page checks every {LOOK_AGAIN_SECONDS} seconds.
			</Banner>
			<ButtonLink as="a" href="?">
				Check again
			</ButtonLink>
		</Stack>
	)
}

function NotPayable({ id, problem, isFinal }: { id: string; problem: string; isFinal: boolean }) {
	return (
		<Stack align="start">
			<Banner variant="problem" role="alert">
				{problem}
			</Banner>
			{isFinal ? (
				<Button component={Link} to={`/orders/${id}`} reloadDocument size="md">
					See the order
				</Button>
			) : (
				<Button component="a" href="?" size="md">
					Check again
				</Button>
			)}
		</Stack>
	)
}
