import {
	IconBrandFacebook,
	IconBrandInstagram,
	IconBrandX,
	IconBrandYoutube,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { Page } from '../../ui/layout/page'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { Logo } from '../logo'
import type { Shell } from '../shell-data'
import classes from './footer.module.css'
import { Seller } from './seller'

const QUICK_LINKS = [
	{ to: '/', label: 'Home' },
	{ to: '/products', label: 'Products' },
	{ to: '/cart', label: 'Cart' },
	{ to: '/about', label: 'About' },
	{ to: '/support', label: 'Support & Help' },
	{ to: '/account', label: 'Your account' },
	{ to: '/orders', label: 'Your orders on this device' },
	{ to: '/orders/track', label: 'Track an order' },
]

const SOCIAL = [
	{ name: 'facebook', label: 'Facebook', Icon: IconBrandFacebook },
	{ name: 'x', label: 'X', Icon: IconBrandX },
	{ name: 'instagram', label: 'Instagram', Icon: IconBrandInstagram },
	{ name: 'youtube', label: 'YouTube', Icon: IconBrandYoutube },
] as const

const TEXT_LINKS = { terms: 'Terms of sale', privacy: 'Privacy', returns: 'Returns' }

type ShopProps = Pick<Shell, 'showsDisclaimer' | 'shop'>

/** In a demo the icons as placeholders; in a live shop those it has a page on. */
function Social({ showsDisclaimer, shop }: ShopProps) {
	const shown = SOCIAL.filter(({ name }) => showsDisclaimer || shop.social[name])
	if (shown.length === 0) return null
	return (
		<div>
			<h2 className={classes.heading}>Follow us</h2>
			<Row as="ul">
				{shown.map(({ name, label, Icon }) => (
					<li key={label}>
						{shop.social[name] ? (
							<ButtonLink
								as="a"
								href={shop.social[name]}
								className={classes.social}
								aria-label={label}
							>
								<Icon size={22} aria-hidden />
							</ButtonLink>
						) : (
							<ButtonLink
								as={Link}
								to="/about#social"
								className={classes.social}
								aria-label={`${label}: see where to find us`}
							>
								<Icon size={22} aria-hidden />
							</ButtonLink>
						)}
					</li>
				))}
			</Row>
		</div>
	)
}

function Columns({ showsDisclaimer, shop }: ShopProps) {
	const links = [
		...QUICK_LINKS,
		...shop.texts.map((name) => ({ to: `/${name}`, label: TEXT_LINKS[name] })),
	]
	return (
		<Page className={classes.columns}>
			<Text as="div" color="muted" className={classes.about}>
				<p className={classes.title}>
					<Logo size={28} src={shop.logo} />
					{shop.name}
				</p>
				<p>{shop.tagline}</p>
				<Seller lines={shop.seller} />
			</Text>
			<nav aria-label="Quick links">
				<h2 className={classes.heading}>Quick links</h2>
				<ul className={classes.list}>
					{links.map(({ to, label }) => (
						<li key={to}>
							<Link to={to}>{label}</Link>
						</li>
					))}
				</ul>
			</nav>
			<Social showsDisclaimer={showsDisclaimer} shop={shop} />
		</Page>
	)
}

const DISCLAIMER =
	'This is a demo store built as an academic project. No real orders or payments are processed.'

const Copyright = ({ showsDisclaimer, shop }: ShopProps) => (
	<>
		© {shop.year} {shop.name}.{showsDisclaimer && ' Open source under the MIT licence.'}
	</>
)

interface FooterProps extends ShopProps {
	/** Whether one line of it is shown, as in a portal; it opens to the rest. */
	isFolded: boolean
}

export function Footer({ isFolded, ...shop }: FooterProps) {
	if (isFolded)
		return (
			<Text as="footer" size="tiny" color="muted" className={classes.folded}>
				<details>
					<summary>
						<Page className={classes.line}>
							{shop.showsDisclaimer && DISCLAIMER} <Copyright {...shop} />
						</Page>
					</summary>
					<Columns {...shop} />
				</details>
			</Text>
		)
	return (
		<Text as="footer" size="small" className={classes.footer}>
			<Columns {...shop} />
			<Page className={classes.small}>
				{shop.showsDisclaimer && (
					<Text color="ink" strong className={classes.disclaimer}>
						{DISCLAIMER}
					</Text>
				)}
				<p>
					<Copyright {...shop} />
				</p>
			</Page>
		</Text>
	)
}
