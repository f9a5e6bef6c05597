import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Page } from '../ui/page'
import classes from './product-missing.module.css'

/** Where a product was looked for and is not. */
export function ProductMissing() {
	return (
		<Page className={classes.missing}>
			<h1>Product Not Found</h1>
			<p>We couldn't find the Product you're looking for.</p>
			<Button component={Link} to="/products" size="md">
				Return to Product List
			</Button>
		</Page>
	)
}
