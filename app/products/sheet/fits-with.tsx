import { CHECKED } from '../../components/cart/fit/checked'
import { ProductCard } from '../../components/products/buy/product-card'
import classes from '../../components/products/product-grid.module.css'
import { Stack } from '../../ui/layout/stack'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import type { Fitting } from './fits-with.server'

/** The products that work with the one of the page, each with its reason. */
export function FitsWith({ fitting }: { fitting: Fitting[] }) {
	return (
		<Stack as="section" gap={5} aria-labelledby="fits-with">
			<Stack gap={1}>
				<Heading level={2} size="title" id="fits-with">
					Works with
				</Heading>
				<Text size="small" color="muted">
					{CHECKED}
				</Text>
			</Stack>
			<ul className={classes.grid} data-small>
				{fitting.map(({ product, reason }) => (
					<li key={product.id}>
						<ProductCard product={product} reason={reason} />
					</li>
				))}
			</ul>
		</Stack>
	)
}
