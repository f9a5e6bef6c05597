import { Button } from '@mantine/core'
import { Link } from 'react-router'
import {
	CATEGORY_NAMES,
	type ProductFilter,
	searchOf,
} from '../../components/products/list/product-filter'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { cleared } from './filter-names'
import classes from './no-products.module.css'

/** Nothing matches: said plainly, with ways on. */
export function NoProducts({ filter }: { filter: ProductFilter }) {
	const { q, ...choices } = filter
	const narrowed = searchOf({ ...choices, q: '', sort: 'featured', page: 1 }) !== ''
	return (
		<Stack align="start" gap={3} className={classes.none}>
			<Text size="large" strong>
				No products found matching your search.
			</Text>
			<Text color="muted" measure>
				{narrowed
					? 'Fewer filters may find more.'
					: 'Try a shorter word, such as panel or battery, or look through a category.'}
			</Text>
			<Row wrap gap={3}>
				{narrowed && q.trim() && (
					<Button
						component={Link}
						to={`/products${searchOf({ ...cleared(filter), q })}`}
						preventScrollReset
					>
						Keep “{q.trim().slice(0, 30)}”, drop the filters
					</Button>
				)}
				<Button
					component={Link}
					to="/products"
					preventScrollReset
					variant={narrowed && q.trim() ? 'default' : 'filled'}
				>
					{!q.trim() ? 'Clear the filters' : narrowed ? 'Clear everything' : 'Clear the search'}
				</Button>
			</Row>
			<Text color="muted" measure>
				Not sure what you need? <Link to="/planner">Plan a system</Link> from your PIN code and
				bill.
			</Text>
			<Row as="ul" wrap gap={5} aria-label="Categories to look through">
				{CATEGORY_NAMES.map((category) => (
					<li key={category}>
						<Link to={`/products?category=${category}`}>{category}</Link>
					</li>
				))}
			</Row>
		</Stack>
	)
}

/** A shop that has nothing yet. */
export function EmptyShop() {
	return (
		<Stack align="start" gap={3} className={classes.none}>
			<Text size="large" strong>
				There are no products yet.
			</Text>
			<Text color="muted" measure>
				Products appear here as soon as the shop adds them.
			</Text>
			<Button component={Link} to="/support" variant="default">
				Ask us what is coming
			</Button>
		</Stack>
	)
}
