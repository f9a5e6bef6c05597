import { Button } from '@mantine/core'
import { IconRosetteDiscountCheck, IconShieldLock, IconTruckDelivery } from '@tabler/icons-react'
import { Link } from 'react-router'
import { api, read } from '../api.server'
import { Newsletter } from '../newsletter/newsletter-box'
import { PlanMini } from '../planner/answer/plan-mini'
import { cardOf } from '../products/buy/product-card'
import { ProductGrid } from '../products/list/product-grid'
import { Inline } from '../ui/layout/inline'
import { Page } from '../ui/layout/page'
import type { Route } from './+types/home'
import classes from './home.module.css'
import { SolarDay } from './solar-day'

export const meta: Route.MetaFunction = () => [
	{ title: 'Solbazaar: solar panels, batteries and inverters that fit together' },
	{
		name: 'description',
		content:
			'Solar panels, batteries, inverters, generators and kits for homes and shops in India, with an installer near you.',
	},
]

export async function loader({ context }: Route.LoaderArgs) {
	const { catalogue } = api(context)
	const products = await read(catalogue.products.$get({ query: { limit: '8' } }))
	const cards = products.map(cardOf)
	return { featured: cards.slice(0, 4), arrivals: cards.slice(4, 8) }
}

const REASONS = [
	{
		Icon: IconTruckDelivery,
		title: 'Fast delivery',
		text: 'At your door within 2-3 days, with a call before we come.',
	},
	{
		Icon: IconRosetteDiscountCheck,
		title: 'Assured quality',
		text: 'Every product comes with its full technical sheet and the maker’s warranty.',
	},
	{
		Icon: IconShieldLock,
		title: 'Secure checkout',
		text: 'Prices, stock and your order are checked and kept by our own server.',
	},
]

export default function Home({ loaderData: { featured, arrivals } }: Route.ComponentProps) {
	return (
		<>
			<section className={classes.hero}>
				<Page className={classes.heroText}>
					<h1>Power Your Life with Solar Energy</h1>
					<p>
						Panels, batteries, inverters and whole kits that fit together, and an installer near you
						who puts them on your roof.
					</p>
					<Inline wrap gap={4}>
						<Button component={Link} to="/products" size="lg" color="marigold.5">
							Shop products
						</Button>
						<Button component={Link} to="/signup" size="lg" variant="default">
							Create an account
						</Button>
					</Inline>
					<PlanMini />
				</Page>
				<SolarDay />
			</section>
			{featured.length > 0 && (
				<Page className={classes.section}>
					<Inline wrap align="baseline" justify="between" gap={6} className={classes.heading}>
						<h2>Featured Solar Products</h2>
						<Link to="/products">See all products</Link>
					</Inline>
					<ProductGrid products={featured} />
				</Page>
			)}
			{arrivals.length > 0 && (
				<Page className={classes.section}>
					<Inline wrap align="baseline" justify="between" gap={6} className={classes.heading}>
						<h2>New Arrivals</h2>
						<Link to="/products?sort=newest">See the newest</Link>
					</Inline>
					<ProductGrid products={arrivals} />
				</Page>
			)}
			<Page className={classes.section}>
				<ul className={classes.reasons}>
					{REASONS.map(({ Icon, title, text }) => (
						<li key={title}>
							<Icon size={32} stroke={1.6} aria-hidden />
							<h2>{title}</h2>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</Page>
			<Page className={classes.section}>
				<Newsletter />
			</Page>
		</>
	)
}
