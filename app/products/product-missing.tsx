import { Button } from '@mantine/core'
import { Link } from 'react-router'
import classes from '../shell/failure.module.css'
import { Night } from '../shell/night'
import { Page } from '../ui/layout/page'
import { Stack } from '../ui/layout/stack'

/** Where a product was looked for and is not. */
export function ProductMissing() {
	return (
		<div className={classes.night}>
			<Stack as={Page} align="start" className={classes.text}>
				<h1>Product Not Found</h1>
				<p>We couldn't find the Product you're looking for.</p>
				<Button component={Link} to="/products" size="md">
					Return to Product List
				</Button>
			</Stack>
			<Night />
		</div>
	)
}
