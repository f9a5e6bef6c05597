import { Link } from 'react-router'
import type { Product } from '../../../domain/catalogue/schema'
import { Empty } from '../../portal/portal-page'
import classes from '../../portal/table.module.css'
import { Price } from '../../ui/text/price'

interface DeleteTableProps {
	products: Product[]
	/** The address that asks whether to delete a product. */
	deleteAt: (id: string) => string
}

/** All products, with a way out for those that were added. */
export function DeleteTable({ products, deleteAt }: DeleteTableProps) {
	if (products.length === 0)
		return (
			<Empty>
				<p>No products found matching your search.</p>
			</Empty>
		)
	return (
		<table className={classes.table}>
			<thead>
				<tr>
					<th scope="col">Product</th>
					<th scope="col">Category</th>
					<th scope="col" className={classes.number}>
						Price
					</th>
					<th scope="col" className={classes.number}>
						Stock
					</th>
					<th scope="col">
						<span className={classes.hidden}>Steps</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{products.map(({ id, name, category, price, stock, productSource }) => (
					<tr key={id}>
						<td>
							<div>
								<Link to={`/admin/products/${id}`} className={classes.name}>
									{name}
								</Link>
								<span className={classes.small}>{id}</span>
							</div>
						</td>
						<td data-label="Category">{category}</td>
						<td data-label="Price" className={classes.number}>
							<Price rupees={price} />
						</td>
						<td data-label="Stock" className={classes.number}>
							{stock}
						</td>
						<td className={classes.actions}>
							{productSource === 'dynamic' ? (
								<Link
									to={deleteAt(id)}
									replace
									preventScrollReset
									className={`${classes.link} ${classes.danger}`}
								>
									Delete<span className={classes.hidden}> {name}</span>
								</Link>
							) : (
								<span className={classes.quiet}>Built-in</span>
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}
