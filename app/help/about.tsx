import { Link } from 'react-router'
import { api, read } from '../api.server'
import type { PageHandle } from '../page-handle'
import { canonical, pageTitle } from '../shell/page-title'
import { Page } from '../ui/layout/page'
import { Stack } from '../ui/layout/stack'
import { markdownHtml } from '../ui/markdown.server'
import { Text } from '../ui/text/text'
import type { Route } from './+types/about'
import classes from './about.module.css'
import { TextHtml } from './text-html'

export const handle = { cachedBy: [], isListed: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
	pageTitle(matches, 'About'),
	{
		name: 'description',
		content: loaderData
			? `${loaderData.tagline} Who ${loaderData.name || 'the shop'} is, and how to reach it.`.trim()
			: 'What Solbazaar is, what it is built with, and where it comes from.',
	},
	...canonical(matches, '/about'),
]

const TECHNOLOGIES = [
	{ name: 'TypeScript and Node.js', use: 'one language from the database to the screen' },
	{ name: 'React and React Router', use: 'pages made on the server, hydrated in the browser' },
	{ name: 'Mantine', use: 'fields and buttons that everyone can use' },
	{ name: 'Hono and OpenAPI', use: 'one API for screens and programs alike' },
	{ name: 'SQLite or PostgreSQL', use: 'a laptop needs no server; a business can have one' },
]

export async function loader({ context }: Route.LoaderArgs) {
	const { store } = api(context)
	const [{ mode, name, shop, contact }, { about }] = await Promise.all([
		read(store.$get()),
		read(store.texts.$get()),
	])
	if (mode === 'demo') return null
	return { name, tagline: shop.tagline, address: contact.address, html: markdownHtml(about) }
}

export default function About({ loaderData }: Route.ComponentProps) {
	return loaderData === null ? <AboutProject /> : <AboutShop {...loaderData} />
}

interface AboutShopProps {
	name: string
	tagline: string
	address: string
	html: string
}

/** A live shop's description of itself. */
function AboutShop({ name, tagline, address, html }: AboutShopProps) {
	return (
		<Page airy>
			<Stack gap={4}>
				<h1>About {name || 'us'}</h1>
				{tagline && <Text color="muted">{tagline}</Text>}
				{html && <TextHtml html={html} />}
				{address && <p>{address}</p>}
				<p>
					{html ? 'For anything else,' : 'For anything you would like to know,'}{' '}
					<Link to="/support">write to us</Link>.
				</p>
			</Stack>
		</Page>
	)
}

/** The description of this software, where nobody has made a shop of it. */
function AboutProject() {
	return (
		<Page airy>
			<Stack as="header" gap={3} className={classes.head}>
				<h1>The open-source store that knows solar</h1>
				<Text color="muted">
					Solbazaar sells solar equipment for homes and shops in India, and brings the buyer, the
					installer and the shop to one place.
				</Text>
			</Stack>
			<section className={classes.section} data-variant="notice">
				<h2>Disclaimer</h2>
				<p>
					This is a demo store built as an academic project. No real orders or payments are
					processed, nothing is delivered, and the products, prices and people in it are examples.
					Please do not enter real personal data.
				</p>
			</section>
			<section className={classes.section}>
				<h2>Project overview</h2>
				<Stack>
					<p>
						Buyers look through panels, batteries, inverters, generators, kits and accessories, fill
						a cart and send an order. Installers see the orders that come in, accept them and bring
						the system onto the roof. Admins keep the products, the stock, the orders and what
						people write to the shop.
					</p>
					<p>
						The rules are kept by the server, not by the screen: a price cannot be made up, and the
						last panel cannot be sold twice. Everything a screen does, a program can do too, through{' '}
						<a href="/api/docs">the documented API</a>.
					</p>
				</Stack>
			</section>
			<section className={classes.section}>
				<h2>Technologies</h2>
				<Stack as="dl" gap={3} className={classes.technologies}>
					{TECHNOLOGIES.map(({ name, use }) => (
						<div key={name}>
							<dt>
								<strong>{name}</strong>
							</dt>
							<dd>{use}</dd>
						</div>
					))}
				</Stack>
			</section>
			<section className={classes.section}>
				<h2>Academic background</h2>
				<p>
					It began as the specification of a student’s demo shop: three roles, a cart, a simulated
					checkout, all kept in the browser. Solbazaar keeps that scope and its words, and puts a
					real server, a real database and real checks behind them. It is open source under the MIT
					licence, free to study, to change and to use.
				</p>
			</section>
			<section className={classes.section} id="social">
				<h2>Where to find us</h2>
				<Stack>
					<p>
						We are not on Facebook, X, Instagram or YouTube yet. The icons at the foot of every page
						keep the place for them and lead here.
					</p>
					<p>
						The project is the source code this store runs from: its folder has the documents, the
						tests and the licence. For anything else, <Link to="/support">write to us</Link>.
					</p>
				</Stack>
			</section>
		</Page>
	)
}
