import { Button } from '@mantine/core'
import { IconRosetteDiscountCheck, IconShieldLock, IconTruckDelivery } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { Role } from '../../shared/actor'
import { api, read } from '../api.server'
import { Newsletter } from '../components/newsletter/newsletter-box'
import { PlanMini } from '../components/planner/answer/plan-mini'
import { cardOf } from '../components/products/buy/product-card'
import { ProductGrid } from '../components/products/product-grid'
import { HOME_OF } from '../components/session/redirect-path'
import type { PageHandle } from '../page-handle'
import { canonical, shopName } from '../shell/page-title'
import { useShell } from '../shell/use-shell'
import { Grid } from '../ui/layout/grid'
import { Page } from '../ui/layout/page'
import { Row } from '../ui/layout/row'
import { Stack } from '../ui/layout/stack'
import { SolarDay } from '../ui/pictures/drawn/solar-day'
import { ButtonLink } from '../ui/text/button-link'
import { Heading } from '../ui/text/heading'
import { Text } from '../ui/text/text'
import type { Route } from './+types/home'
import classes from './home.module.css'

export const handle = { cachedBy: ['pin', 'bill'], isListed: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => [
	{ title: `${shopName(matches)}: solar panels, batteries and inverters that fit together` },
	{
		name: 'description',
		content:
			'Solar panels, batteries, inverters, generators and kits for homes and shops in India, with an installer near you.',
	},
	...canonical(matches, '/'),
]

export async function loader({ context }: Route.LoaderArgs) {
	const { catalogue } = api(context)
	const products = await read(catalogue.products.$get({ query: { limit: '8' } }))
	const cards = products.map(cardOf)
	return { featured: cards.slice(0, 4), arrivals: cards.slice(4, 8) }
}

const REASONS = [
	{
		Icon: IconRosetteDiscountCheck,
		title: 'Assured quality',
		text: 'A product’s page has its technical sheet and the maker’s warranty, where there is one.',
	},
	{
		Icon: IconShieldLock,
		title: 'Secure checkout',
		text: 'Prices, stock and your order are checked and kept by our own server.',
	},
]

/** The next page for a visitor with an account. */
const wayInOf = (role: Role) =>
	role === 'Buyer'
		? { to: '/account', words: 'Your account' }
		: { to: HOME_OF[role], words: 'Your dashboard' }

export default function Home({ loaderData: { featured, arrivals } }: Route.ComponentProps) {
	const { shop, user } = useShell() ?? {}
	const promise = shop?.deliveryPromise
	const second = user ? wayInOf(user.role) : { to: '/signup', words: 'Create an account' }
	const reasons = promise
		? [{ Icon: IconTruckDelivery, title: 'Fast delivery', text: promise }, ...REASONS]
		: REASONS
	return (
		<>
			<section className={classes.hero}>
				<Page className={classes.heroText}>
					<Heading level={1} size="hero">
						Power Your Life with Solar Energy
					</Heading>
					<p>
						Panels, batteries, inverters and whole kits that fit together, and an installer near you
						who puts them on your roof.
					</p>
					<Row wrap gap={4}>
						<Button component={Link} to="/products" size="lg" fz="md" color="marigold.5">
							Shop products
						</Button>
						<Button component={Link} to={second.to} size="lg" fz="md" variant="default">
							{second.words}
						</Button>
					</Row>
					<PlanMini />
				</Page>
				<SolarDay />
			</section>
			<Products title="Featured Solar Products" products={featured} to="/products">
				See all products
			</Products>
			<Products title="New Arrivals" products={arrivals} to="/products?sort=newest">
				See the newest
			</Products>
			<Page className={classes.section}>
				<Grid as="ul" gap={8} className={classes.reasons}>
					{reasons.map(({ Icon, title, text }) => (
						<Stack as="li" gap={1} key={title}>
							<Icon size={32} stroke={1.6} aria-hidden />
							<h2>{title}</h2>
							<Text size="small" color="muted">
								{text}
							</Text>
						</Stack>
					))}
				</Grid>
			</Page>
			<Page className={classes.section}>
				<Newsletter />
			</Page>
		</>
	)
}

interface ProductsProps extends ComponentProps<typeof ProductGrid> {
	title: string
	/** The address of the rest of them, and the text of its link. */
	to: string
	children: string
}

function Products({ title, products, to, children }: ProductsProps) {
	return (
		products.length > 0 && (
			<Stack as={Page} className={classes.section}>
				<Row wrap align="baseline" justify="between" gap={6}>
					<Heading level={2} size="title">
						{title}
					</Heading>
					<ButtonLink as={Link} variant="line" to={to}>
						{children}
					</ButtonLink>
				</Row>
				<ProductGrid products={products} />
			</Stack>
		)
	)
}
