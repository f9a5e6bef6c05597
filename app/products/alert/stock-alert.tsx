import { Link, redirect } from 'react-router'
import { api, read } from '../../api.server'
import { ProductCard } from '../../components/products/buy/product-card'
import { Stock } from '../../components/products/buy/stock'
import classes from '../../components/products/product-grid.module.css'
import { substitutesOf } from '../../components/products/related.server'
import { pageTitle } from '../../shell/page-title'
import { Page } from '../../ui/layout/page'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { productAt } from '../product-at.server'
import type { Route } from './+types/stock-alert'
import { AlertForm } from './alert-form'
import { changeAlert, ownAlert } from './stock-alert.server'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
	pageTitle(matches, loaderData ? `${loaderData.product.name} is sold out` : 'Product Not Found'),
	{ name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export async function loader({ params, context }: Route.LoaderArgs) {
	const { id, name, stock, ...product } = await productAt(params.id, context, '/alert')
	if (stock > 0) throw redirect(`/products/${encodeURIComponent(id)}`)
	const [own, substitutes, { mode }] = await Promise.all([
		ownAlert(id, context),
		substitutesOf(id, context),
		read(api(context).store.$get()),
	])
	const kind = product.category.toLowerCase()
	return { product: { id, name, kind }, own, substitutes, takesAddress: mode === 'live' }
}

export const action = changeAlert

export { sendForm as clientAction } from '../../ui/forms/send-form'

/** The next step from a product that is sold out: hearing when it is back, or another one that serves. */
export default function StockAlertPage({ loaderData, actionData }: Route.ComponentProps) {
	const { product, substitutes, ...asked } = loaderData
	return (
		<Stack as={Page} airy gap={8}>
			<Stack gap={3} align="start">
				<h1>{product.name} is sold out</h1>
				<Stock stock={0} />
			</Stack>
			<Stack as="section" gap={3} align="start" aria-labelledby="tell">
				<Heading level={2} size="title" id="tell">
					Tell me when it is back
				</Heading>
				<AlertForm {...asked} productId={product.id} answer={actionData} />
			</Stack>
			<Stack as="section" gap={4} aria-labelledby="instead">
				<Heading level={2} size="title" id="instead">
					In stock, and serves instead
				</Heading>
				{substitutes.length > 0 ? (
					<ul className={classes.grid} data-small>
						{substitutes.map(({ product: card, reason }) => (
							<li key={card.id}>
								<ProductCard product={card} reason={reason} />
							</li>
						))}
					</ul>
				) : (
					<Text color="muted">
						Nothing in stock does the same work. <Link to="/support">Ask us</Link>, and we look for
						another way.
					</Text>
				)}
			</Stack>
			<p>
				<ButtonLink as={Link} variant="line" to={`/products/${product.id}`}>
					Back to the product
				</ButtonLink>
			</p>
		</Stack>
	)
}
