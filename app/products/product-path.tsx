import { IconArrowLeft } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Product } from '../../domain/catalogue/schema'
import { Row } from '../ui/layout/row'
import { ButtonLink } from '../ui/text/button-link'
import { Text } from '../ui/text/text'
import classes from './product-path.module.css'

/** Leads to the list; to the very place in it for a visitor from there. */
function BackLink() {
	const navigate = useNavigate()
	const { state } = useLocation()
	const back = (event: MouseEvent) => {
		if (state?.from !== '/products' || event.metaKey || event.ctrlKey || event.shiftKey) return
		event.preventDefault()
		navigate(-1)
	}
	return (
		<ButtonLink to="/products" onClick={back} as={Link} variant="quiet" className={classes.back}>
			<IconArrowLeft size={18} aria-hidden />
			<span>Back to products</span>
		</ButtonLink>
	)
}

/** The place of a product in the shop, and the way back. */
export function ProductPath({ product }: { product: Pick<Product, 'name' | 'category'> }) {
	return (
		<Text as={Row} size="small" gap={5} className={classes.path}>
			<BackLink />
			<Text as="nav" oneLine aria-label="Breadcrumb">
				<Row as="ol" className={classes.crumbs}>
					<li>
						<Link to="/">Home</Link>
					</li>
					<li>
						<Link to="/products">Products</Link>
					</li>
					<li>
						<Link to={`/products?category=${product.category}`}>{product.category}</Link>
					</li>
					<Text as="li" color="ink" oneLine aria-current="page">
						{product.name}
					</Text>
				</Row>
			</Text>
		</Text>
	)
}
