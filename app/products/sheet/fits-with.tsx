import { Text } from '../../ui/text/text'
import { ProductCard } from '../buy/product-card'
import classes from './fits-with.module.css'
import type { Fitting } from './fits-with.server'

/** What works with the product of the page, each with its reason. */
export function FitsWith({ fitting }: { fitting: Fitting[] }) {
	return (
		<section aria-labelledby="fits-with">
			<h2 id="fits-with" className={classes.heading}>
				Fits with
			</h2>
			<Text size="small" tone="muted" className={classes.ground}>
				Checked for the hottest and coldest days of the plains.
			</Text>
			<ul className={classes.list}>
				{fitting.map(({ product, reason }) => (
					<li key={product.id}>
						<ProductCard product={product} reason={reason} />
					</li>
				))}
			</ul>
		</section>
	)
}
