import {
	IconBrandFacebook,
	IconBrandInstagram,
	IconBrandX,
	IconBrandYoutube,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { Inline } from '../ui/layout/inline'
import { Page } from '../ui/layout/page'
import { Action } from '../ui/text/action'
import { Text } from '../ui/text/text'
import classes from './footer.module.css'
import { Logo } from './logo'

const QUICK_LINKS = [
	{ to: '/', label: 'Home' },
	{ to: '/products', label: 'Products' },
	{ to: '/cart', label: 'Cart' },
	{ to: '/about', label: 'About' },
	{ to: '/support', label: 'Support & Help' },
	{ to: '/account', label: 'Your account' },
]

const SOCIAL = [
	{ label: 'Facebook', Icon: IconBrandFacebook },
	{ label: 'X', Icon: IconBrandX },
	{ label: 'Instagram', Icon: IconBrandInstagram },
	{ label: 'YouTube', Icon: IconBrandYoutube },
]

export function Footer({ showsDisclaimer }: { showsDisclaimer: boolean }) {
	return (
		<Text as="footer" size="small" className={classes.footer}>
			<Page className={classes.columns}>
				<Text as="div" tone="muted" className={classes.about}>
					<p className={classes.title}>
						<Logo size={28} />
						Solbazaar
					</p>
					<p>Panels, batteries and inverters that fit together, and an installer near you.</p>
				</Text>
				<nav aria-label="Quick links">
					<h2 className={classes.heading}>Quick links</h2>
					<ul className={classes.list}>
						{QUICK_LINKS.map(({ to, label }) => (
							<li key={to}>
								<Link to={to}>{label}</Link>
							</li>
						))}
					</ul>
				</nav>
				<div>
					<h2 className={classes.heading}>Follow us</h2>
					<Inline as="ul">
						{SOCIAL.map(({ label, Icon }) => (
							<li key={label}>
								<Action
									as={Link}
									to="/about#social"
									className={classes.social}
									aria-label={`${label}: see where to find us`}
								>
									<Icon size={22} aria-hidden />
								</Action>
							</li>
						))}
					</Inline>
				</div>
			</Page>
			<Page className={classes.small}>
				{showsDisclaimer && (
					<Text tone="ink" strong className={classes.disclaimer}>
						This is a demo store built as an academic project. No real orders or payments are
						processed.
					</Text>
				)}
				<p>© {new Date().getFullYear()} Solbazaar. Open source under the MIT licence.</p>
			</Page>
		</Text>
	)
}
