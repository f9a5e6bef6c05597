import { Button } from '@mantine/core'
import { Link } from 'react-router'
import classes from '../shell/failure.module.css'
import { Night } from '../shell/night'
import { Page } from '../ui/layout/page'

/** Where a product was looked for and is not. */
export function ProductMissing() {
	return (
		<div className={classes.night}>
			<Page className={classes.text}>
				<h1>Product Not Found</h1>
				<p>We couldn't find the Product you're looking for.</p>
				<Button component={Link} to="/products" size="md">
					Return to Product List
				</Button>
			</Page>
			<Night />
		</div>
	)
}
