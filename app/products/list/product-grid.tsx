import { type CardProduct, ProductCard } from '../buy/product-card'
import classes from './product-grid.module.css'

/** @param eager how many pictures are loaded at once, those in the first view */
export function ProductGrid({ products, eager = 0 }: { products: CardProduct[]; eager?: number }) {
	return (
		<ul className={classes.grid}>
			{products.map((product, index) => (
				<li key={product.id}>
					<ProductCard product={product} eager={index < eager} />
				</li>
			))}
		</ul>
	)
}
