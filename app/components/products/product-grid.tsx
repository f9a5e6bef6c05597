import { type CardProduct, ProductCard } from './buy/product-card'
import classes from './product-grid.module.css'

interface ProductGridProps {
	products: CardProduct[]
	/** How many pictures are loaded at once, those in the first view. */
	eager?: number
	/** Whether they can be chosen to be compared. */
	choice?: boolean
}

export function ProductGrid({ products, eager = 0, choice = false }: ProductGridProps) {
	return (
		<ul className={classes.grid}>
			{products.map((product, index) => (
				<li key={product.id}>
					<ProductCard product={product} eager={index < eager} choice={choice} />
				</li>
			))}
		</ul>
	)
}
