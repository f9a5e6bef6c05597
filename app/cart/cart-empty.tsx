import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Row } from '../ui/layout/row'
import { Stack } from '../ui/layout/stack'
import { ButtonLink } from '../ui/text/button-link'
import { Heading } from '../ui/text/heading'
import { Text } from '../ui/text/text'
import classes from './cart-empty.module.css'

const WAYS = [
	{ to: '/products?category=Panels', label: 'Panels' },
	{ to: '/products?category=Kits', label: 'Kits' },
	{ to: '/products?category=Batteries', label: 'Batteries' },
	{ to: '/products?category=Generators', label: 'Generators' },
]

/** A day before its sunrise, and the ways to something to put in the cart. */
export function EmptyCart() {
	return (
		<Stack align="center" gap={3} className={classes.empty}>
			<svg viewBox="0 0 240 88" aria-hidden="true" focusable="false">
				<path className={classes.curve} d="M12 76C72 76 74 14 120 14s48 62 108 62" />
				<path d="M4 76h232" />
				<path className={classes.sun} d="M14 76a16 16 0 0 1 32 0Z" />
			</svg>
			<Heading level={2} size="title">
				Your cart is empty.
			</Heading>
			<Text color="muted" measure>
				A whole kit is the quickest start: its parts are chosen to fit together. Or{' '}
				<Link to="/planner">plan a system</Link> from your PIN code and bill.
			</Text>
			<Button component={Link} to="/products" size="lg" fz="md" color="marigold.5">
				See all products
			</Button>
			<Row as="ul" wrap justify="center">
				{WAYS.map(({ to, label }) => (
					<li key={to}>
						<ButtonLink as={Link} to={to} variant="quiet">
							{label}
						</ButtonLink>
					</li>
				))}
			</Row>
		</Stack>
	)
}
