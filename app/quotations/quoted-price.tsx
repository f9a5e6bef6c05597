import { Button } from '@mantine/core'
import { Form, Link } from 'react-router'
import { secretMeta } from '../shell/page-title'
import { Fact, FactList, PriceFact } from '../ui/display/fact-list'
import { sentenceOf } from '../ui/forms/problem'
import { Banner } from '../ui/layout/banner'
import { Page } from '../ui/layout/page'
import { Stack } from '../ui/layout/stack'
import { number } from '../ui/text/format'
import { Price } from '../ui/text/price'
import { Text } from '../ui/text/text'
import { momentOf, When } from '../ui/text/when'
import type { Route } from './+types/quoted-price'
import { orderAtQuotedPrice, quotedPriceAt } from './quoted-price.server'

export const meta = secretMeta('Your quoted price')

export const headers: Route.HeadersFunction = () => ({
	'cache-control': 'no-store',
	'referrer-policy': 'same-origin',
})

export const loader = quotedPriceAt

export const action = orderAtQuotedPrice

export { sendForm as clientAction } from '../ui/forms/send-form'

const COMING = { delivery: 'Delivery', installation: 'Delivery and installation' }

/** The shop's answer to “Ask for the cost”: goods and delivery at prices that hold, and the way to order them. */
export default function QuotedPricePage({ loaderData, actionData }: Route.ComponentProps) {
	const { items, pin, place, charge, day, validUntil, total } = loaderData
	const { isExpired, isOrdered, fulfilment } = loaderData
	const problem = sentenceOf(actionData?.problem, [])
	const isSoldOut = items.some(({ quantity, stock }) => stock < quantity)
	return (
		<Stack as={Page} airy gap={6}>
			<h1>Your quoted price</h1>
			{problem && (
				<Banner variant="problem" role="alert">
					{problem}
				</Banner>
			)}
			<Stack as="ul" gap={2} aria-label="Goods">
				{items.map(({ productId, name, quantity, unitPrice }) => (
					<li key={productId}>
						{number(quantity)} × <Link to={`/products/${productId}`}>{name}</Link>{' '}
						<Text as="span" size="small" color="muted">
							<Price rupees={unitPrice} /> each
						</Text>
					</li>
				))}
			</Stack>
			<FactList variant="sums">
				<Fact name={`${COMING[fulfilment]} to ${pin}${place ? `, ${place}` : ''}`}>
					{charge === 0 ? 'Free' : <Price rupees={charge} />}
				</Fact>
				{day && (
					<Fact name="Arrives by">
						<When at={momentOf(day)} />
					</Fact>
				)}
				<PriceFact name="Total, GST included" total rupees={total} />
			</FactList>
			{isOrdered ? (
				<Banner variant="notice" role="status">
					These goods have been ordered at this price. It holds for one order.
				</Banner>
			) : isExpired ? (
				<Banner variant="notice" role="status">
					This price was valid until <When at={momentOf(validUntil)} />. Put the goods in the cart
					and ask again.
				</Banner>
			) : (
				<>
					<Text measure>
						One order of these goods has these prices until <When at={momentOf(validUntil)} />,
						while stock lasts. Nothing is reserved before you order.
					</Text>
					{isSoldOut && (
						<Banner variant="notice" role="status">
							Not all of these goods are in stock now.
						</Banner>
					)}
					<Form method="post">
						<Stack gap={2} align="start">
							<Button type="submit" size="md" color="marigold.5">
								Order at this price
							</Button>
							<Text size="small" color="muted">
								Your cart then has these goods alone.
							</Text>
						</Stack>
					</Form>
				</>
			)}
		</Stack>
	)
}
