import { Link } from 'react-router'
import type { Product } from '../../domain/catalogue/schema'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import classes from './products-table.module.css'
import { StockStatus } from './stock-status'
import tableClasses from './table.module.css'

function Row({ product }: { product: Product }) {
	const { id, name, brand, category, price, stock, image } = product
	const of = <span className={tableClasses.hidden}> {name}</span>
	return (
		<tr>
			<td>
				<div className={classes.product}>
					<Picture src={image} alt="" sizes="32px" className={classes.picture ?? ''} />
					<div>
						<Link to={`/admin/products/${id}`} className={tableClasses.name}>
							{name}
						</Link>
						<span className={tableClasses.small}>{id}</span>
					</div>
				</div>
			</td>
			<td data-label="Brand">{brand}</td>
			<td data-label="Category">{category}</td>
			<td data-label="Price" className={tableClasses.number}>
				<Price rupees={price} />
			</td>
			<td data-label="Stock" className={tableClasses.number}>
				<StockStatus stock={stock} />
			</td>
			<td className={tableClasses.actions}>
				<Link to={`/admin/products/${id}#ledger`} className={tableClasses.link}>
					Ledger{of}
				</Link>
				<Link
					to={`/admin/add-product?from=${encodeURIComponent(id)}`}
					className={tableClasses.link}
				>
					Duplicate{of}
				</Link>
				<Link to={`/admin/products/${id}`} className={tableClasses.link}>
					Edit{of}
				</Link>
			</td>
		</tr>
	)
}

/** The catalogue as an admin works on it. */
export function ProductsTable({ products }: { products: Product[] }) {
	return (
		<table className={tableClasses.table}>
			<thead>
				<tr>
					<th scope="col">Product</th>
					<th scope="col">Brand</th>
					<th scope="col">Category</th>
					<th scope="col" className={tableClasses.number}>
						Price
					</th>
					<th scope="col" className={tableClasses.number}>
						Stock
					</th>
					<th scope="col">
						<span className={tableClasses.hidden}>Steps</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{products.map((product) => (
					<Row key={product.id} product={product} />
				))}
			</tbody>
		</table>
	)
}
